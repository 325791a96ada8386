import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';
import { FollowedLinks } from './followed-links';
import { whenPresent } from './when-present';

/** By then a page has named the document after what it shows, and a screen reader has read where the focus went. */
const SAY_AFTER_MS = 150;

/**
 * Takes keyboard and screen reader along to the new page: one announcement of what it shows, and the focus on its heading or, for whoever
 * comes back, on the link that was followed. The first page of a visit is left to the browser, and so is a change of the query alone
 * (filters and pages of a list).
 * @returns what the live region says
 */
export function useArrival(): string {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);
  const [announcement, announce] = useState('');
  const [followed] = useState(() => new FollowedLinks());
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => followed.note(entry, target);
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [followed, entry]);

  const handleArrival = useEffectEvent(() =>
    arrive(announce, navigationType === 'POP' ? () => followed.find(entry) : undefined),
  );
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    return handleArrival();
  }, [pathname]);

  return announcement;
}

/** @returns the function that stops waiting */
function arrive(announce: (title: string) => void, findLink?: () => HTMLElement | undefined): () => void {
  const stops: (() => void)[] = [];
  let place = document.activeElement;
  const moveTo = (element: HTMLElement) => {
    // Whoever went on meanwhile, into a menu for example, stays there.
    const { activeElement, body } = document;
    if ((activeElement !== place && activeElement !== body) || document.querySelector('dialog[open]')) return;
    place = element;
    element.focus({ preventScroll: true });
  };
  const handleHeading = (heading: HTMLElement) => {
    const timer = setTimeout(() => announce(document.title), SAY_AFTER_MS);
    stops.push(() => clearTimeout(timer));
    const link = findLink?.();
    if (link) return moveTo(link);
    heading.tabIndex = -1;
    moveTo(heading);
    // A list may come after the heading, and the link with it.
    if (findLink) stops.push(whenPresent(findLink, moveTo));
  };
  stops.push(whenPresent(findHeading, handleHeading));
  return () => stops.forEach((stop) => stop());
}

// The heading of a placeholder is gone a moment later, and the focus with it.
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('#main h1')].find((heading) => !heading.closest('[aria-busy="true"]'));
