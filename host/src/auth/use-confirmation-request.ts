import { useForm } from '@kadam/shared/form';
import { currentSession, rememberConfirmation } from '@kadam/shared/session';
import { useEffect, useState } from 'react';
import { fetchIsConfirmed, toFormError, requestConfirmation } from './auth.requests';

const FALLBACK = 'The mail could not be sent. Please try again.';

/** Sends the confirmation mail again; `response` is the server's message. */
export function useConfirmationRequest() {
  const [response, setResponse] = useState('');
  const form = useForm({
    initial: {},
    send: (_, { signal }) =>
      requestConfirmation(signal).then(
        (message) => void setResponse(message),
        (error) => toFormError(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  useRecheck();
  return { ...form, response };
}

/** The address may have been confirmed on another device. */
function useRecheck(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { token } = currentSession();
    fetchIsConfirmed(controller.signal).then(
      (isConfirmed) => {
        if (isConfirmed && currentSession().token === token) rememberConfirmation(true);
      },
      // The banner stays until the next page load.
      () => {},
    );
    return () => controller.abort();
  }, []);
}
