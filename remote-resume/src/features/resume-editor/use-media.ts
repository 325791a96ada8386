import { useSyncExternalStore } from 'react';

// jsdom has no `matchMedia`.
const asked = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : undefined);

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = asked(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => asked(query)?.matches ?? false,
  );
