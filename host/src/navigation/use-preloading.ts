import { useLocation } from '@kadam/shared/router';
import { useEffect } from 'react';
import { usePortal, type Portal } from './portal-context';
import { findRoute } from './route-table';
import { isConnectionFast, isPrefetchDisabled } from './connection';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
// After the requests of the page.
const IN_VIEW_MS = 1000;

/**
 * Prefetches the page of a link on hover, focus or touch. On a fast connection, from the second
 * page of a visit, also those of links in view.
 */
export function usePreloading(): void {
  const portal = usePortal();
  const { key } = useLocation();
  const hasGoneOn = key !== 'default';

  useEffect(() => {
    if (!hasGoneOn || !isConnectionFast()) return;
    const seen = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const preloadVisible = () => {
      timer = undefined;
      for (const link of linksInView().filter(({ href }) => !seen.has(href))) {
        seen.add(link.href);
        preload(portal, link);
      }
    };
    const preloadSoon = () => {
      timer ??= setTimeout(preloadVisible, IN_VIEW_MS);
    };
    preloadSoon();
    const content = new MutationObserver(preloadSoon);
    content.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scrollend', preloadSoon);
    return () => {
      clearTimeout(timer);
      content.disconnect();
      document.removeEventListener('scrollend', preloadSoon);
    };
  }, [portal, key, hasGoneOn]);

  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (link) preload(portal, link);
    };
    for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
    return () => INTENTS.forEach((intent) => document.removeEventListener(intent, handleIntent));
  }, [portal]);
}

function linksInView(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#main a[href]')].filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

function preload({ loader, routes }: Portal, { origin, pathname }: HTMLAnchorElement): void {
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  const route = isPrefetchDisabled() ? undefined : findRoute(routes, pathname);
  // The click loads it again and shows the error.
  if (route && route.access !== 'staff') loader.load(route).catch(() => {});
}
