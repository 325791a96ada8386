import { ACCOUNT_MESSAGES } from '@kadam/shared/contract/account';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { isEmail } from '@kadam/shared/contract/text-rules';
import { useState } from 'react';
import { requestEmailChange } from './account.requests';
import type { ActProps } from './use-account-acts';
import { useMemberForm } from './use-member-form';

/** Asks to change the address; `said` is the server's sentence. */
export function useEmailChange(present: string, { onExpire }: ActProps) {
  const [said, setSaid] = useState('');
  const form = useMemberForm({
    initial: { email: '', password: '' },
    faultsIn: ({ email, password }) => ({
      email: addressFault(email.trim(), present),
      password: password === '' ? AUTH_MESSAGES.passwordRequired : undefined,
    }),
    request: async ({ email, password }, signal) => {
      const answer = await requestEmailChange({ email: email.trim(), password }, signal);
      setSaid(answer ?? ACCOUNT_MESSAGES.emailChangeRequested);
    },
    fallback: 'The change could not be requested. Please try again.',
    onExpire,
  });
  return { ...form, said };
}

function addressFault(email: string, present: string): string | undefined {
  if (email === '') return 'New email is required';
  if (!isEmail(email)) return AUTH_MESSAGES.emailInvalid;
  return email.toLowerCase() === present ? ACCOUNT_MESSAGES.emailUnchanged : undefined;
}
