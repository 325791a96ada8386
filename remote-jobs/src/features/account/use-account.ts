import { LOAD_FAILED_MESSAGE } from '../../lib/failure-messages';
import { useLoginPrompt, useMemberData } from '../../use-member-data';
import { fetchFacts } from './account.requests';

export const LOGIN_MESSAGE = 'Please log in to see your account settings';

/** The account of the signed-in member; a visitor is asked to log in. */
export function useAccount() {
  useLoginPrompt(LOGIN_MESSAGE);
  return useMemberData({ name: 'account-facts', load: fetchFacts, fallback: LOAD_FAILED_MESSAGE });
}
