import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { officeFailure } from './office-failure';
import { queryKey } from './query-key';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

interface Loading<Data> {
  /** In the cache of the office; its first part names the list that changes read again. */
  readonly key: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** While the data of another key is loading, the previous one is shown. */
  readonly keepsPrevious?: boolean;
  /**
   * For forms: the data is not kept for the next time, and stays when reading it again fails.
   */
  readonly isReadAnew?: boolean;
  /** In milliseconds. */
  readonly isFreshFor?: number;
}

/** Data of the server for a page of the office. */
export function useLoaded<Data>(loading: Loading<Data>): Loaded<Data> {
  const { key, load, keepsPrevious = false, isReadAnew = false, isFreshFor = 0 } = loading;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(...key),
    queryFn: ({ signal }) => load(signal),
    staleTime: isFreshFor,
    ...(isReadAnew && { gcTime: 0 }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
  const isShown = isReadAnew && data !== undefined;
  if (error && !isFetching && !isShown)
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data: data as Data };
}
