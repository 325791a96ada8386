import { QueryClient, useQuery as useLibraryQuery, type UseQueryOptions } from '@tanstack/react-query';
import { pendingOf } from './pending';

export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * Time a result counts as fresh, in milliseconds, so that going back to a list needs no request.
 */
const FRESH_MS = 30_000;

/**
 * Cache of server state. The host provides it once, so it survives navigation between remotes.
 * Query keys start with the remote's name; set its defaults with `setQueryDefaults([name], …)`.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // `navigator.onLine` is often wrong; a failed request shows at least an error with Retry.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: false,
    },
  },
});

const useOwnQuery = (options: UseQueryOptions, client = queryClient) => useLibraryQuery(options, client);

/** TanStack's `useQuery` on the portal's client, without a provider. */
export const useQuery = useOwnQuery as typeof useLibraryQuery;

export const { cancelPending, retryPending } = pendingOf(queryClient);
