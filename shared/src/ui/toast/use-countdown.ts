import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onEnd` after `durationMs` while `isRunning`; pauses keep the remaining time. A new `key`
 * restarts it.
 */
export function useCountdown(key: unknown, { durationMs, isRunning, onEnd }: Countdown) {
  const left = useRef(durationMs);
  const handleEnd = useEffectEvent(onEnd);

  // Layout effects: with passive effects the timer of the previous message could remove the new
  // one.
  useLayoutEffect(() => {
    left.current = durationMs;
  }, [key, durationMs]);

  useLayoutEffect(() => {
    if (!isRunning) return;
    const started = performance.now();
    const timer = setTimeout(handleEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [key, durationMs, isRunning]);
}

interface Countdown {
  durationMs: number;
  isRunning: boolean;
  onEnd: () => void;
}
