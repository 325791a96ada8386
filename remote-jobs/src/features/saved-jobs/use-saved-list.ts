import { ApiError } from '@kadam/shared/http';
import { useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import type { Job } from '../../lib/job-posting';
import { SAVED_FAILED_MESSAGE } from '../../lib/failure-messages';
import { changeDevice } from './device-storage';
import { savedJobsQuery, useDeviceIds } from './use-saved';

export type SavedList =
  | { readonly status: 'device'; readonly ids: readonly string[]; readonly forget: (ids: readonly string[]) => void }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly jobs: readonly Job[] }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export function useSavedList(): SavedList {
  const token = useSession((session) => session.token);
  const ids = useDeviceIds();
  const { data, error, isFetching, refetch } = useQuery(savedJobsQuery(token));
  if (token === null) return { status: 'device', ids, forget };
  if (data) return { status: 'ready', jobs: data };
  // A server without saved jobs: only the device's list exists.
  if (error instanceof ApiError && error.status === 404) return { status: 'device', ids, forget };
  if (isFetching) return { status: 'loading' };
  return { status: 'failed', message: error?.message || SAVED_FAILED_MESSAGE, retry: () => void refetch() };
}

const forget = (gone: readonly string[]) => changeDevice((ids) => ids.filter((id) => !gone.includes(id)));
