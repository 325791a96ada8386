import { useState } from 'react';
import { useForm } from '@kadam/shared/form';
import { refusalOf, requestReset } from './auth.requests';
import { emailFault } from './fields';

const FALLBACK = 'The link could not be asked for. Please try again.';

/** The form of a forgotten password. `answer` is what the server says to everybody, whether or not an account has the address. */
export function useForgot(email: string) {
  const [answer, setAnswer] = useState('');
  const form = useForm({
    initial: { email },
    check: (values) => ({ fieldErrors: { email: emailFault(values.email) } }),
    send: (values, { signal }) =>
      requestReset(values.email.trim(), signal).then(
        (said) => void setAnswer(said),
        (error) => refusalOf(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  return { ...form, answer: form.state.status === 'sent' ? answer : '' };
}
