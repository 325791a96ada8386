import { emit } from '@kadam/shared/events';
import { currentSession, rememberMember, signOut, useSession } from '@kadam/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Application } from '../../lib/postings-answer';
import { EXPIRED_MESSAGE } from '../../lib/profile-failure';
import { applicationsFailure, fetchApplications, fetchMember } from './dashboard.requests';

export type DashboardState =
  | { readonly status: 'visitor' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly applications: readonly Application[] };

/** What the portal knows about the signed-in member; visitors are shown samples instead. */
export function useDashboard(): DashboardState {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dashboard', token],
    queryFn: ({ signal }) => loadApplications(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error ? applicationsFailure(error) : undefined;
  const hasExpired = token !== null && failure?.remedy === 'log-in';
  useEffect(() => {
    if (!hasExpired) return;
    signOut();
    emit('auth:logout');
    emit('auth:openLogin', { reason: EXPIRED_MESSAGE });
  }, [hasExpired]);

  if (token === null || hasExpired) return { status: 'visitor' };
  if (data) return { status: 'ready', applications: data };
  if (!failure || isFetching) return { status: 'loading' };
  return { status: 'failed', message: failure.message, retry: () => void refetch() };
}

async function loadApplications(signal: AbortSignal): Promise<readonly Application[]> {
  const userId = currentSession().userId ?? (await identify(signal));
  return fetchApplications(userId, signal);
}

async function identify(signal: AbortSignal): Promise<string> {
  const { userId, email } = await fetchMember(signal);
  if (userId && email) rememberMember({ userId, email });
  return userId;
}
