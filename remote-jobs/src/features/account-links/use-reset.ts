import { confirmationError, newPasswordError } from '@kadam/shared/contract/account';
import { BRAND } from '@kadam/shared/contract/brand';
import { emit } from '@kadam/shared/events';
import { useForm } from '@kadam/shared/form';
import { ApiError } from '@kadam/shared/http';
import { currentSession, signOut } from '@kadam/shared/session';
import { useState } from 'react';
import { saveError } from '../../lib/profile-failure';
import { requestReset, type ResetResult } from './account-links.requests';

const FALLBACK = 'The password could not be set. Please try again.';
const GONE = 410;
const DONE_TITLE = `Your password is set | ${BRAND.name}`;

/** The form for a new password; `isDead` means that the link no longer works. */
export function useReset(token: string) {
  const [result, setResult] = useState<ResetResult>();
  const [isDead, setIsDead] = useState(false);
  const form = useForm({
    initial: { newPassword: '', confirmation: '' },
    check: ({ newPassword, confirmation }) => ({
      fieldErrors: {
        newPassword: newPasswordError(newPassword, ''),
        confirmation: confirmationError(confirmation, newPassword),
      },
    }),
    send: ({ newPassword }, { signal }) =>
      requestReset(token, newPassword, signal).then(
        (reset) => {
          clearEndedSession(reset);
          setResult(reset);
          document.title = DONE_TITLE;
          return undefined;
        },
        (error) => {
          if (error instanceof ApiError && error.status === GONE) setIsDead(true);
          return saveError(error, FALLBACK);
        },
      ),
    fallback: FALLBACK,
    compared: { newPassword: 'confirmation' },
  });
  return { ...form, result, isDead };
}

// The server has ended all sessions of the account.
function clearEndedSession({ email }: ResetResult): void {
  if (currentSession().token === null || currentSession().email !== email) return;
  signOut();
  emit('auth:logout');
}
