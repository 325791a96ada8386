import { useLocation } from '@kadam/shared/router';
import { useEffect } from 'react';
import { usePortal, type Portal } from './portal-context';
import { findRoute } from './route-table';
import { isLineFast, isLineSparing } from './sparing-line';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
// After what the page itself asks for.
const LOOKED_AT_MS = 1000;

/**
 * Fetches the page that a link leads to once somebody points at it, focuses or touches it, whichever remote the link is of, so that the click
 * finds it here. On a fast line, whoever has gone on to a second page gets the pages of the links in view as well; the first page of a visit
 * costs no more than itself.
 */
export function usePreloading(): void {
  const portal = usePortal();
  const { key } = useLocation();
  const hasGoneOn = key !== 'default';

  useEffect(() => {
    if (!hasGoneOn || !isLineFast()) return;
    const looked = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      for (const link of linksInView().filter(({ href }) => !looked.has(href))) {
        looked.add(link.href);
        preload(portal, link);
      }
    };
    const lookSoon = () => {
      timer ??= setTimeout(look, LOOKED_AT_MS);
    };
    lookSoon();
    const content = new MutationObserver(lookSoon);
    content.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('scrollend', lookSoon);
    return () => {
      clearTimeout(timer);
      content.disconnect();
      document.removeEventListener('scrollend', lookSoon);
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
  const route = isLineSparing() ? undefined : findRoute(routes, pathname);
  // A page that fails now is asked for again by the click, which says so.
  if (route) loader.load(route).catch(() => {});
}
