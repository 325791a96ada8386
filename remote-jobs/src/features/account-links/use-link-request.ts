import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail } from '@kadam/shared/contract/text-rules';
import { useForm } from '@kadam/shared/form';
import { useState } from 'react';
import { saveError } from '../../lib/profile-failure';
import { requestLink } from './account-links.requests';

const FALLBACK = 'The link could not be requested. Please try again.';

export function useLinkRequest() {
  const [serverMessage, setServerMessage] = useState('');
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ fieldErrors: { email: emailError(email) } }),
    send: ({ email }, { signal }) =>
      requestLink(email.trim(), signal).then(
        (message) => void setServerMessage(message),
        (error) => saveError(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
  return { ...form, serverMessage };
}

function emailError(value: string): string | undefined {
  if (value.trim() === '') return AUTH_MESSAGES.emailRequired;
  return isEmail(value) ? undefined : AUTH_MESSAGES.emailInvalid;
}
