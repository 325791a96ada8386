import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';
import { findNewerHost, reloadOnceFor } from '../federation/newer-host';
import { usePortal } from './portal-context';

/** A tab that is looked at again and again asks no more often than this. */
const ASK_AGAIN_AFTER_MS = 60_000;

/**
 * Takes a newer host: a tab that becomes visible asks which one is live, and the next link that is followed loads its document in full.
 * Nothing changes under what somebody is typing, neither on the page nor in an open dialog.
 */
export function useNewerHost(): void {
  const portal = usePortal();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const newer = useRef<string>(undefined);
  const shown = useRef(pathname);

  useEffect(() => {
    let askedAt = -Infinity;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_AFTER_MS) return;
      askedAt = Date.now();
      newer.current = await findNewerHost(portal);
    };
    const handleVisibility = () => void ask();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [portal]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (newer.current && navigationType === 'PUSH') reloadOnceFor(newer.current);
  }, [pathname, navigationType]);
}
