import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Whether what moves by itself may move. */
export type Motion = 'running' | 'paused';

const KEY = 'kadam.motion';
const REDUCED = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();
// Where storage is full or switched off, the choice holds for this page.
let unstored: Motion | null = null;

/** The visitor's choice; without one, what the system asks for. */
export function currentMotion(): Motion {
  return unstored ?? storedMotion() ?? (window.matchMedia?.(REDUCED).matches ? 'paused' : 'running');
}

export function chooseMotion(motion: Motion): void {
  try {
    window.localStorage.setItem(KEY, motion);
    unstored = null;
  } catch {
    unstored = motion;
  }
  listeners.forEach((notice) => notice());
}

/** The motion of this page, also told to the style sheets as `data-motion` on the root element. */
export function useMotion(): Motion {
  const motion = useSyncExternalStore(subscribe, currentMotion, () => 'running' as const);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);
  return motion;
}

function subscribe(notice: () => void): () => void {
  const query = window.matchMedia?.(REDUCED);
  listeners.add(notice);
  window.addEventListener('storage', notice);
  query?.addEventListener('change', notice);
  return () => {
    listeners.delete(notice);
    window.removeEventListener('storage', notice);
    query?.removeEventListener('change', notice);
  };
}

function storedMotion(): Motion | null {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'running' || stored === 'paused' ? stored : null;
  } catch {
    return null;
  }
}
