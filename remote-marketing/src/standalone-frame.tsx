import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BRAND } from '@kadam/shared/contract/brand';
import { BrowserRouter, Link, Navigate, Route, Routes } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import AboutPage from './pages/about-page';
import ContactPage from './pages/contact-page';
import HomePage from './pages/home-page';
import PrivacyPage from './pages/privacy-page';
import ServicesPage from './pages/services-page';
import TeamPage from './pages/team-page';
import TermsPage from './pages/terms-page';
import { paths } from './paths';

const pages = [
  { path: paths.home, label: `${BRAND.name}: marketing alone`, Page: HomePage },
  { path: paths.about, label: 'About', Page: AboutPage },
  { path: paths.services, label: 'Services', Page: ServicesPage },
  { path: paths.team, label: 'Team', Page: TeamPage },
  { path: paths.contact, label: 'Contact', Page: ContactPage },
  { path: paths.terms, label: 'Terms', Page: TermsPage },
  { path: paths.privacy, label: 'Privacy', Page: PrivacyPage },
] as const;

/** Shows this remote alone, for development: its pages below a line of links, without the host. */
export function mountStandalone(): void {
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Container as="header">
          {pages.map(({ path, label }) => (
            <span key={path}>
              <Link to={path}>{label}</Link>{' '}
            </span>
          ))}
        </Container>
        <main id="main">
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to={paths.home} replace />} />
          </Routes>
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}
