import { searchPostings } from '@kadam/shared/contract/jobs';
import { ApiError, call } from '@kadam/shared/http';
import { LAST_PAGE, toPostingsQuery, type JobFilters } from '../../lib/job-filters';
import { toJobsFound, type JobsFound } from '../../lib/postings-answer';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';

/** One page of jobs, newest first; none beyond the last page that can be asked for. An answer of another shape counts as a failure. */
export async function searchJobs(filters: JobFilters, signal: AbortSignal): Promise<JobsFound> {
  const found = toJobsFound(await call(searchPostings, { query: toPostingsQuery(filters), signal }));
  if (!found) throw new ApiError({ message: SEARCH_FAILED_MESSAGE, status: 200 });
  return filters.page > LAST_PAGE ? { ...found, jobs: [] } : found;
}
