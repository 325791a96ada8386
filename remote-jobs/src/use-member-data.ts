import { emit } from '@kadam/shared/events';
import { useQuery } from '@kadam/shared/query';
import { currentSession, useSession } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { profileFailure, type ProfileFailure } from './lib/profile-failure';
import { queryKey } from './lib/query-key';
import { useEndedSession } from './use-ended-session';

/** `onExpire` is for a later request that finds the session over. */
export type MemberData<Ready> =
  | { readonly status: 'visitor' | 'expired' | 'loading' }
  | { readonly status: 'failed'; readonly failure: ProfileFailure; readonly retry: () => void }
  | ({ readonly status: 'ready'; readonly onExpire: () => void } & Ready);

interface MemberQuery<Value> {
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

interface Values<Form> {
  readonly values: Form;
  /** The ids of the member whose values these are, per the session and per the response. */
  readonly owners: readonly (string | null)[];
}

/**
 * The initial values of a member's form, loaded once. They stay during input, also when the session
 * ends by itself, and are dropped when the member logs out or another one logs in.
 */
export function useMemberValues<Form>({
  name,
  load,
  fallback,
}: MemberQuery<{ readonly values: Form; readonly ownerId: string }>): MemberData<Values<Form>> {
  const session = useMemberSession();
  const { token, hasEnded, end } = session;
  const userId = useSession((state) => state.userId);
  const [initial, setInitial] = useState<Values<Form> | null>(null);
  if (initial && !(token === null ? hasEnded : initial.owners.includes(userId))) setInitial(null);
  const query = useQuery({
    queryKey: queryKey(name, token),
    queryFn: ({ signal }) => load(signal),
    enabled: token !== null && initial === null,
    gcTime: 0,
    staleTime: 0,
  });
  const { data } = query;
  if (!initial && data && token !== null) setInitial({ values: data.values, owners: [userId, data.ownerId] });
  const state = stateWithoutData(session, query, fallback);
  return initial ? { status: 'ready', ...initial, onExpire: end } : state;
}

function useMemberSession() {
  const token = useSession((session) => session.token);
  return { token, ...useEndedSession(token) };
}

interface QueryState {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Also ends the session when the server no longer accepts its token. */
function stateWithoutData(
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
