import { useEffect } from 'react';
import { logInAgain } from '@kadam/shared/login';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import type { Operations } from './operations';
import { failureOf, fetchOperations } from './ops.requests';

/** `isOld`: the last refetch failed. */
export type OperationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-allowed' }
  | { readonly status: 'away'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly operations: Operations;
      readonly isOld: boolean;
      readonly refresh: () => void;
    };

const REFRESH_MS = 60_000;

/** Data of the last hours, refetched every minute while the page is visible. */
export function useOperations(hours: number): OperationsState {
  const token = useSession((session) => session.token);
  const { data, error, refetch } = useQuery({
    queryKey: ['host', 'operations', token, hours],
    queryFn: ({ signal }) => fetchOperations(hours, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const failure = error ? failureOf(error) : undefined;

  useEffect(() => {
    if (failure === 'signed-out') logInAgain({ token, reason: 'Your session has ended. Please log in again.' });
  }, [failure, token]);

  if (failure === 'not-allowed' || failure === 'signed-out') return { status: 'not-allowed' };
  const refresh = () => void refetch();
  if (data) return { status: 'ready', operations: data, isOld: failure === 'away', refresh };
  return failure ? { status: 'away', retry: refresh } : { status: 'loading' };
}
