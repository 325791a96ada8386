import type { AccountFacts } from '@kadam/shared/contract/account';
import { emit } from '@kadam/shared/events';
import { useQuery } from '@kadam/shared/query';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { useEndedSession } from '../../use-ended-session';
import { fetchFacts } from './account.requests';

export type AccountState =
  | { readonly status: 'visitor' | 'expired' | 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly facts: AccountFacts; readonly onExpire: () => void };

export const LOGIN_MESSAGE = 'Please log in to see your account settings';

/** The account of the signed-in member; asks a visitor to log in once, and goes on by itself afterwards. */
export function useAccount(): AccountState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('account-facts', token),
    queryFn: ({ signal }) => fetchFacts(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error && !isFetching ? profileFailure(error, LOAD_FAILED_MESSAGE) : undefined;
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();
  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, []);

  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  if (data) return { status: 'ready', facts: data, onExpire: end };
  return failure ? { status: 'failed', failure, retry: () => void refetch() } : { status: 'loading' };
}
