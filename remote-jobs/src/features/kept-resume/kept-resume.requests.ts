import {
  deleteResumeSkills,
  getResumeSkills,
  type ResumeSkills,
  resumeSkillsResponse,
} from '@kadam/shared/contract/resume-skills';
import { deleteResume as deleteResumeFile } from '@kadam/shared/contract/resume-files';
import { ApiError, call } from '@kadam/shared/http';
import { acceptedAnswer } from '../../lib/accepted-answer';

export const KEPT_FAILED_MESSAGE = 'What is kept of your resume could not be loaded.';
export const NOT_DELETED_MESSAGE = 'It was not deleted. Please try again.';

/** The resumes that jobs are compared with: a checked one, and the one on file; null for none. */
export type KeptResumes = Readonly<Record<'kept' | 'onFile', ResumeSkills | null>>;

/** What is kept; null from a server that keeps none. */
export async function fetchKept(signal: AbortSignal): Promise<KeptResumes | null> {
  const received = await call(getResumeSkills, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (received === null) return null;
  const answer = resumeSkillsResponse.safeParse(received);
  if (!answer.success) throw new ApiError({ message: KEPT_FAILED_MESSAGE, status: 200 });
  const { kept, onFile = null } = answer.data.data;
  return { kept, onFile };
}

/** Deletes what is kept of a checked resume, or takes the file off file. @throws where it was not deleted */
export const deleteResume = async (which: keyof KeptResumes): Promise<void> =>
  void acceptedAnswer(await (which === 'kept' ? call(deleteResumeSkills) : call(deleteResumeFile)));
