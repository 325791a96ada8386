import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';
import { isShellState } from './shell-state';
import { ScrollMemory } from './scroll-memory';
import { whenPresent } from './when-present';

/**
 * A new page starts at the top; back, forward and reload restore the position; a hash scrolls to
 * its element.
 */
export function useScroll(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [memory] = useState(() => new ScrollMemory());
  const entry = `${location.key} ${location.pathname}${location.search}`;
  const shown = useRef<{ entry: string; pathname: string; hash: string } | null>(null);

  useRemembering(memory, entry);

  useLayoutEffect(() => {
    const before = shown.current;
    const { pathname, hash, state } = location;
    shown.current = { entry, pathname, hash };
    if (before?.entry === entry && before.hash === hash) return;
    const isReturn = before ? navigationType === 'POP' : isReturningDocument();
    if (isReturn && memory.positionOf(entry) > 0) return scrollWhenTall(memory.positionOf(entry));
    if (hash) return whenPresent(() => document.getElementById(idOf(hash)), scrollTo);
    if (isReturn || before?.pathname !== pathname || isShellState(state)) window.scrollTo(0, 0);
  }, [entry, location, memory, navigationType]);
}

function useRemembering(memory: ScrollMemory, entry: string): void {
  // A layout effect, so that scroll events of the new page are not stored for the old one.
  useLayoutEffect(() => {
    const handleScroll = () => memory.note(entry, window.scrollY);
    const handleLeave = () => memory.save();
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', handleScroll, { passive: true });
    // Scroll events fire a frame later, possibly after a click.
    window.addEventListener('click', handleScroll, { capture: true });
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('click', handleScroll, { capture: true });
      window.removeEventListener('pagehide', handleLeave);
    };
  }, [memory, entry]);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const scrollTo = (element: HTMLElement) => element.scrollIntoView();

/** Scrolls once the page is tall enough, unless the user has scrolled. */
function scrollWhenTall(position: number): () => void {
  const isTall = () => (document.documentElement.scrollHeight - window.innerHeight >= position ? true : null);
  const stop = whenPresent(isTall, () => window.scrollTo(0, position));
  const moves = ['wheel', 'touchmove', 'keydown'] as const;
  const end = () => {
    stop();
    moves.forEach((move) => window.removeEventListener(move, end));
  };
  moves.forEach((move) => window.addEventListener(move, end, { passive: true }));
  return end;
}

function isReturningDocument(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward');
}
