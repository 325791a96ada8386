import { listSavedJobs, mergeSavedJobs, saveJob, unsaveJob } from '@kadam/shared/contract/saved-jobs';
import { fetchAllPages, ApiError, call } from '@kadam/shared/http';
import { SAVED_FAILED_MESSAGE } from '../../lib/failure-messages';
import type { Job } from '../../lib/job-posting';
import { toSavedJobs } from '../../lib/postings-response';

export const fetchSavedJobs = async (signal: AbortSignal): Promise<readonly Job[]> =>
  listOf(await fetchAllPages((query) => call(listSavedJobs, { query, signal }), toSavedJobs));

export const sendSaved = (jobId: string, isSaved: boolean, signal: AbortSignal): Promise<unknown> =>
  call(isSaved ? saveJob : unsaveJob, { params: { id: jobId }, signal });

/**
 * Adds saved jobs.
 * @returns the complete list
 */
export const sendMerge = async (jobPostingIds: readonly string[]): Promise<readonly Job[]> =>
  listOf(toSavedJobs(await call(mergeSavedJobs, { body: { jobPostingIds: [...jobPostingIds] } })));

export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function listOf(jobs: readonly Job[] | undefined): readonly Job[] {
  if (!jobs) throw new ApiError({ message: SAVED_FAILED_MESSAGE, status: 200 });
  return jobs;
}
