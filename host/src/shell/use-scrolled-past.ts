import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled beyond `limit` px. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(subscribe, () => window.scrollY > limit);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
