import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { queryKey } from './lib/query-key';
import { stateWithoutData, useMemberSession, type MemberData, type MemberQuery } from './use-member-data';

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
