import { forgetResume, getKeptResume, type KeptResume } from '@kadam/shared/contract/kept-resume';
import { ApiError, call } from '@kadam/shared/http';
import { acceptedAnswer } from '../../lib/accepted-answer';

export const KEPT_FAILED_MESSAGE = 'What is kept of your resume could not be loaded.';
export const NOT_DELETED_MESSAGE = 'It was not deleted. Please try again.';

/** What is kept of the member's resume; null for nothing. */
export async function fetchKept(signal: AbortSignal): Promise<KeptResume | null> {
  const answer = getKeptResume.responses[200].safeParse(await call(getKeptResume, { signal }));
  if (!answer.success) throw new ApiError({ message: KEPT_FAILED_MESSAGE, status: 200 });
  return answer.data.data.kept;
}

/** @throws where it was not deleted */
export const deleteKept = async (): Promise<void> => void acceptedAnswer(await call(forgetResume));
