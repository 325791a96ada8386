import { emit } from '@kadam/shared/events';
import { useQuery } from '@kadam/shared/query';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { profileFailure, type ProfileFailure } from './lib/profile-failure';
import { queryKey } from './lib/query-key';
import { useEndedSession } from './use-ended-session';

/** `onExpire` is for a later request that finds the session over. */
export type MemberData<Ready> =
  | { readonly status: 'visitor' | 'expired' | 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly onExpire: () => void } & Ready);

export interface MemberQuery<Value> {
  /** Of the query in the cache. */
  readonly name: string;
  readonly load: (signal: AbortSignal) => Promise<Value>;
  /** Shown when the server sent no message. */
  readonly fallback: string;
}

/** Data of the signed-in member, loaded again on each visit. */
export function useMemberData<Value>({
  name,
  load,
  fallback,
}: MemberQuery<Value>): MemberData<{ readonly data: Value }> {
  const session = useMemberSession();
  const { token, hasEnded, end } = session;
  const query = useQuery({
    queryKey: queryKey(name, token),
    queryFn: ({ signal }) => load(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const { data } = query;
  const state = stateWithoutData(session, query, fallback);
  return data === undefined || hasEnded || token === null ? state : { status: 'ready', data, onExpire: end };
}

export function useMemberSession() {
  const token = useSession((session) => session.token);
  return { token, ...useEndedSession(token) };
}

interface QueryState {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Also ends the session when the server no longer accepts its token. */
export function stateWithoutData(
  { token, hasEnded, end }: ReturnType<typeof useMemberSession>,
  { error, isFetching, refetch }: QueryState,
  fallback: string,
): MemberData<never> {
  const failure = error && !isFetching ? profileFailure(error, fallback) : undefined;
  if (failure?.remedy === 'log-in' && token !== null && !hasEnded) end();
  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return failure ? { status: 'failed', failure, retry: () => void refetch() } : { status: 'loading' };
}

/** Opens the login dialog for a visitor who comes to a page of members. */
export function useLoginPrompt(reason: string): void {
  useEffect(() => {
    if (currentSession().token === null) emit('auth:openLogin', { reason });
  }, [reason]);
}
