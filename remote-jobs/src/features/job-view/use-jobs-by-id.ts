import { ApiError } from '@kadam/shared/http';
import { keepPreviousData, queryClient, useQuery } from '@kadam/shared/query';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';
import { isRecord, type Job } from '../../lib/job-posting';
import { fetchJob } from './job.requests';
import { queryKey } from '../../lib/query-key';

export type JobsByIdState =
  | { readonly status: 'loading' }
  /** `goneIds` no longer exist on the server. */
  | { readonly status: 'ready'; readonly jobs: readonly Job[]; readonly goneIds: readonly string[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

/** The jobs in the order of the ids; cached ones are not requested again. */
export function useJobsById(ids: readonly string[]): JobsByIdState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('jobs-by-id', ids),
    queryFn: () => Promise.all(ids.map(knownOrFetched)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (data) {
    const jobs = data.flatMap(({ job }) => job ?? []);
    const goneIds = data.filter(({ job }) => job === null).map(({ id }) => id);
    return { status: 'ready', jobs, goneIds };
  }
  if (isFetching) return { status: 'loading' };
  return { status: 'failed', message: error?.message || SEARCH_FAILED_MESSAGE, retry: () => void refetch() };
}

async function knownOrFetched(id: string): Promise<{ id: string; job: Job | null }> {
  try {
    const queryFn = async ({ signal }: { signal: AbortSignal }) => (await fetchJob(id, signal)) ?? null;
    return { id, job: await queryClient.fetchQuery({ queryKey: queryKey('job', id), queryFn }) };
  } catch (error) {
    if (isGone(error)) return { id, job: null };
    throw error;
  }
}

// A 404 of our server, not of a misrouted proxy.
const isGone = (error: unknown) =>
  error instanceof ApiError && error.status === 404 && isRecord(error.body) && error.body.code === 'NOT_FOUND';
