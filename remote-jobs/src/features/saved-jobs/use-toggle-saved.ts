import { currentSession } from '@kadam/shared/session';
import type { Job } from '../../lib/job-posting';
import { deviceIds, saveOnDevice } from './device-storage';
import { addPending, type PendingChange } from './saved-jobs-store';
import { sendInTurn } from './send-changes';

export function useToggleSaved(): (job: Job, isSaved: boolean) => void {
  return (job, isSaved) => {
    const { token } = currentSession();
    if (token === null) return saveOnDevice(job.id, isSaved);
    // It may not be merged yet.
    if (!isSaved && deviceIds().includes(job.id)) saveOnDevice(job.id, false);
    const change: PendingChange = { job, isSaved, token };
    addPending(change);
    sendInTurn(change);
  };
}
