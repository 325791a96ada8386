import { confirmationError, newPasswordError } from '@kadam/shared/contract/account';
import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { useForm, type FormValues } from '@kadam/shared/form';
import { useState } from 'react';
import { isTakenError, refusalOf, requestSignup } from './auth.requests';
import { emailFault, nameFault } from './fields';

type SignupValues = FormValues<'firstName' | 'lastName' | 'email' | 'password' | 'confirmation'>;

const FALLBACK = 'Signup failed';

/** The signup form. A success hands the address on; an address that has an account already is `isTaken`. */
export function useSignup(email: string, onAccount: (email: string) => void) {
  const [taken, setTaken] = useState<string>();
  const form = useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmation: '' },
    check: (values) => ({ fieldErrors: faultsIn(values) }),
    send: ({ confirmation: _, ...account }, { signal }) =>
      requestSignup(account, signal).then(
        () => void onAccount(account.email.trim()),
        (error) => {
          if (isTakenError(error)) setTaken(account.email);
          return refusalOf(error, FALLBACK);
        },
      ),
    fallback: FALLBACK,
    compared: { password: 'confirmation' },
  });
  return { ...form, isTaken: taken !== undefined && form.values.email === taken };
}

const faultsIn = ({ firstName, lastName, email, password, confirmation }: SignupValues) => ({
  firstName: nameFault(firstName, AUTH_MESSAGES.firstNameRequired),
  lastName: nameFault(lastName, AUTH_MESSAGES.lastNameRequired),
  email: emailFault(email),
  password: newPasswordError(password, email),
  confirmation: confirmationError(confirmation, password),
});
