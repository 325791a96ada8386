import { useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { fetchWaiting, type Waiting } from './waiting.requests';

export type WaitingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly waiting: Waiting };

/** What waits for the office. */
export function useWaiting(): WaitingState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('waiting'),
    queryFn: ({ signal }) => fetchWaiting(signal),
    staleTime: 0,
  });
  if (data) return { status: 'ready', waiting: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}
