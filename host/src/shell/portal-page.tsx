import { Route, Routes, useLocation } from '@kadam/shared/router';
import { useSession } from '@kadam/shared/session';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { AuthDialogs } from '../auth/auth-dialogs';
import { prefetchAuthForms } from '../auth/load-auth-forms';
import { ConfirmationBanner } from '../auth/confirmation-banner';
import { useSessionWatch } from '../auth/session-watch';
import { useAuthView } from '../auth/use-auth-view';
import { PageTitle } from '../navigation/page-title';
import { NotFoundPage } from '../navigation/not-found-page';
import { PageOutlet } from '../navigation/page-outlet';
import { usePortal } from '../navigation/portal-context';
import { findRoute, type PortalRoute } from '../navigation/route-table';
import { useAnnouncement } from '../navigation/use-announcement';
import { useNewerHost } from '../navigation/use-newer-host';
import { usePreloading } from '../navigation/use-preloading';
import { useScroll } from '../navigation/use-scroll';
import { OfficeEntry } from '../office/office-entry';
import { Footer } from './footer';
import { Header } from './header';
import { PreviewNote } from './preview-note';
import { Main, SkipLink } from './portal-page.styles';

/** The whole page: header, page of a remote, footer, and the dialogs for signing in. */
export function PortalPage() {
  const { routes } = usePortal();
  const { pathname } = useLocation();
  const auth = useAuthView();
  const route = findRoute(routes, pathname);
  const hasChrome = route?.chrome !== 'none';
  const hasBanner = useSession((session) => session.isUnconfirmed) && hasChrome;
  const isOverHero = pathname === '/' && !hasBanner;
  useSessionWatch();
  useScroll();
  useNewerHost();
  usePreloading();
  const announcement = useAnnouncement();

  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      {hasChrome && (
        <Header isOverHero={isOverHero} onSignup={() => auth.showSignup('')} onAuthIntent={prefetchAuthForms} />
      )}
      {hasBanner && <ConfirmationBanner />}
      <Main id="main" tabIndex={-1} data-chrome={hasChrome} data-under-header={isOverHero || hasBanner}>
        <PageTitle route={route} pathname={pathname} />
        <RoutedPage route={route} />
      </Main>
      {hasChrome && <Footer />}
      <PreviewNote />
      <AuthDialogs
        view={auth.view}
        onClose={auth.giveUp}
        onLogin={auth.showLogin}
        onSignup={auth.showSignup}
        onForgot={auth.showForgot}
        onAccount={auth.showFirstLogin}
      />
      <VisuallyHidden as="div" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </>
  );
}

// A route of react-router, so that pages can read its parameters.
function RoutedPage({ route }: { readonly route: PortalRoute | undefined }) {
  if (!route) return <NotFoundPage />;
  const page = <PageOutlet key={route.path} route={route} />;
  return (
    <Routes>
      <Route
        path={route.path}
        element={route.access === 'staff' ? <OfficeEntry title={route.title}>{page}</OfficeEntry> : page}
      />
    </Routes>
  );
}
