import type { OfficeSession } from '@kadam/shared/contract/staff';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { fetchSession, sendEnd } from './session.requests';

export type OfficeSessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly session: OfficeSession };

/** The roles of the signed-in person, and whether the second factor is required. */
export function useOfficeSession(): OfficeSessionState {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('session', token),
    queryFn: ({ signal }) => fetchSession(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  if (data) return { status: 'ready', session: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}

/** Closes the office in this session; the person stays logged in. */
export async function closeOffice(): Promise<void> {
  await sendEnd().catch(() => undefined);
  queryClient.removeQueries({ queryKey: queryKey() });
}
