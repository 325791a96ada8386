import { useEffect } from 'react';
import { listen } from '@kadam/shared/events';
import { useLocation } from '@kadam/shared/router';
import { refreshSession } from '@kadam/shared/session';

/** Interval at which browser storage is read without an event. */
const POLL_MS = 2_000;

/** Syncs the session with browser storage, which other tabs and scripts change. */
export function useSessionWatch(): void {
  const { key } = useLocation();

  useEffect(refreshSession, [key]);

  useEffect(() => {
    const stops = [
      listen('auth:login', refreshSession),
      listen('auth:logout', refreshSession),
      onEvent(window, 'storage'),
      onEvent(window, 'focus'),
      onEvent(window, 'pageshow'),
      onEvent(document, 'visibilitychange'),
    ];
    const poll = setInterval(refreshSession, POLL_MS);
    return () => {
      clearInterval(poll);
      stops.forEach((stop) => stop());
    };
  }, []);
}

function onEvent(target: EventTarget, event: string): () => void {
  target.addEventListener(event, refreshSession);
  return () => target.removeEventListener(event, refreshSession);
}
