import { SAVED_JOBS_MESSAGES } from '@kadam/shared/contract/saved-jobs';
import { logInAgain } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import type { Job } from '../../lib/job-posting';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { withSavedId } from '../../lib/saved-ids';
import { changeDevice, deviceIds, tellOtherTabs } from './device-storage';
import { isExpired, sendSaved } from './saved-jobs.requests';
import { addPending, removePending, say, type PendingChange } from './saved-jobs-store';
import { savedJobsQuery } from './use-saved';

/** Saves a job or takes it from the saved ones: a visitor's on this device, a member's on the server. */
export function useToggleSaved(): (job: Job, isSaved: boolean) => void {
  return (job, isSaved) => {
    const { token } = currentSession();
    if (token === null) return keepOnDevice(job.id, isSaved);
    // It may still wait to be merged.
    if (!isSaved && deviceIds().includes(job.id)) keepOnDevice(job.id, false);
    const change: PendingChange = { job, isSaved, token };
    addPending(change);
    void sendInTurn(change);
  };
}

function keepOnDevice(jobId: string, isSaved: boolean): void {
  if (isSaved && withSavedId(deviceIds(), jobId) === undefined) say(SAVED_JOBS_MESSAGES.full);
  changeDevice((ids) => (isSaved ? (withSavedId(ids, jobId) ?? ids) : ids.filter((id) => id !== jobId)));
}

let lastSent: Promise<void> = Promise.resolve();

// One after the other: of two quick clicks on one heart, the second must arrive last.
function sendInTurn(change: PendingChange): Promise<void> {
  lastSent = lastSent.then(() => sendPending(change));
  return lastSent;
}

async function sendPending(change: PendingChange): Promise<void> {
  const { job, isSaved, token } = change;
  // The request would carry the token of whoever is signed in by now.
  if (currentSession().token !== token) return removePending(change);
  try {
    await sendSaved(job.id, isSaved);
    takeIn(change);
    tellOtherTabs();
  } catch (error) {
    if (isExpired(error)) askToLogIn(change);
    else say(`${refusal(change)} ${error instanceof Error ? error.message : ''}`.trim());
  }
  removePending(change);
}

function takeIn({ job, isSaved, token }: PendingChange): void {
  const { queryKey } = savedJobsQuery(token);
  // A list that is on its way may be older than this change.
  const isBehind = queryClient.getQueryData(queryKey) === undefined || queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, (jobs = []) => {
    const others = jobs.filter(({ id }) => id !== job.id);
    return isSaved ? [job, ...others] : others;
  });
  if (isBehind) void queryClient.invalidateQueries({ queryKey });
}

const refusal = ({ job, isSaved }: PendingChange) =>
  isSaved ? `“${job.jobName}” was not saved.` : `“${job.jobName}” is still saved.`;

// What was to be saved waits on the device, and is merged by the login.
function askToLogIn({ job, isSaved, token }: PendingChange): void {
  if (isSaved) keepOnDevice(job.id, true);
  logInAgain({ token, reason: EXPIRED_MESSAGE });
}
