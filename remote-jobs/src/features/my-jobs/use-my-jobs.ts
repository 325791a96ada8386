import { emit } from '@kadam/shared/events';
import { currentSession, rememberMember, replaceApplied, useSession } from '@kadam/shared/session';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useEffect } from 'react';
import type { Application } from '../../lib/applications-answer';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { useEndedSession } from '../../use-ended-session';
import { fetchApplications, fetchMember, markRead } from './my-jobs.requests';
import { queryKey } from '../../lib/query-key';

export type MyJobsState =
  | { readonly status: 'visitor' }
  | { readonly status: 'expired' }
  | { readonly status: 'unknown-member' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly applications: readonly Application[]; readonly update: Update }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void };

/** Shows what has become of an application, here and in the marks of other pages. */
export type Update = (id: string, standing: Pick<Application, 'status' | 'history'>) => void;

export const LOGIN_MESSAGE = 'Please login to view your applied jobs.';

/** The jobs the signed-in member applied for; asks a visitor to log in and goes on by itself afterwards. */
export function useMyJobs(): MyJobsState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const key = queryKey('my-jobs', token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => loadMyJobs(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error && !isFetching ? profileFailure(error, APPLICATIONS_FAILED_MESSAGE) : undefined;
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();
  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, []);

  const update: Update = (id, standing) => {
    queryClient.setQueryData<Loaded>(key, (loaded) => loaded && withStanding(loaded, id, standing));
    void queryClient.invalidateQueries({ queryKey: queryKey('applied-ids') });
  };

  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  if (data)
    return data.userId === ''
      ? { status: 'unknown-member' }
      : { status: 'ready', applications: data.applications, update };
  return failure ? { status: 'failed', failure, retry: () => void refetch() } : { status: 'loading' };
}

interface Loaded {
  readonly userId: string;
  readonly applications: readonly Application[];
}

function withStanding(loaded: Loaded, id: string, standing: Pick<Application, 'status' | 'history'>): Loaded {
  const applications = loaded.applications.map((one) => (one.id === id ? { ...one, ...standing } : one));
  replaceApplied(standingIds(applications));
  return { ...loaded, applications };
}

const standingIds = (applications: readonly Application[]) =>
  applications.filter(({ status }) => status !== 'withdrawn').map(({ job }) => job.id);

async function loadMyJobs(signal: AbortSignal): Promise<Loaded> {
  const userId = currentSession().userId ?? (await identify(signal));
  if (userId === '') return { userId, applications: [] };
  const applications = await fetchApplications(userId, signal);
  replaceApplied(standingIds(applications));
  void readAll(applications);
  return { userId, applications };
}

/** What is shown here is read. Until the next visit it is marked as new all the same. */
async function readAll(applications: readonly Application[]): Promise<void> {
  const steps = applications.filter(({ unread }) => unread > 0).flatMap(({ history }) => history);
  const until = steps.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), '');
  if (until === '') return;
  try {
    await markRead(until);
    await queryClient.invalidateQueries({ queryKey: queryKey('office-activity') });
  } catch {
    // It stays unread, and is marked at the next visit.
  }
}

async function identify(signal: AbortSignal): Promise<string> {
  const { userId, email } = await fetchMember(signal);
  if (userId && email) rememberMember({ userId, email });
  return userId;
}
