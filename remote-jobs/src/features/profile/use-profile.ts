import { rememberMember } from '@kadam/shared/session';
import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { useLoginPrompt, useMemberValues } from '../../use-member-data';
import { fetchAccount } from './profile.requests';

export const LOGIN_MESSAGE = 'Please log in to view your profile';

/** The account of the signed-in member; a visitor is asked to log in. */
export function useProfile() {
  useLoginPrompt(LOGIN_MESSAGE);
  return useMemberValues({ name: 'account', load: loadAccount, fallback: LOAD_FAILED_MESSAGE });
}

async function loadAccount(signal: AbortSignal) {
  const account = await fetchAccount(signal);
  const { userId, email } = account;
  if (userId && email) rememberMember({ userId, email });
  return { values: account, ownerId: userId };
}
