import type { JobFit } from '@kadam/shared/contract/job-fit';
import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { FIT_FAILED_MESSAGE, fetchFit } from './job-fit.requests';

type FitState =
  | { readonly status: 'loading' }
  /** The server does not compare jobs. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly fit: JobFit };

/** How a job fits the member who is signed in. */
export function useJobFit(jobId: string): FitState {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('fit', token, jobId),
    queryFn: ({ signal }) => fetchFit(jobId, signal),
    staleTime: 0,
  });
  if (data === null) return { status: 'missing' };
  if (data) return { status: 'ready', fit: data };
  if (!error || isFetching) return { status: 'loading' };
  const { message } = profileFailure(error, FIT_FAILED_MESSAGE);
  return { status: 'failed', message, retry: () => void refetch() };
}
