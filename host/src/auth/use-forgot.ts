import { useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { toFormError, requestReset } from './auth.requests';
import { emailError } from './fields';

const FALLBACK = 'The link could not be requested. Please try again.';

/** State of the form. `response` is the server's message, the same for every address. */
export function useForgot(email: string) {
  const [response, setResponse] = useState('');
  const form = useForm({
    initial: { email },
    check: (values) => ({ fieldErrors: { email: emailError(values.email) } }),
    send: (values, { signal }) =>
      requestReset(values.email.trim(), signal).then(
        (message) => void setResponse(message),
        (error) => toFormError(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  return { ...form, response: form.state.status === 'sent' ? response : '' };
}
