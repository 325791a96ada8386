import { endOfficeSession, getOfficeSession, type OfficeSession } from '@kadam/shared/contract/staff';
import { call } from '@kadam/shared/http';
import { queryClient } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { callForData } from '../../lib/call-for-data';
import { queryKey } from '../../lib/query-key';
import { type Loaded, useLoaded } from '../../lib/use-loaded';

/** The roles of the signed-in person, and whether the second factor is required. */
export function useOfficeSession(): Loaded<OfficeSession> {
  const token = useSession((session) => session.token);
  return useLoaded({
    key: ['session', token],
    load: (signal) => callForData(getOfficeSession, { signal }),
    keepsOnError: true,
    isEnabled: token !== null,
  });
}

/** Closes the office in this session; the person stays logged in. */
export async function closeOffice(): Promise<void> {
  await call(endOfficeSession).catch(() => undefined);
  queryClient.removeQueries({ queryKey: queryKey() });
}
