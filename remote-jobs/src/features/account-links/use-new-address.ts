import { queryClient } from '@kadam/shared/query';
import { currentSession, rememberConfirmation, rememberMember } from '@kadam/shared/session';
import { useState } from 'react';
import { confirmNewAddress } from './account-links.requests';
import { useLinkButton } from './use-link-button';

/** Confirms the new address; `email` is the address afterwards. */
export function useNewAddress(token: string | null) {
  const [email, setEmail] = useState('');
  const form = useLinkButton({
    token,
    act: async (secret, signal) => {
      const changed = await confirmNewAddress(secret, signal);
      const { userId } = currentSession();
      if (userId !== null) rememberMember({ userId, email: changed });
      rememberConfirmation(true);
      setEmail(changed);
      // Any page may show the former address.
      void queryClient.invalidateQueries();
    },
    fallback: 'The address could not be changed. Please try again.',
  });
  return { ...form, email };
}
