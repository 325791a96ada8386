import { getProfile, saveJobseekerProfile } from '@kadam/shared/contract/members';
import { parseFieldErrors } from '@kadam/shared/form';
import { call } from '@kadam/shared/http';
import { successfulResponse } from '../../lib/successful-response';
import { isRecord } from '../../lib/job-posting';
import { toProfileBody, type JobseekerForm } from '../../lib/jobseeker-form';
import { saveError, type SaveError } from '../../lib/profile-failure';

export const SAVE_FAILED_MESSAGE = 'Failed to save profile';

/** The unparsed profile response. */
export const fetchProfile = async (signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> =>
  successfulResponse(await call(getProfile, { signal }));

/** @returns the error, or undefined on success */
export async function saveProfile(form: JobseekerForm, signal: AbortSignal): Promise<SaveError | undefined> {
  try {
    const response = await call(saveJobseekerProfile, { body: toProfileBody(form), signal });
    if (isRecord(response) && response.success === true) return undefined;
    const message = isRecord(response) && typeof response.message === 'string' ? response.message : SAVE_FAILED_MESSAGE;
    return { message, fieldErrors: parseFieldErrors(response) };
  } catch (error) {
    return saveError(error, SAVE_FAILED_MESSAGE);
  }
}
