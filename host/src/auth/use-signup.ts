import { requestSignup } from './auth.requests';
import { useAuthForm } from './use-auth-form';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

/** The signup form. A success hands the address on to the login. */
export function useSignup(onSuccess: (email: string) => void) {
  return useAuthForm({
    defaultValues: EMPTY,
    fallback: 'Signup failed',
    send: async ({ confirmation: _, ...account }, signal) => {
      await requestSignup(account, signal);
      onSuccess(account.email.trim());
    },
  });
}
