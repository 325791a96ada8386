import { useEffect } from 'react';
import { emit } from '@kadam/shared/events';
import { rememberMember, signIn } from '@kadam/shared/session';
import { requestLogin } from './auth.requests';
import { useAuthForm } from './use-auth-form';

/** The login form. A success is stored and told to whoever asked; that closes the dialog. `email` is known after a signup and after a session that ended. */
export function useLogin(email: string) {
  const form = useAuthForm({
    defaultValues: { email, password: '' },
    fallback: 'Login failed',
    send: async (values, signal) => {
      const member = await requestLogin(values, signal);
      signIn(member);
      rememberMember(member);
      emit('auth:login', { userId: member.userId });
    },
  });

  const { setFocus } = form.form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);

  return form;
}
