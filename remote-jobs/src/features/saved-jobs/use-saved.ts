import { useSession } from '@kadam/shared/session';
import { queryOptions, useQuery } from '@kadam/shared/query';
import { useSyncExternalStore } from 'react';
import type { Job } from '../../lib/job-posting';
import { deviceIds, observeDevice } from './device-storage';
import { fetchSavedJobs } from './saved-jobs.requests';
import { useSavedJobsStore } from './saved-jobs-store';
import { queryKey } from '../../lib/query-key';

/** The member's list, reloaded on window focus as another device may change it. */
export const savedJobsQuery = (token: string | null) =>
  queryOptions({
    queryKey: queryKey('saved-jobs', token),
    queryFn: ({ signal }) => fetchSavedJobs(signal),
    enabled: token !== null,
    refetchOnWindowFocus: true,
  });

/** Whether a job is saved: by a pending change, else on the server or the device. */
export function useIsSaved(jobId: string): boolean {
  const token = useSession((session) => session.token);
  const pending = useSavedJobsStore((state) => state.pending[jobId]);
  const isOnDevice = useDeviceIds().includes(jobId);
  const { data: isOnServer } = useQuery({
    ...savedJobsQuery(token),
    select: (jobs: readonly Job[]) => jobs.some(({ id }) => id === jobId),
  });
  if (pending?.token === token) return pending.isSaved;
  return isOnDevice || (token !== null && isOnServer === true);
}

/** The ids saved on this device, latest first. */
export const useDeviceIds = (): readonly string[] => useSyncExternalStore(observeDevice, deviceIds);
