import { useSyncExternalStore } from 'react';

// jsdom has no `matchMedia`.
const mediaList = (query: string) => ('matchMedia' in window ? window.matchMedia(query) : undefined);

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = mediaList(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => mediaList(query)?.matches ?? false,
  );
