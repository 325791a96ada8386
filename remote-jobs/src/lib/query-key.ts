import { ApiError } from '@kadam/shared/http';
import { queryClient } from '@kadam/shared/query';

const REMOTE = 'jobs';

/** The key of something this remote asks for. Keys of all remotes stand in one cache. */
export const queryKey = <Parts extends readonly unknown[]>(...parts: Parts) => [REMOTE, ...parts] as const;

// A refusal stays a refusal, and who has waited in vain is told so; only what may pass by itself is tried once more.
const isPassing = (error: unknown) =>
  error instanceof ApiError && !error.hasTimedOut && (error.isNetworkError || error.status === 503);

queryClient.setQueryDefaults([REMOTE], { retry: (count, error) => count < 1 && isPassing(error), retryDelay: 500 });
