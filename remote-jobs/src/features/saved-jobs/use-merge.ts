import { SAVED_JOBS_MAX } from '@kadam/shared/contract/saved-jobs';
import { currentSession, useSession } from '@kadam/shared/session';
import { queryClient } from '@kadam/shared/query';
import { useEffect } from 'react';
import type { Job } from '../../lib/job-posting';
import { CHANGED_KEY, changeDevice, deviceIds, tellOtherTabs } from './device-storage';
import { isExpired, sendMerge } from './saved-jobs.requests';
import { say } from './saved-jobs-store';
import { savedJobsQuery, useDeviceIds } from './use-saved';

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
    if (token !== null && !isDeviceEmpty) void merge(token);
  }, [token, isDeviceEmpty]);
}

async function merge(token: string): Promise<void> {
  const sent = deviceIds();
  try {
    const jobs = await sendMerge(sent);
    // Somebody else may be signed in by now; this list is not theirs.
    if (currentSession().token === token) await replaceList(token, jobs);
    changeDevice((ids) => ids.filter((id) => !sent.includes(id)));
    const left = sent.filter((id) => jobs.every((job) => job.id !== id)).length;
    if (left > 0 && jobs.length >= SAVED_JOBS_MAX) say(fullText(left));
    tellOtherTabs();
  } catch (error) {
    if (!isExpired(error))
      say(`The jobs saved on this device could not be added to your account yet. ${textOf(error)}`);
  }
}

async function replaceList(token: string, jobs: readonly Job[]): Promise<void> {
  const { queryKey } = savedJobsQuery(token);
  // The list that is on its way was asked for before the merge.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, jobs);
  void queryClient.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
}

const fullText = (left: number) =>
  `You have saved ${SAVED_JOBS_MAX} jobs, which is the most: ${left} of those saved on this device could not be added.`;

const textOf = (error: unknown) => (error instanceof Error ? error.message : '');
