import { ApiError } from '@kadam/shared/http';
import { QueryClient } from '@tanstack/react-query';

/** How long an answer is taken as fresh, in milliseconds: going back to a list shows it at once, without asking again. */
const FRESH_MS = 30_000;

/** One for all pages of this remote, so that a job's page and the list behind it share what they know. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // The browser's idea of being offline is often wrong; asking and failing is at least an answer with a Retry.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 1 && isPassing(error),
      retryDelay: 500,
    },
  },
});

// A refusal stays a refusal; only what may pass by itself is tried once more.
const isPassing = (error: unknown) => error instanceof ApiError && (error.isNetworkError || error.status === 503);
