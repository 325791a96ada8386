import { useEffect, useRef } from 'react';
import { useLocation } from '@kadam/shared/router';
import { PageBoundary } from './page-boundary';
import { PagePlaceholder } from './page-placeholder';
import { PageUnavailable } from './page-unavailable';
import { usePortal } from './portal-context';
import { PrerenderedView } from './prerendered-view';
import type { PortalRoute } from './route-table';
import { usePage } from './use-page';

/** The page of a route, or what stands in its place while it comes, is being mended, or is gone. */
export function PageOutlet({ route }: { readonly route: PortalRoute }) {
  const { state, retry, replace } = usePage(route);
  const { prerendered } = usePortal();
  const { pathname } = useLocation();
  const hasStood = useRef(false);

  if (state.status === 'loading') {
    return prerendered?.path === route.path ? (
      <PrerenderedView page={prerendered} />
    ) : (
      <PagePlaceholder title={route.title} />
    );
  }
  if (state.status === 'failed') return <PageUnavailable reason={state.reason} onRetry={retry} />;

  const { page, showing } = state;
  const handleCrash = () => {
    if (!hasStood.current) replace(page);
  };
  return (
    <PageBoundary
      key={showing}
      resetKey={pathname}
      onCrash={handleCrash}
      fallback={<PageUnavailable reason="unavailable" onRetry={retry} />}
    >
      <page.Page />
      <StandSignal onStand={() => (hasStood.current = true)} />
    </PageBoundary>
  );
}

/** Tells once the page has been rendered and its effects have run without throwing. */
function StandSignal({ onStand }: { readonly onStand: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onStand, 0);
    return () => clearTimeout(timer);
  });
  return null;
}
