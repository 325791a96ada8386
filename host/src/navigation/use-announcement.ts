import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';
import { FollowedLinks } from './followed-links';
import { whenPresent } from './when-present';

/** After the page has set its title, and a screen reader has read the focused element. */
const ANNOUNCE_DELAY_MS = 150;

/**
 * Announces a new page to screen readers once and focuses its heading or, on return, the followed
 * link. Ignores the first page of a visit and changes of only the query (filters and pages of a
 * list).
 * @returns text of the live region
 */
export function useAnnouncement(): string {
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

/** @returns function that stops waiting */
function arrive(announce: (title: string) => void, findLink?: () => HTMLElement | undefined): () => void {
  const stops: (() => void)[] = [];
  let place = document.activeElement;
  const moveTo = (element: HTMLElement) => {
    // Does not take the focus from an element the user moved to meanwhile.
    const { activeElement, body } = document;
    if ((activeElement !== place && activeElement !== body) || document.querySelector('dialog[open]')) return;
    place = element;
    element.focus({ preventScroll: true });
  };
  const handleHeading = (heading: HTMLElement) => {
    const timer = setTimeout(() => announce(document.title), ANNOUNCE_DELAY_MS);
    stops.push(() => clearTimeout(timer));
    const link = findLink?.();
    if (link) return moveTo(link);
    heading.tabIndex = -1;
    moveTo(heading);
    // A list with the link may load after the heading.
    if (findLink) stops.push(whenPresent(findLink, moveTo));
  };
  stops.push(whenPresent(findHeading, handleHeading));
  return () => stops.forEach((stop) => stop());
}

// The heading of a placeholder is about to be removed.
const findHeading = () =>
  [...document.querySelectorAll<HTMLElement>('#main h1')].find((heading) => !heading.closest('[aria-busy="true"]'));
