import { emit } from '@kadam/shared/events';
import { currentSession, markApplied, rememberMember, useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import { useEffect } from 'react';
import type { Job } from '../../lib/job-posting';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { useEndedSession } from '../../use-ended-session';
import { fetchAppliedJobs, fetchMember } from './my-jobs.requests';
import { queryKey } from '../../lib/query-key';

export type MyJobsState =
  | { readonly status: 'visitor' }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown-member' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly jobs: readonly Job[] }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void };

export const LOGIN_MESSAGE = 'Please login to view your applied jobs.';

/** The jobs the signed-in member applied for; asks a visitor to log in and goes on by itself afterwards. */
export function useMyJobs(): MyJobsState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('my-jobs', token),
    queryFn: ({ signal }) => loadMyJobs(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error && !isFetching ? profileFailure(error, APPLICATIONS_FAILED_MESSAGE) : undefined;
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();
  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, []);

  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  if (data) return data.userId === '' ? { status: 'unknown-member' } : { status: 'ready', jobs: data.jobs };
  return failure ? { status: 'failed', failure, retry: () => void refetch() } : { status: 'loading' };
}

async function loadMyJobs(signal: AbortSignal): Promise<{ userId: string; jobs: readonly Job[] }> {
  const userId = currentSession().userId ?? (await identify(signal));
  if (userId === '') return { userId, jobs: [] };
  const jobs = await fetchAppliedJobs(userId, signal);
  markApplied(jobs.map((job) => job.id));
  return { userId, jobs };
}

async function identify(signal: AbortSignal): Promise<string> {
  const { userId, email } = await fetchMember(signal);
  if (userId && email) rememberMember({ userId, email });
  return userId;
}
