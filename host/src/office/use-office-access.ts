import { useEffect } from 'react';
import { getOfficeSession } from '@kadam/shared/contract/staff';
import { ApiError, call } from '@kadam/shared/http';
import { logInAgain } from '@kadam/shared/login';
import { useQuery } from '@kadam/shared/query';
import { rememberStaff, useSession } from '@kadam/shared/session';

/** Whether the signed-in member belongs to the staff, by the API. */
export type OfficeAccessState =
  | { readonly status: 'loading' }
  | { readonly status: 'staff' }
  | { readonly status: 'not-allowed' }
  | { readonly status: 'away'; readonly retry: () => void };

/** The staff may still have to enter the second factor on the page. */
export function useOfficeAccess(): OfficeAccessState {
  const token = useSession((session) => session.token);
  const { data, error, refetch } = useQuery({
    queryKey: ['host', 'office-access', token],
    queryFn: async ({ signal }) => {
      await call(getOfficeSession, { signal });
      return true;
    },
    staleTime: Infinity,
  });
  const status = error instanceof ApiError ? error.status : undefined;
  const isEnded = status === 401;
  const isOther = status === 403;

  useEffect(() => {
    if (isEnded) logInAgain({ token, reason: 'Your session has ended. Please log in again.' });
    if (data || isOther) rememberStaff(!isOther);
  }, [data, isEnded, isOther, token]);

  if (data) return { status: 'staff' };
  if (isEnded || isOther) return { status: 'not-allowed' };
  return error ? { status: 'away', retry: () => void refetch() } : { status: 'loading' };
}
