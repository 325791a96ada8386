import { MAX_SAVED_JOBS } from '@kadam/shared/contract/saved-jobs';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import type { Job } from '../../lib/job-posting';
import { changeDevice, deviceIds, notifyOtherTabs } from './device-storage';
import { isExpired, sendMerge } from './saved-jobs.requests';
import { showMessage } from './saved-jobs-store';
import { savedJobsQuery } from './use-saved';

/** Adds the device's saved jobs to the member's; those that fail stay on the device. */
export async function merge(token: string): Promise<void> {
  const sent = deviceIds();
  try {
    const jobs = await sendMerge(sent);
    // Another member may be signed in by now.
    if (currentSession().token === token) await replaceList(token, jobs);
    changeDevice((ids) => ids.filter((id) => !sent.includes(id)));
    const left = sent.filter((id) => jobs.every((job) => job.id !== id)).length;
    if (left > 0 && jobs.length >= MAX_SAVED_JOBS) showMessage(fullText(left));
    notifyOtherTabs();
  } catch (error) {
    if (!isExpired(error))
      showMessage(`The jobs saved on this device could not be added to your account yet. ${textOf(error)}`);
  }
}

async function replaceList(token: string, jobs: readonly Job[]): Promise<void> {
  const { queryKey } = savedJobsQuery(token);
  // A pending list is older than the merge.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, jobs);
  void queryClient.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
}

const fullText = (left: number) =>
  `You have saved ${MAX_SAVED_JOBS} jobs, which is the maximum: ${left} of those saved on this device could not be added.`;

const textOf = (error: unknown) => (error instanceof Error ? error.message : '');
