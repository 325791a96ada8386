import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@kadam/shared/router';
import { whenPresent } from './when-present';

/**
 * Takes keyboard and screen reader along to the new page: focus on its heading, one announcement. The first page of a visit is left
 * to the browser, and so is a change of the query alone (filters and pages of a list).
 * @returns what the live region says
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const [announcement, announce] = useState('');

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const before = document.activeElement;
    return whenPresent(findHeading, (heading) => {
      announce(heading.textContent.trim());
      const { activeElement, body } = document;
      // Whoever went on meanwhile, into a menu for example, stays there.
      const hasGoneOn = activeElement !== before && activeElement !== body;
      if (hasGoneOn || document.querySelector('dialog[open]')) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);

  return announcement;
}

// The heading of a placeholder is gone a moment later, and the focus with it.
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('#main h1')].find((heading) => !heading.closest('[aria-busy="true"]'));
