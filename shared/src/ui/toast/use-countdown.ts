import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls `onEnd` once `durationMs` have run in full while `isRunning`; a pause keeps what is left. A new `key` starts again. */
export function useCountdown(key: unknown, { durationMs, isRunning, onEnd }: Countdown) {
  const left = useRef(durationMs);
  const handleEnd = useEffectEvent(onEnd);

  // Layout effects: between a commit and its passive effects the time of the message before could end, and take the new one away.
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
