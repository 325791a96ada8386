import { useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { toFormError, requestReset } from './auth.requests';
import { emailError } from './fields';

const FALLBACK = 'The link could not be asked for. Please try again.';

/** State of the form. `answer` is the server's message, the same for every address. */
export function useForgot(email: string) {
  const [answer, setAnswer] = useState('');
  const form = useForm({
    initial: { email },
    check: (values) => ({ fieldErrors: { email: emailError(values.email) } }),
    send: (values, { signal }) =>
      requestReset(values.email.trim(), signal).then(
        (said) => void setAnswer(said),
        (error) => toFormError(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  return { ...form, answer: form.state.status === 'sent' ? answer : '' };
}
