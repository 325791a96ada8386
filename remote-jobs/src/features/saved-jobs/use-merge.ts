import { onDemand } from '@kadam/shared/on-demand';
import { queryClient } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { CHANGED_KEY } from './device-storage';
import { savedJobsQuery, useDeviceIds } from './use-saved';

// Only who logs in with jobs on the device needs it.
const loadMerge = onDemand(() => import(/* webpackChunkName: "saved-merge" */ './merge'));

/** Gives a member what was saved on this device before the login, and keeps up with the other tabs. */
export function useMerge(): void {
  const token = useSession((session) => session.token);
  const isDeviceEmpty = useDeviceIds().length === 0;

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === CHANGED_KEY) void queryClient.invalidateQueries({ queryKey: savedJobsQuery(token).queryKey });
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [token]);

  useEffect(() => {
    if (token === null || isDeviceEmpty) return;
    let isOver = false;
    // Without the code the jobs stay on the device, and the next page tries again; that it did not come is reported.
    loadMerge().then(
      ({ merge }) => (isOver ? undefined : merge(token)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [token, isDeviceEmpty]);
}
