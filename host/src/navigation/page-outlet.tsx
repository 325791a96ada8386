import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@kadam/shared/router';
import { Toast } from '@kadam/shared/ui/toast';
import { report } from '../reporting/report';
import { reportMounted } from '../reporting/measured-visit';
import { PageBoundary } from './page-boundary';
import { PagePlaceholder } from './page-placeholder';
import { PageUnavailable } from './page-unavailable';
import { usePortal } from './portal-context';
import { PrerenderedView } from './prerendered-view';
import type { PortalRoute } from './route-table';
import { usePage, type PageState } from './use-page';

/** The page of a route, or a placeholder while it loads, or an error message. */
export function PageOutlet({ route }: { readonly route: PortalRoute }) {
  const { state, retry, replace } = usePage(route);
  const { hostVersion, loader, prerendered } = usePortal();
  const { pathname } = useLocation();
  const hasMounted = useRef(false);
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
  const handleMount = () => {
    if (!hasMounted.current) reportMounted(page.release, hostVersion, arrival && mountTimes(arrival));
    hasMounted.current = true;
  };
  const handleCrash = (cause: unknown) => {
    report({ remote: page.release.name, version: page.release.version, phase: 'render', cause });
    // In this order: every crash of a mounted page is recorded.
    if (!hasMounted.current || loader.noteCrash(route, page.release)) replace(page);
  };
  return (
    <PageBoundary
      key={showing}
      resetKey={pathname}
      onCrash={handleCrash}
      fallback={<PageUnavailable reason="unavailable" onRetry={handleRetry} />}
    >
      <page.Page />
      {isEarlier && <PreviousVersionToast />}
      <MountSignal onMount={handleMount} />
    </PageBoundary>
  );
}

const mountTimes = ({ loadMs, at }: { readonly loadMs: number; readonly at: number }) => ({
  loadMs,
  mountMs: performance.now() - at,
});

/** Retries, then moves the focus to the heading, because the pressed button is gone. */
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

/** Calls `onMount` once the page has rendered and its effects have run. */
function MountSignal({ onMount }: { readonly onMount: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onMount, 0);
    return () => clearTimeout(timer);
  });
  return null;
}

function PreviousVersionToast() {
  const [isShown, setShown] = useState(true);
  const message = isShown ? 'This page had a problem. You see its previous version.' : undefined;
  // Longer than the default, for two sentences.
  return <Toast message={message} durationMs={8_000} onDismiss={() => setShown(false)} />;
}
