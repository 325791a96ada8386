import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { emit } from '@kadam/shared/events';
import { useForm } from '@kadam/shared/form';
import { rememberConfirmation, rememberMember, signIn } from '@kadam/shared/session';
import { refusalOf, requestLogin, type SignedIn } from './auth.requests';
import { emailFault } from './fields';

const FALLBACK = 'Login failed';

/** The login form. A success is stored and told to whoever asked; that closes the dialog. */
export function useLogin(email: string, onNotKept: () => void) {
  const enter = (member: SignedIn) => {
    const { isKept } = signIn(member);
    if (!isKept) onNotKept();
    rememberMember(member);
    rememberConfirmation(member.isConfirmed);
    emit('auth:login', { userId: member.userId });
    return undefined;
  };
  return useForm({
    initial: { email, password: '', keepLoggedIn: '' },
    check: (values) => ({
      fieldErrors: {
        email: emailFault(values.email),
        password: values.password === '' ? AUTH_MESSAGES.passwordRequired : undefined,
      },
    }),
    send: ({ keepLoggedIn, ...account }, { signal }) =>
      requestLogin({ ...account, ...(keepLoggedIn && { keepLoggedIn: true }) }, signal).then(enter, (error) =>
        refusalOf(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
}
