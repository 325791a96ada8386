import { searchPostings } from '@kadam/shared/contract/jobs';
import { ApiError, call } from '@kadam/shared/http';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { useState } from 'react';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';
import { type JobFilters, LAST_PAGE, toPostingsQuery } from '../../lib/job-filters';
import { type JobsFound, toJobsFound } from '../../lib/postings-response';
import { queryKey } from '../../lib/query-key';

/** While searching or after an error, `found` are the last results. */
export type JobSearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'searching'; readonly found: JobsFound }
  | { readonly status: 'ready'; readonly found: JobsFound }
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly found: JobsFound | null;
      readonly retry: () => void;
    };

/** The jobs for these filters; an outdated request is aborted. */
export function useJobSearch(filters: JobFilters): JobSearchState {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKey('search', filters),
    queryFn: ({ signal }) => searchJobs(filters, signal),
    placeholderData: keepPreviousData,
  });
  const [lastFound, setLastFound] = useState<JobsFound | null>(null);
  if (data && data !== lastFound) setLastFound(data);

  if (data && !isPlaceholderData) return { status: 'ready', found: data };
  if (isFetching) return lastFound ? { status: 'searching', found: lastFound } : { status: 'loading' };
  const message = error?.message || SEARCH_FAILED_MESSAGE;
  return { status: 'failed', message, found: lastFound, retry: () => void refetch() };
}

/** The results on screen, possibly of the last successful search. */
export const shownResult = (state: JobSearchState): JobsFound | null =>
  state.status === 'loading' ? null : state.found;

/**
 * One page of jobs; empty beyond the last reachable page.
 * @throws ApiError also when the response has another shape
 */
async function searchJobs(filters: JobFilters, signal: AbortSignal): Promise<JobsFound> {
  const found = toJobsFound(await call(searchPostings, { query: toPostingsQuery(filters), signal }));
  if (!found) throw new ApiError({ message: SEARCH_FAILED_MESSAGE, status: 200 });
  return filters.page > LAST_PAGE ? { ...found, jobs: [] } : found;
}
