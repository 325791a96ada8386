import { useEffect, useEffectEvent, useState } from 'react';

/** Duration and fade-out of the splash in milliseconds. */
export const VISIBLE_MS = 1200;
export const FADE_MS = 800;

export type SplashPhase = 'visible' | 'fading';

/** Runs the splash once; a key press or a touch ends it early. */
export function useHomeSplash(onComplete: () => void): SplashPhase {
  const [phase, setPhase] = useState<SplashPhase>('visible');
  const handleComplete = useEffectEvent(onComplete);

  useEffect(() => {
    const fade = setTimeout(() => setPhase('fading'), VISIBLE_MS);
    const end = setTimeout(() => handleComplete(), VISIBLE_MS + FADE_MS);
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleComplete();
    };
    const handlePress = () => handleComplete();
    window.addEventListener('keydown', handleKey);
    window.addEventListener('pointerdown', handlePress);
    return () => {
      clearTimeout(fade);
      clearTimeout(end);
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('pointerdown', handlePress);
    };
  }, []);

  return phase;
}
