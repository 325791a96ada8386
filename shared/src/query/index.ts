import { QueryClient, useQuery as useLibraryQuery, type Query, type UseQueryOptions } from '@tanstack/react-query';

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

const pendingQueries = () => queryClient.getQueryCache().findAll({ predicate: isPending });
const isPending = ({ state }: Query) => state.fetchStatus === 'fetching' && state.data == null;

/** Cancels slow queries that have no data yet; their pages show an error. */
export function cancelPending(): void {
  for (const query of pendingQueries()) {
    void query.cancel({ revert: true }).then(() => {
      if (query.state.fetchStatus === 'idle') query.setState({ status: 'error', error: new CanceledByUser() });
    });
  }
}

/** Cancels them and fetches the active ones again. */
export function retryPending(): void {
  const queries = pendingQueries();
  // All at once, because one query may wait for another.
  void Promise.all(queries.map((query) => query.cancel({ revert: true }))).then(() => {
    for (const query of queries) if (query.isActive()) query.fetch().catch(() => undefined);
  });
}

/** A query that its user canceled. Without a message, so that pages show their own. */
class CanceledByUser extends Error {
  override readonly name = 'CanceledByUser';
}
