import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import {
  deleteResume,
  fetchKept,
  KEPT_FAILED_MESSAGE,
  type KeptResumes,
  NOT_DELETED_MESSAGE,
} from './kept-resume.requests';

export type KeptState =
  /** `absent`: the server keeps no resumes. */
  | { readonly status: 'visitor' | 'loading' | 'absent' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly resumes: KeptResumes };

/** What is kept of the member's resumes, and deleting it. */
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
  const [deleting, setDeleting] = useState<keyof KeptResumes>();
  const remove = async (which: keyof KeptResumes) => {
    if (deleting) return;
    setDeleting(which);
    setFailure(undefined);
    try {
      await deleteResume(which);
      queryClient.setQueryData<KeptResumes | null>(key, (resumes) => resumes && { ...resumes, [which]: null });
      await queryClient.invalidateQueries({ queryKey: queryKey('fit') });
      await queryClient.invalidateQueries({ queryKey: queryKey('resume-on-file') });
    } catch (cause) {
      setFailure(profileFailure(cause, NOT_DELETED_MESSAGE).message);
    }
    setDeleting(undefined);
  };
  return { state: stateOf(), failure, deleting, remove };

  function stateOf(): KeptState {
    if (token === null) return { status: 'visitor' };
    if (data === null) return { status: 'absent' };
    if (data !== undefined) return { status: 'ready', resumes: data };
    if (!error || isFetching) return { status: 'loading' };
    const { message } = profileFailure(error, KEPT_FAILED_MESSAGE);
    return { status: 'failed', message, retry: () => void refetch() };
  }
}
