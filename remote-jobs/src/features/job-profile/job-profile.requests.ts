import { getProfile } from '@kadam/shared/contract/auth';
import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import { ApiError, call } from '@kadam/shared/http';
import { acceptedAnswer } from '../../lib/accepted-answer';
import { isRecord } from '../../lib/job-posting';
import { refusedFault, toProfileBody, type FormFault, type JobseekerForm } from '../../lib/jobseeker-form';
import { profileFailure } from '../../lib/profile-failure';

const SAVE_FAILED_MESSAGE = 'Failed to save profile';

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly fault: FormFault };

/** The profile answer as it came; the form is filled from whatever is in it. */
export const fetchProfile = async (signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> =>
  acceptedAnswer(await call(getProfile, { signal }));

export async function saveProfile(form: JobseekerForm): Promise<SaveOutcome> {
  try {
    const answer = await call(saveJobseekerProfile, { body: toProfileBody(form) });
    if (isRecord(answer) && answer.success === true) return { kind: 'saved' };
    const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : SAVE_FAILED_MESSAGE;
    return { kind: 'refused', fault: refusedFault(message, answer) };
  } catch (error) {
    const { remedy, message } = profileFailure(error, SAVE_FAILED_MESSAGE);
    if (remedy === 'log-in') return { kind: 'signed-out' };
    return { kind: 'refused', fault: refusedFault(message, error instanceof ApiError ? error.body : undefined) };
  }
}
