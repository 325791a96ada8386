import { SAVED_JOBS_MESSAGES } from '@kadam/shared/contract/saved-jobs';
import { emit } from '@kadam/shared/events';
import { currentSession, signOut } from '@kadam/shared/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Job } from '../../lib/job-posting';
import { EXPIRED_MESSAGE } from '../../lib/profile-failure';
import { withSavedId } from '../../lib/saved-ids';
import { changeDevice, deviceIds, tellOtherTabs } from './device-storage';
import { isExpired, sendSaved } from './saved-jobs.requests';
import { endWish, say, wish, type Wish } from './saved-jobs-store';
import { savedJobsQuery } from './use-saved';

/** Saves a job or takes it from the saved ones: a visitor's on this device, a member's on the server. */
export function useToggleSaved(): (job: Job, isSaved: boolean) => void {
  const client = useQueryClient();
  return (job, isSaved) => {
    const { token } = currentSession();
    if (token === null) return keepOnDevice(job.id, isSaved);
    // It may still wait to be merged.
    if (!isSaved && deviceIds().includes(job.id)) keepOnDevice(job.id, false);
    const made: Wish = { job, isSaved, token };
    wish(made);
    void sendInTurn(made, client);
  };
}

function keepOnDevice(jobId: string, isSaved: boolean): void {
  if (isSaved && withSavedId(deviceIds(), jobId) === undefined) say(SAVED_JOBS_MESSAGES.full);
  changeDevice((ids) => (isSaved ? (withSavedId(ids, jobId) ?? ids) : ids.filter((id) => id !== jobId)));
}

let lastSent: Promise<void> = Promise.resolve();

// One after the other: of two quick clicks on one heart, the second must arrive last.
function sendInTurn(made: Wish, client: QueryClient): Promise<void> {
  lastSent = lastSent.then(() => fulfil(made, client));
  return lastSent;
}

async function fulfil(made: Wish, client: QueryClient): Promise<void> {
  const { job, isSaved, token } = made;
  // The request would carry the token of whoever is signed in by now.
  if (currentSession().token !== token) return endWish(made);
  try {
    await sendSaved(job.id, isSaved);
    takeIn(made, client);
    tellOtherTabs();
  } catch (error) {
    if (isExpired(error)) askToLogIn(made);
    else say(`${refusal(made)} ${error instanceof Error ? error.message : ''}`.trim());
  }
  endWish(made);
}

function takeIn({ job, isSaved, token }: Wish, client: QueryClient): void {
  const { queryKey } = savedJobsQuery(token);
  // A list that is on its way may be older than this change.
  const isBehind = client.getQueryData(queryKey) === undefined || client.isFetching({ queryKey }) > 0;
  client.setQueryData(queryKey, (jobs = []) => {
    const others = jobs.filter(({ id }) => id !== job.id);
    return isSaved ? [job, ...others] : others;
  });
  if (isBehind) void client.invalidateQueries({ queryKey });
}

const refusal = ({ job, isSaved }: Wish) =>
  isSaved ? `“${job.jobName}” was not saved.` : `“${job.jobName}” is still saved.`;

// What was to be saved waits on the device, and is merged by the login.
function askToLogIn({ job, isSaved }: Wish): void {
  if (isSaved) keepOnDevice(job.id, true);
  signOut();
  emit('auth:logout');
  emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
}
