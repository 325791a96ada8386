import { ApiError } from '@kadam/shared/http';
import { useLocation } from '@kadam/shared/router';
import { useQuery } from '@kadam/shared/query';
import { isRecord, toJob, type Job } from '../../lib/job-posting';
import { jobOfDocument } from '../../lib/page-data';
import { fetchJob } from './job.requests';
import { queryKey } from '../../lib/query-key';

export type JobState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly job: Job }
  | { readonly status: 'missing'; readonly canRetry: boolean; readonly retry: () => void };

/** The job from the document or the navigation state, refreshed if old; else from the server. */
export function useJob(jobId: string): JobState {
  const { state } = useLocation();
  const brought = jobOfDocument(jobId);
  const given = brought ?? givenJob(state, jobId);
  const query = useQuery({
    queryKey: queryKey('job', jobId),
    queryFn: async ({ signal }) => (await fetchJob(jobId, signal)) ?? null,
    // Navigation state survives a reload, so it may be days old.
    ...(given && { initialData: given, initialDataUpdatedAt: brought ? performance.timeOrigin : 0 }),
  });
  const job = query.data ?? given;
  if (job) return { status: 'ready', job };
  if (query.isFetching) return { status: 'loading' };
  const isUnknown = query.error instanceof ApiError && [400, 404, 410].includes(query.error.status ?? 0);
  return { status: 'missing', canRetry: !isUnknown, retry: () => void query.refetch() };
}

function givenJob(state: unknown, jobId: string): Job | undefined {
  const job = isRecord(state) ? toJob(state.job) : undefined;
  return job?.id === jobId && !job.isShortened ? job : undefined;
}
