import { getProfile } from '@kadam/shared/contract/auth';
import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import { ApiError, call } from '@kadam/shared/http';
import { refusedFault, toProfileBody, type FormFault, type JobseekerForm } from '../../lib/jobseeker-form';
import { isRecord } from '../../lib/job-posting';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';

export const SAVE_FAILED_MESSAGE = 'Failed to save profile';
export const EXPIRED_MESSAGE = 'Session expired. Please log in again.';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly fault: FormFault };

/** The profile answer as it came; the form is filled from whatever is in it. */
export async function fetchProfile(signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const answer = await call(getProfile, { signal });
  if (!isRecord(answer)) throw new ApiError({ message: LOAD_FAILED_MESSAGE, status: 200 });
  return answer;
}

/** The token is no longer accepted. */
export const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

export async function saveProfile(form: JobseekerForm): Promise<SaveOutcome> {
  try {
    const answer = await call(saveJobseekerProfile, { body: toProfileBody(form) });
    if (isRecord(answer) && answer.success === true) return { kind: 'saved' };
    const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : SAVE_FAILED_MESSAGE;
    return { kind: 'refused', fault: refusedFault(message, answer) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'refused', fault: refusedFault(SAVE_FAILED_MESSAGE, undefined) };
    if (error.status === 401) return { kind: 'signed-out' };
    return { kind: 'refused', fault: refusedFault(error.message || SAVE_FAILED_MESSAGE, error.body) };
  }
}
