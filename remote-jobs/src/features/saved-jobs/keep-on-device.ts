import { SAVED_JOBS_MESSAGES } from '@kadam/shared/contract/saved-jobs';
import { withSavedId } from '../../lib/saved-ids';
import { changeDevice, deviceIds } from './device-storage';
import { say } from './saved-jobs-store';

/** Saves a job on this device or removes it, and says so where there is no room. */
export function keepOnDevice(jobId: string, isSaved: boolean): void {
  if (isSaved && withSavedId(deviceIds(), jobId) === undefined) say(SAVED_JOBS_MESSAGES.full);
  changeDevice((ids) => (isSaved ? (withSavedId(ids, jobId) ?? ids) : ids.filter((id) => id !== jobId)));
}
