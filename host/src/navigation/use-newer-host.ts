import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@kadam/shared/router';
import { findNewerHost, reloadOnceFor } from '../federation/newer-host';
import { usePortal } from './portal-context';

/** Min interval between requests, for a tab that often becomes visible. */
const MIN_INTERVAL_MS = 60_000;

/**
 * Updates the host: when the tab becomes visible it fetches the live version, and the next followed
 * link loads its document in full. It never reloads while the user types or a dialog is open.
 */
export function useNewerHost(): void {
  const portal = usePortal();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const newer = useRef<string>(undefined);
  const shown = useRef(pathname);

  useEffect(() => {
    let checkedAt = -Infinity;
    const check = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
      checkedAt = Date.now();
      newer.current = await findNewerHost(portal);
    };
    const handleVisibility = () => void check();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [portal]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (newer.current && navigationType === 'PUSH') reloadOnceFor(newer.current);
  }, [pathname, navigationType]);
}
