import { emit } from '@kadam/shared/events';
import { currentSession, markApplied, rememberMember, signOut, useSession } from '@kadam/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Job } from '../../lib/job-posting';
import { fetchAppliedJobs, fetchMember, isExpired } from './my-jobs.requests';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';

export type MyJobsState =
  | { readonly status: 'visitor' }
  | { readonly status: 'unknown-member' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly jobs: readonly Job[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export const LOGIN_MESSAGE = 'Please login to view your applied jobs.';
const EXPIRED_MESSAGE = 'Session expired. Please log in again.';

/** The jobs the signed-in member applied for; asks a visitor to log in and goes on by itself afterwards. */
export function useMyJobs(): MyJobsState {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['my-jobs', token],
    queryFn: ({ signal }) => loadMyJobs(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const hasExpired = token !== null && isExpired(error);

  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, []);
  useEffect(() => {
    if (!hasExpired) return;
    signOut();
    emit('auth:logout');
    emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  }, [hasExpired]);

  if (token === null || hasExpired) return { status: 'visitor' };
  if (data) return data.userId === '' ? { status: 'unknown-member' } : { status: 'ready', jobs: data.jobs };
  if (isFetching) return { status: 'loading' };
  return { status: 'failed', message: error?.message || APPLICATIONS_FAILED_MESSAGE, retry: () => void refetch() };
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
