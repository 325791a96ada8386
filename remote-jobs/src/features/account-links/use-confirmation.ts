import { queryClient } from '@kadam/shared/query';
import { rememberConfirmation } from '@kadam/shared/session';
import { queryKey } from '../../lib/query-key';
import { confirmAddress } from './account-links.requests';
import { useLinkButton } from './use-link-button';

export const useConfirmation = (token: string | null) =>
  useLinkButton({
    token,
    act: async (secret, signal) => {
      await confirmAddress(secret, signal);
      rememberConfirmation(true);
      void queryClient.invalidateQueries({ queryKey: queryKey('account-facts') });
    },
    fallback: 'The address could not be confirmed. Please try again.',
  });
