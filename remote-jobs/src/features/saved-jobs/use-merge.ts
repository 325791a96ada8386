import { onDemand } from '@kadam/shared/on-demand';
import { queryClient } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { CHANGED_KEY } from './device-storage';
import { savedJobsQuery, useDeviceIds } from './use-saved';

// Loaded on demand.
const loadMerge = onDemand(() => import(/* webpackChunkName: "saved-merge" */ './merge'));

/** Merges the device's saved jobs after a login, and follows changes of other tabs. */
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
    // If the code fails to load, the jobs stay on the device for the next page.
    loadMerge().then(
      ({ merge }) => (isOver ? undefined : merge(token)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [token, isDeviceEmpty]);
}
