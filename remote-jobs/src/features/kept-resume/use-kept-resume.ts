import type { KeptResume } from '@kadam/shared/contract/kept-resume';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { deleteKept, fetchKept, KEPT_FAILED_MESSAGE, NOT_DELETED_MESSAGE } from './kept-resume.requests';

export type KeptState =
  | { readonly status: 'visitor' | 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly kept: KeptResume | null };

/** What is kept of the member's resume, and deleting it. */
export function useKeptResume() {
  const token = useSession((session) => session.token);
  const key = queryKey('kept-resume', token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchKept(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const [failure, setFailure] = useState<string>();
  const [isDeleting, setIsDeleting] = useState(false);
  const remove = async () => {
    if (isDeleting) return;
    setIsDeleting(true);
    setFailure(undefined);
    try {
      await deleteKept();
      queryClient.setQueryData(key, null);
      await queryClient.invalidateQueries({ queryKey: queryKey('fit') });
    } catch (cause) {
      setFailure(profileFailure(cause, NOT_DELETED_MESSAGE).message);
    }
    setIsDeleting(false);
  };
  return { state: stateOf(), failure, isDeleting, remove };

  function stateOf(): KeptState {
    if (token === null) return { status: 'visitor' };
    if (data !== undefined) return { status: 'ready', kept: data };
    if (!error || isFetching) return { status: 'loading' };
    const { message } = profileFailure(error, KEPT_FAILED_MESSAGE);
    return { status: 'failed', message, retry: () => void refetch() };
  }
}
