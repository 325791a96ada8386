import { useLayoutEffect, useSyncExternalStore } from 'react';

export type Motion = 'running' | 'paused';

const KEY = 'kadam.motion';
const REDUCED = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();

/** The choice on this page, else the stored one; paused by default with reduced motion. */
export function currentMotion(): Motion {
  return motionOf(document.documentElement.dataset.motion) ?? (wantsLess() ? 'paused' : (storedMotion() ?? 'running'));
}

export function chooseMotion(motion: Motion): void {
  try {
    window.localStorage.setItem(KEY, motion);
  } catch {
    // Without storage the choice applies to this page only.
  }
  applyMotion(motion);
}

/** The motion setting, mirrored as `data-motion` on the root element for style sheets. */
export function useMotion(): Motion {
  const motion = useSyncExternalStore(subscribe, currentMotion, () => 'running' as const);
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = motion;
  }, [motion]);
  return motion;
}

function applyMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  listeners.forEach((notice) => notice());
}

function subscribe(notice: () => void): () => void {
  const query = window.matchMedia?.(REDUCED);
  const handleChange = () => applyMotion(wantsLess() ? 'paused' : (storedMotion() ?? 'running'));
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const chosen = key === KEY ? motionOf(newValue) : null;
    if (chosen) applyMotion(chosen);
  };
  listeners.add(notice);
  window.addEventListener('storage', handleStorage);
  query?.addEventListener('change', handleChange);
  return () => {
    listeners.delete(notice);
    window.removeEventListener('storage', handleStorage);
    query?.removeEventListener('change', handleChange);
  };
}

const wantsLess = () => window.matchMedia?.(REDUCED).matches ?? false;
const motionOf = (value: string | null | undefined) => (value === 'running' || value === 'paused' ? value : null);

function storedMotion(): Motion | null {
  try {
    return motionOf(window.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
