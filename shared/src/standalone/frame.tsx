import { lazy, Suspense, useState, type ComponentType } from 'react';
import { NavLink, Navigate, Route, Routes } from '@kadam/shared/router';
import styled from 'styled-components';
import { Container } from '../ui/layout';
import { color, size, space } from '../ui/theme';
import { SignIn } from './sign-in';

/** A page of the remote in its `routes.json`. */
export interface StandalonePage {
  readonly path: string;
  readonly title: string;
  readonly module: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Replaces the host in development: links to pages without parameters, and sign-in. */
export function Frame({ pages }: { readonly pages: readonly StandalonePage[] }) {
  const [routes] = useState(() => pages.map(({ path, load }) => ({ path, Page: lazy(load) })));
  const links = pages.filter(({ path }) => !path.includes(':'));
  return (
    <>
      <Container>
        <FrameBar>
          <nav aria-label="Site">
            {links.map(({ path, title }) => (
              <NavLink key={path} to={path} end>
                {title}
              </NavLink>
            ))}
          </nav>
          <SignIn />
        </FrameBar>
      </Container>
      <main id="main">
        <Suspense fallback={null}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to={links[0]?.path ?? '/'} replace />} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

const FrameBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(1.5)};
  border-bottom: ${size.hairline} solid ${color.line};

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(2)};
  }
`;
