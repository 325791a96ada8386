import type { OfficeSession } from '@kadam/shared/contract/staff';
import { queryClient } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { queryKey } from '../../lib/query-key';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchSession, sendEnd } from './session.requests';

/** The roles of the signed-in person, and whether the second factor is required. */
export function useOfficeSession(): Loaded<OfficeSession> {
  const token = useSession((session) => session.token);
  return useLoaded({ key: ['session', token], load: fetchSession, keepsOnError: true, isEnabled: token !== null });
}

/** Closes the office in this session; the person stays logged in. */
export async function closeOffice(): Promise<void> {
  await sendEnd().catch(() => undefined);
  queryClient.removeQueries({ queryKey: queryKey() });
}
