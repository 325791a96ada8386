import { useSyncExternalStore } from 'react';

// jsdom has no windows of a width.
const asked = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : undefined);

/** Whether the window fits a media query. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = asked(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => asked(query)?.matches ?? false,
  );
