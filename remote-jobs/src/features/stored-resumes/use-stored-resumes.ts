import {
  deleteResumeSkills,
  getResumeSkills,
  type ResumeSkills,
  resumeSkillsResponse,
} from '@kadam/shared/contract/resume-skills';
import { deleteResume as deleteResumeFile } from '@kadam/shared/contract/resume-files';
import { ApiError, call } from '@kadam/shared/http';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { useState } from 'react';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { successfulResponse } from '../../lib/successful-response';

export type StoredResumesState =
  /** `absent`: the server stores no skills. */
  | { readonly status: 'visitor' | 'loading' | 'absent' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly resumes: StoredResumes };

export function useStoredResumes() {
  const token = useSession((session) => session.token);
  const key = queryKey('kept-resume', token);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetchStoredResumes(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const [failure, setFailure] = useState<string>();
  const [deleting, setDeleting] = useState<keyof StoredResumes>();
  const remove = async (which: keyof StoredResumes) => {
    if (deleting) return;
    setDeleting(which);
    setFailure(undefined);
    try {
      await deleteResume(which);
      queryClient.setQueryData<StoredResumes | null>(key, (resumes) => resumes && { ...resumes, [which]: null });
      await queryClient.invalidateQueries({ queryKey: queryKey('fit') });
      await queryClient.invalidateQueries({ queryKey: queryKey('resume-on-file') });
    } catch (cause) {
      setFailure(profileFailure(cause, NOT_DELETED_MESSAGE).message);
    }
    setDeleting(undefined);
  };
  return { state: stateOf(), failure, deleting, remove };

  function stateOf(): StoredResumesState {
    if (token === null) return { status: 'visitor' };
    if (data === null) return { status: 'absent' };
    if (data !== undefined) return { status: 'ready', resumes: data };
    if (!error || isFetching) return { status: 'loading' };
    const { message } = profileFailure(error, LOAD_FAILED_MESSAGE);
    return { status: 'failed', message, retry: () => void refetch() };
  }
}

const LOAD_FAILED_MESSAGE = 'What is kept of your resume could not be loaded.';
const NOT_DELETED_MESSAGE = 'It was not deleted. Please try again.';

/** The skills used for job fits: of a checked resume and of the one on file. */
export type StoredResumes = Readonly<Record<'kept' | 'onFile', ResumeSkills | null>>;

/** null from a server without this endpoint. */
async function fetchStoredResumes(signal: AbortSignal): Promise<StoredResumes | null> {
  const received = await call(getResumeSkills, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (received === null) return null;
  const response = resumeSkillsResponse.safeParse(received);
  if (!response.success) throw new ApiError({ message: LOAD_FAILED_MESSAGE, status: 200 });
  const { kept, onFile = null } = response.data.data;
  return { kept, onFile };
}

/** @throws ApiError */
const deleteResume = async (which: keyof StoredResumes): Promise<void> =>
  void successfulResponse(await (which === 'kept' ? call(deleteResumeSkills) : call(deleteResumeFile)));
