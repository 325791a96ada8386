import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { emit } from '@kadam/shared/events';
import { useForm } from '@kadam/shared/form';
import { rememberConfirmation, rememberMember, rememberStaff, signIn } from '@kadam/shared/session';
import { toFormError, requestLogin, type SignedIn } from './auth.requests';
import { emailError } from './fields';

const FALLBACK = 'Login failed';

/**
 * State of the login form. Success stores the session and emits `auth:login`, which closes the
 * dialog.
 */
export function useLogin(email: string, onNotStored: () => void) {
  const enter = (member: SignedIn) => {
    const { isKept } = signIn(member);
    if (!isKept) onNotStored();
    rememberMember(member);
    rememberConfirmation(member.isConfirmed);
    rememberStaff(member.isStaff);
    emit('auth:login', { userId: member.userId });
    return undefined;
  };
  return useForm({
    initial: { email, password: '', keepLoggedIn: '' },
    check: (values) => ({
      fieldErrors: {
        email: emailError(values.email),
        password: values.password === '' ? AUTH_MESSAGES.passwordRequired : undefined,
      },
    }),
    send: ({ keepLoggedIn, ...account }, { signal }) =>
      requestLogin({ ...account, ...(keepLoggedIn && { keepLoggedIn: true }) }, signal).then(enter, (error) =>
        toFormError(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
}
