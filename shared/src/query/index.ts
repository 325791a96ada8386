import { QueryClient, useQuery as useLibraryQuery, type UseQueryOptions } from '@tanstack/react-query';
import { pendingOf } from './pending';

export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How long an answer is taken as fresh, in milliseconds: going back to a list shows it at once, without asking again. */
const FRESH_MS = 30_000;

/**
 * What the portal's pages have asked the server for. The host provides it once, so it stays while a visitor goes from one remote to another.
 * Each remote begins its keys with its own name, and sets what else holds for them with `setQueryDefaults([name], …)`.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A browser that believes to be offline is often wrong; asking and failing is at least an answer with a Retry.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: false,
    },
  },
});

const useOwnQuery = (options: UseQueryOptions, client = queryClient) => useLibraryQuery(options, client);

/** TanStack's `useQuery` on the portal's own client: a page needs no provider around it. */
export const useQuery = useOwnQuery as typeof useLibraryQuery;

export const { cancelPending, retryPending } = pendingOf(queryClient);
