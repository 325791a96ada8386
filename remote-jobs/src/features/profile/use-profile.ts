import { emit } from '@kadam/shared/events';
import { currentSession, rememberMember, useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import { useEffect } from 'react';
import type { Account } from '../../lib/account';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';
import { useEndedSession } from '../../use-ended-session';
import { useInitialValues } from '../../use-initial-values';
import { fetchAccount } from './profile.requests';
import { queryKey } from '../../lib/query-key';

export type ProfileState =
  | { readonly status: 'visitor' }
  | { readonly status: 'expired' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly account: Account;
      readonly owners: readonly (string | null)[];
      readonly onExpire: () => void;
    };

export const LOGIN_MESSAGE = 'Please log in to view your profile';

/** The account of the signed-in member; asks a visitor to log in and goes on by itself afterwards. */
export function useProfile(): ProfileState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const { account, owners, failure, retry } = useAccount(token, hasEnded);
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();
  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason: LOGIN_MESSAGE });
  }, []);

  if (account) return { status: 'ready', account, owners, onExpire: end };
  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return failure ? { status: 'failed', failure, retry } : { status: 'loading' };
}

/** The account, read once: what is being typed over it stays. */
function useAccount(token: string | null, hasEnded: boolean) {
  const { initial, owners, setInitial } = useInitialValues<Account>(hasEnded);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('account', token),
    queryFn: ({ signal }) => loadAccount(signal),
    enabled: token !== null && initial === undefined,
    gcTime: 0,
    staleTime: 0,
  });
  if (!initial && data && token !== null) setInitial(data, data.userId);
  return {
    account: initial,
    owners,
    failure: error && !isFetching ? profileFailure(error, LOAD_FAILED_MESSAGE) : undefined,
    retry: () => void refetch(),
  };
}

async function loadAccount(signal: AbortSignal): Promise<Account> {
  const account = await fetchAccount(signal);
  const { userId, email } = account;
  if (userId && email) rememberMember({ userId, email });
  return account;
}
