import { ApiError } from '@kadam/shared/http';
import { queryClient } from '@kadam/shared/query';

const REMOTE = 'jobs';

/** The key of something this remote asks for. Keys of all remotes stand in one cache. */
export const queryKey = <Parts extends readonly unknown[]>(...parts: Parts) => [REMOTE, ...parts] as const;

// A read without a response is repeated by the client itself (`shared/http`).
const isPassing = (error: unknown) => error instanceof ApiError && error.status === 503;

queryClient.setQueryDefaults([REMOTE], { retry: (count, error) => count < 1 && isPassing(error), retryDelay: 500 });
