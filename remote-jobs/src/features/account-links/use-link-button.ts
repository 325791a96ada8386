import { useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';
import { sendAsMember } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { currentSession, rememberConfirmation, rememberMember } from '@kadam/shared/session';
import { useState } from 'react';
import { saveError } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { confirmAddress, confirmNewAddress } from './account-links.requests';

const GONE = 410;

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

interface LinkButton {
  readonly token: string | null;
  readonly act: (token: string, signal: AbortSignal) => Promise<void>;
  readonly fallback: string;
}

// `isDead` means that the link no longer works, or not for this member.
function useLinkButton({ token, act, fallback }: LinkButton) {
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const form = useForm({
    initial: {},
    send: (_, sending) =>
      sendAsMember(
        () =>
          act(token ?? '', sending.signal).then(
            () => undefined,
            (error) => {
              if (error instanceof ApiError && error.status === GONE) setDeadToken(token);
              return saveError(error, fallback);
            },
          ),
        { ...sending, owners: [] },
      ),
    fallback,
  });
  return { ...form, isDead: token !== null && deadToken === token };
}
