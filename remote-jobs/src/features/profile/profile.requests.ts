import { getProfile, updateProfile } from '@kadam/shared/contract/auth';
import { ApiError, call } from '@kadam/shared/http';
import { splitName, toAccount, type Account } from '../../lib/account';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { isRecord } from '../../lib/job-posting';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';

const UPDATE_FAILED_MESSAGE = 'Failed to update profile';

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  const answer = await call(getProfile, { signal });
  if (!isRecord(answer)) throw new ApiError({ message: LOAD_FAILED_MESSAGE, status: 200 });
  return toAccount(answer);
}

/** Sends the name; answers what went wrong, or undefined when it is stored. */
export async function saveAccount({ name, email }: Account): Promise<ProfileFailure | undefined> {
  try {
    await call(updateProfile, { body: { ...splitName(name), email } });
    return undefined;
  } catch (error) {
    return profileFailure(error, UPDATE_FAILED_MESSAGE);
  }
}
