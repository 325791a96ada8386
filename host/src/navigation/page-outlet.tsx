import { useEffect, useRef } from 'react';
import { useLocation } from '@kadam/shared/router';
import { report } from '../reporting/report';
import { tellStood } from '../reporting/measured-visit';
import { EarlierNotice } from './earlier-notice';
import { PageBoundary } from './page-boundary';
import { PagePlaceholder } from './page-placeholder';
import { PageUnavailable } from './page-unavailable';
import { usePortal } from './portal-context';
import { PrerenderedView } from './prerendered-view';
import type { PortalRoute } from './route-table';
import { usePage, type PageState } from './use-page';

/** The page of a route, or what stands in its place while it comes, is being mended, or is gone. */
export function PageOutlet({ route }: { readonly route: PortalRoute }) {
  const { state, retry, replace } = usePage(route);
  const { hostVersion, loader, prerendered } = usePortal();
  const { pathname } = useLocation();
  const hasStood = useRef(false);
  const handleRetry = useRetry(state.status, retry);

  if (state.status === 'loading') {
    return prerendered?.path === route.path ? (
      <PrerenderedView page={prerendered} />
    ) : (
      <PagePlaceholder title={route.title} />
    );
  }
  if (state.status === 'failed') return <PageUnavailable reason={state.reason} onRetry={handleRetry} />;

  const { page, showing, isEarlier, arrival } = state;
  const handleStand = () => {
    if (!hasStood.current) tellStood(page.release, hostVersion, arrival && standingOf(arrival));
    hasStood.current = true;
  };
  const handleCrash = (cause: unknown) => {
    report({ remote: page.release.name, version: page.release.version, phase: 'render', cause });
    // In this order: each crash after the page has stood is noted.
    if (!hasStood.current || loader.noteCrash(route, page.release)) replace(page);
  };
  return (
    <PageBoundary
      key={showing}
      resetKey={pathname}
      onCrash={handleCrash}
      fallback={<PageUnavailable reason="unavailable" onRetry={handleRetry} />}
    >
      <page.Page />
      {isEarlier && <EarlierNotice />}
      <StandSignal onStand={handleStand} />
    </PageBoundary>
  );
}

const standingOf = ({ loadMs, at }: { readonly loadMs: number; readonly at: number }) => ({
  loadMs,
  mountMs: performance.now() - at,
});

/** Retries, and hands the keyboard to the heading of what comes of it: the button that was pressed is gone by then. */
function useRetry(status: PageState['status'], retry: () => void): () => void {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (status === 'loading' || !hasRetried.current) return;
    hasRetried.current = false;
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [status]);
  return () => {
    hasRetried.current = true;
    retry();
  };
}

/** Tells once the page has been rendered and its effects have run without throwing. */
function StandSignal({ onStand }: { readonly onStand: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStand, 0);
    return () => clearTimeout(timer);
  });
  return null;
}
