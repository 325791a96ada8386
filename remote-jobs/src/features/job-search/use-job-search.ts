import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { useState } from 'react';
import type { JobFilters } from '../../lib/job-filters';
import type { JobsFound } from '../../lib/postings-answer';
import { searchJobs } from './job-search.requests';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';
import { queryKey } from '../../lib/query-key';

/** Where a search stands. While it runs or after it failed, `found` are the jobs of the last one that succeeded. */
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

/** The jobs for these filters. A search that is overtaken by the next one is ended. */
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

/** The jobs on screen: those of this search, or of the last one that succeeded. */
export const foundIn = (state: JobSearchState): JobsFound | null => (state.status === 'loading' ? null : state.found);
