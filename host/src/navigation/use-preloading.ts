import { useEffect } from 'react';
import { usePortal, type Portal } from './portal-context';
import { findRoute } from './route-table';
import { isLineSparing } from './sparing-line';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the page that a link leads to once somebody points at it, focuses or touches it, whichever remote the link is of, so that the click
 * finds it here.
 */
export function usePreloading(): void {
  const portal = usePortal();

  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) preload(portal, link);
    };
    for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
    return () => INTENTS.forEach((intent) => document.removeEventListener(intent, handleIntent));
  }, [portal]);
}

function preload({ loader, routes }: Portal, { origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  const route = isLineSparing() ? undefined : findRoute(routes, pathname);
  // A page that fails now is asked for again by the click, which says so.
  if (route) loader.load(route).catch(() => {});
}
