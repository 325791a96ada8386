import { useForm } from '@kadam/shared/form';
import { currentSession, rememberConfirmation } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { fetchIsConfirmed, refusalOf, requestConfirmation } from './auth.requests';
import { SwitchButton } from './auth.styles';

const FALLBACK = 'The mail could not be sent. Please try again.';

/** Asks the member to confirm the address, and sends the mail once more on request. */
export default function ConfirmationRequest() {
  const [answer, setAnswer] = useState('');
  const { state, message, isSending, form } = useForm({
    initial: {},
    send: (_, { signal }) =>
      requestConfirmation(signal).then(
        (said) => void setAnswer(said),
        (error) => refusalOf(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  useRecheck();
  const isSent = state.status === 'sent';
  return (
    <>
      <span role="status">{message ?? (isSent ? answer : 'Please confirm your email address.')}</span>
      {!isSent && (
        <form {...form}>
          <SwitchButton type="submit" disabled={isSending}>
            Resend
          </SwitchButton>
        </form>
      )}
    </>
  );
}

/** The address may have been confirmed on another device since the login. */
function useRecheck(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { token } = currentSession();
    fetchIsConfirmed(controller.signal).then(
      (isConfirmed) => {
        if (isConfirmed && currentSession().token === token) rememberConfirmation(true);
      },
      // The banner stays, and the next page asks again.
      () => {},
    );
    return () => controller.abort();
  }, []);
}
