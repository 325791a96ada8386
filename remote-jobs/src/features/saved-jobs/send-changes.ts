import { logInAgain } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { currentSession } from '@kadam/shared/session';
import { EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { notifyOtherTabs, saveOnDevice } from './device-storage';
import { forgetPending, type PendingChange, removePending, setSending, showMessage } from './saved-jobs-store';
import { isExpired, sendSaved } from './saved-jobs.requests';
import { savedJobsQuery } from './use-saved';

let lastSent: Promise<void> = Promise.resolve();
let attempt = new AbortController();
let cancellations = 0;

/** Sends changes in order: of two quick clicks the second must arrive last. */
export function sendInTurn(change: PendingChange): void {
  const known = cancellations;
  lastSent = lastSent.then(() => sendPending(change, () => known !== cancellations));
}

/** Aborts and repeats the pending request. */
export const retrySaving = (): void => attempt.abort();

/** Aborts the pending request and drops the later changes. */
export function cancelSaving(): void {
  cancellations += 1;
  attempt.abort();
  forgetPending();
}

async function sendPending(change: PendingChange, isCanceled: () => boolean): Promise<void> {
  const { job, isSaved, token } = change;
  // The request would use the token of the current session.
  while (!isCanceled() && currentSession().token === token) {
    attempt = new AbortController();
    const { signal } = attempt;
    setSending(change);
    try {
      await sendSaved(job.id, isSaved, signal);
      updateList(change);
      notifyOtherTabs();
      break;
    } catch (error) {
      if (signal.aborted) continue;
      if (isExpired(error)) requestLogin(change);
      else showMessage(`${failureText(change)} ${error instanceof Error ? error.message : ''}`.trim());
      break;
    }
  }
  // The server may have received a canceled request.
  if (isCanceled()) void queryClient.invalidateQueries({ queryKey: savedJobsQuery(token).queryKey });
  removePending(change);
}

function updateList({ job, isSaved, token }: PendingChange): void {
  const { queryKey } = savedJobsQuery(token);
  // A pending list may be older than this change.
  const isBehind = queryClient.getQueryData(queryKey) === undefined || queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, (jobs = []) => {
    const others = jobs.filter(({ id }) => id !== job.id);
    return isSaved ? [job, ...others] : others;
  });
  if (isBehind) void queryClient.invalidateQueries({ queryKey });
}

const failureText = ({ job, isSaved }: PendingChange) =>
  isSaved ? `“${job.jobName}” was not saved.` : `“${job.jobName}” is still saved.`;

// The job is saved on the device and merged after the login.
function requestLogin({ job, isSaved, token }: PendingChange): void {
  if (isSaved) saveOnDevice(job.id, true);
  logInAgain({ token, reason: EXPIRED_MESSAGE });
}
