import { getJobFit, type JobFit, jobFitResponse } from '@kadam/shared/contract/job-fit';
import { ApiError, call } from '@kadam/shared/http';
import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';

type FitState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly fit: JobFit };

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

const FIT_FAILED_MESSAGE = 'How this job fits you could not be loaded.';

/** null from a server without this endpoint. */
async function fetchFit(id: string, signal: AbortSignal): Promise<JobFit | null> {
  const response: unknown = await call(getJobFit, { params: { id }, signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (response === null) return null;
  const parsed = jobFitResponse.safeParse(response);
  if (!parsed.success) throw new ApiError({ message: FIT_FAILED_MESSAGE, status: 200 });
  return parsed.data.data.fit;
}
