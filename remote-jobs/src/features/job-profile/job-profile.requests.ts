import { getProfile } from '@kadam/shared/contract/auth';
import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import { parseFieldErrors } from '@kadam/shared/form';
import { call } from '@kadam/shared/http';
import { acceptedAnswer } from '../../lib/accepted-answer';
import { isRecord } from '../../lib/job-posting';
import { toProfileBody, type JobseekerForm } from '../../lib/jobseeker-form';
import { saveRefusal, type SaveRefusal } from '../../lib/profile-failure';

export const SAVE_FAILED_MESSAGE = 'Failed to save profile';

/** The profile answer as it came; the form is filled from whatever is in it. */
export const fetchProfile = async (signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> =>
  acceptedAnswer(await call(getProfile, { signal }));

/** Answers why the profile was not saved, or undefined when it is. */
export async function saveProfile(form: JobseekerForm, signal: AbortSignal): Promise<SaveRefusal | undefined> {
  try {
    const answer = await call(saveJobseekerProfile, { body: toProfileBody(form), signal });
    if (isRecord(answer) && answer.success === true) return undefined;
    const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : SAVE_FAILED_MESSAGE;
    return { message, fieldErrors: parseFieldErrors(answer) };
  } catch (error) {
    return saveRefusal(error, SAVE_FAILED_MESSAGE);
  }
}
