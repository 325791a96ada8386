import { useEffect, useState } from 'react';

/** Below this, showing a placeholder would only flicker; in milliseconds. */
const SLOW_AFTER_MS = 250;

/** True once something has been pending for longer than a blink. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
