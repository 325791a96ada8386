import { AUTH_MESSAGES, isOwnAddress, PASSWORD_MIN_LENGTH } from '@kadam/shared/contract/auth';
import { isVisible } from '@kadam/shared/contract/schema';
import { useForm, type FormValues } from '@kadam/shared/form';
import { refusalOf, requestSignup } from './auth.requests';
import { emailFault, nameFault } from './fields';

type SignupValues = FormValues<'firstName' | 'lastName' | 'email' | 'password' | 'confirmation'>;

const FALLBACK = 'Signup failed';

/** The signup form. A success hands the address on. */
export function useSignup(email: string, onAccount: (email: string) => void) {
  return useForm({
    initial: { firstName: '', lastName: '', email, password: '', confirmation: '' },
    check: (values) => ({ faults: faultsIn(values) }),
    send: ({ confirmation: _, ...account }, { signal }) =>
      requestSignup(account, signal).then(
        () => void onAccount(account.email.trim()),
        (error) => refusalOf(error, FALLBACK),
      ),
    fallback: FALLBACK,
    compared: { password: 'confirmation' },
  });
}

const faultsIn = ({ firstName, lastName, email, password, confirmation }: SignupValues) => ({
  firstName: nameFault(firstName, AUTH_MESSAGES.firstNameRequired),
  lastName: nameFault(lastName, AUTH_MESSAGES.lastNameRequired),
  email: emailFault(email),
  password: passwordFault(password, email),
  confirmation: confirmationFault(confirmation, password),
});

function passwordFault(value: string, address: string): string | undefined {
  if (value === '') return AUTH_MESSAGES.passwordRequired;
  if (value.length < PASSWORD_MIN_LENGTH) return AUTH_MESSAGES.passwordTooShort;
  if (!isVisible(value)) return AUTH_MESSAGES.passwordBlank;
  return isOwnAddress(value, address) ? AUTH_MESSAGES.passwordIsAddress : undefined;
}

function confirmationFault(value: string, password: string): string | undefined {
  if (value === '') return AUTH_MESSAGES.confirmationRequired;
  return value === password ? undefined : AUTH_MESSAGES.confirmationDiffers;
}
