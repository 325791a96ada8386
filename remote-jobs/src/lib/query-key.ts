import { ApiError } from '@kadam/shared/http';
import { queryClient } from '@kadam/shared/query';

const REMOTE = 'jobs';

/** All remotes share one cache. */
export const queryKey = <Parts extends readonly unknown[]>(...parts: Parts) => [REMOTE, ...parts] as const;

// `shared/http` itself retries a GET without a response.
const isPassing = (error: unknown) => error instanceof ApiError && error.status === 503;

queryClient.setQueryDefaults([REMOTE], { retry: (count, error) => count < 1 && isPassing(error), retryDelay: 500 });
