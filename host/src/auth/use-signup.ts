import { confirmationError, newPasswordError } from '@kadam/shared/contract/account';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { useForm, type FormValues } from '@kadam/shared/form';
import { useState } from 'react';
import { isTakenError, toFormError, requestSignup } from './auth.requests';
import { emailError, nameError } from './fields';

type SignupValues = FormValues<'firstName' | 'lastName' | 'email' | 'password' | 'confirmation'>;

const FALLBACK = 'Signup failed';

/**
 * State of the signup form. Success passes the address on; `isTaken` if it has an account already.
 */
export function useSignup(email: string, onAccount: (email: string) => void) {
  const [taken, setTaken] = useState<string>();
  const form = useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmation: '' },
    check: (values) => ({ fieldErrors: fieldErrorsIn(values) }),
    send: ({ confirmation: _, ...account }, { signal }) =>
      requestSignup(account, signal).then(
        () => void onAccount(account.email.trim()),
        (error) => {
          if (isTakenError(error)) setTaken(account.email);
          return toFormError(error, FALLBACK);
        },
      ),
    fallback: FALLBACK,
    compared: { password: 'confirmation' },
  });
  return { ...form, isTaken: taken !== undefined && form.values.email === taken };
}

const fieldErrorsIn = ({ firstName, lastName, email, password, confirmation }: SignupValues) => ({
  firstName: nameError(firstName, AUTH_MESSAGES.firstNameRequired),
  lastName: nameError(lastName, AUTH_MESSAGES.lastNameRequired),
  email: emailError(email),
  password: newPasswordError(password, email),
  confirmation: confirmationError(confirmation, password),
});
