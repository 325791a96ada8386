import { useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';
import { sendAsMember } from '@kadam/shared/login';
import { queryClient } from '@kadam/shared/query';
import { rememberConfirmation } from '@kadam/shared/session';
import { useState } from 'react';
import { saveRefusal } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import { confirmAddress } from './account-links.requests';

const FALLBACK = 'The address could not be confirmed. Please try again.';
const GONE = 410;

/** The button that confirms the address; `isDead` once the server says that the link works no more, or not for this member. */
export function useConfirmation(token: string | null) {
  const [deadToken, setDeadToken] = useState<string | null>(null);
  const form = useForm({
    initial: {},
    send: (_, sending) =>
      sendAsMember(
        () =>
          confirmAddress(token ?? '', sending.signal).then(
            () => {
              rememberConfirmation(true);
              void queryClient.invalidateQueries({ queryKey: queryKey('account-facts') });
              return undefined;
            },
            (error) => {
              if (error instanceof ApiError && error.status === GONE) setDeadToken(token);
              return saveRefusal(error, FALLBACK);
            },
          ),
        { ...sending, owners: [] },
      ),
    fallback: FALLBACK,
  });
  return { ...form, isDead: token !== null && deadToken === token };
}
