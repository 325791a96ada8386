import { useSyncExternalStore } from 'react';

/** There is room beside the sheet (`Desk` of resume-editor.styles.ts). */
const WIDE = '(min-width: 1200.02px)';

// jsdom has no windows of a width.
const query = () => ('matchMedia' in window ? window.matchMedia(WIDE) : undefined);

const subscribe = (listener: () => void) => {
  const asked = query();
  asked?.addEventListener('change', listener);
  return () => asked?.removeEventListener('change', listener);
};

/** Whether what is said about the resume stands beside it; below it or over it otherwise. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
