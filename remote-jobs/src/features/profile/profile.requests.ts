import { getProfile, updateProfile } from '@kadam/shared/contract/auth';
import { call } from '@kadam/shared/http';
import { acceptedAnswer, refusedAnswer } from '../../lib/accepted-answer';
import { isRecord } from '../../lib/job-posting';
import { splitName, toAccount, type Account } from '../../lib/account';
import { saveRefusal, type SaveRefusal } from '../../lib/profile-failure';

export const UPDATE_FAILED_MESSAGE = 'Failed to update profile';

export async function fetchAccount(signal: AbortSignal): Promise<Account> {
  const answer = acceptedAnswer(await call(getProfile, { signal }));
  const account = toAccount(answer);
  // Nobody is named in it: shown as a profile, it would be an empty form that saves nothing.
  if (account.name === '' && account.email === '') throw refusedAnswer(answer);
  return account;
}

/** Sends the name; answers why it was refused, or undefined when it is stored. */
export async function saveAccount({ name, email }: Account, signal: AbortSignal): Promise<SaveRefusal | undefined> {
  try {
    const answer = await call(updateProfile, { body: { ...splitName(name), email }, signal });
    // What a success brings is not read; only an answer that says it failed has failed.
    if (isRecord(answer) && answer.success === false) throw refusedAnswer(answer);
    return undefined;
  } catch (error) {
    return saveRefusal(error, UPDATE_FAILED_MESSAGE);
  }
}
