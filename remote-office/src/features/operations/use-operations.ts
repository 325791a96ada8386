import { useEffect } from 'react';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import type { Operations } from './operations';
import { fetchOperations } from './operations.requests';

/** `isOld`: the last update failed. */
export type OperationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly operations: Operations;
      readonly isOld: boolean;
      readonly refresh: () => void;
    };

const REFRESH_MS = 60_000;

/** Data of the last hours, updated every minute while the page is visible. */
export function useOperations(hours: number): OperationsState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('operations', hours),
    queryFn: ({ signal }) => fetchOperations(hours, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const failure = error ? officeFailure(error, 'The API did not respond.') : undefined;
  const needsCode = failure?.needsCode ?? false;

  // The calls of this page do not extend the time the office is open, so it closes while the page
  // stays.
  useEffect(() => {
    if (needsCode) void refreshSession();
  }, [needsCode]);

  const refresh = () => void refetch();
  if (data) return { status: 'ready', operations: data, isOld: failure !== undefined, refresh };
  return failure && !isFetching
    ? { status: 'failed', message: failure.message, retry: refresh }
    : { status: 'loading' };
}
