import { keepPreviousData, useQuery } from '@kadam/shared/query';
import { officeFailure } from './office-failure';
import { queryKey } from './query-key';

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

interface Loading<Data> {
  /** Key in the cache of the office; its first part names the list that changes reload. */
  readonly key: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** While the data of another key is loading, the previous data is shown. */
  readonly keepsPrevious?: boolean;
  /** The data is kept if reloading fails. */
  readonly keepsOnError?: boolean;
  /** Whether the data is not cached for later. */
  readonly isReadAnew?: boolean;
  /** False: the data is not loaded yet. */
  readonly isEnabled?: boolean;
  /** In milliseconds. */
  readonly isFreshFor?: number;
  /** Reload interval in milliseconds; false for never. */
  readonly refetchAfter?: (data: Data) => number | false;
}

/** Loads data of the server for a page of the office. */
export function useLoaded<Data>(loading: Loading<Data>): Loaded<Data> {
  const { key, load, keepsOnError = false, isEnabled = true, isFreshFor = 0, refetchAfter } = loading;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(...key),
    queryFn: ({ signal }) => load(signal),
    staleTime: isFreshFor,
    enabled: isEnabled,
    ...(loading.isReadAnew && { gcTime: 0 }),
    ...(loading.keepsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: ({ state }) => state.data !== undefined && refetchAfter !== undefined && refetchAfter(state.data),
  });
  if (error && !isFetching && !(keepsOnError && data !== undefined))
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data === undefined ? { status: 'loading' } : { status: 'ready', data: data as Data };
}
