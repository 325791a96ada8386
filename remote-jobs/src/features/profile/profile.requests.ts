import { getProfile, updateProfile } from '@kadam/shared/contract/members';
import { call } from '@kadam/shared/http';
import { successfulResponse, responseError } from '../../lib/successful-response';
import { isRecord } from '../../lib/job-posting';
import { splitName, toAccount, type Account } from '../../lib/account';
import { saveError, type SaveError } from '../../lib/profile-failure';

export const UPDATE_FAILED_MESSAGE = 'Failed to update profile';

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  const response = successfulResponse(await call(getProfile, { signal }));
  const account = toAccount(response);
  // Without name and email the form would be empty and save nothing.
  if (account.name === '' && account.email === '') throw responseError(response);
  return account;
}

/**
 * Saves the name.
 * @returns the error, or undefined on success
 */
export async function saveAccount({ name, email }: Account, signal: AbortSignal): Promise<SaveError | undefined> {
  try {
    const response = await call(updateProfile, { body: { ...splitName(name), email }, signal });
    // Only an explicit `success: false` is an error.
    if (isRecord(response) && response.success === false) throw responseError(response);
    return undefined;
  } catch (error) {
    return saveError(error, UPDATE_FAILED_MESSAGE);
  }
}
