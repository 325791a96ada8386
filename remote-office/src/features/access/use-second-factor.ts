import { AUTH_MESSAGES } from '@kadam/shared/contract/auth';
import { STAFF_MESSAGES, type SecondFactorSetup } from '@kadam/shared/contract/staff';
import { useForm } from '@kadam/shared/form';
import { officeFailure } from '../../lib/office-failure';
import { requestConfirmation, requestSetup, sendCode } from './second-factor.requests';

const FALLBACK = 'The code could not be checked. Please try again.';

const codeError = ({ code }: { readonly code: string }) =>
  code.trim() === '' ? { fieldErrors: { code: STAFF_MESSAGES.codeMissing } } : undefined;

/** Opens the office with a code of the app, or a recovery code. */
export const useCodeForm = (onPassed: () => void) =>
  useForm({
    initial: { code: '' },
    check: codeError,
    send: ({ code }, { signal }) =>
      sendCode(code.trim(), signal).then(
        () => void onPassed(),
        (error) => officeFailure(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });

/** Requests a new secret with the password. */
export const usePasswordForm = (onSetup: (setup: SecondFactorSetup) => void) =>
  useForm({
    initial: { password: '' },
    check: ({ password }) =>
      password === '' ? { fieldErrors: { password: AUTH_MESSAGES.passwordRequired } } : undefined,
    send: ({ password }, { signal }) =>
      requestSetup(password, signal).then(
        (setup) => void onSetup(setup),
        (error) => officeFailure(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });

/** Confirms the app with its first code. */
export const useConfirmForm = (onCodes: (codes: readonly string[]) => void) =>
  useForm({
    initial: { code: '' },
    check: codeError,
    send: ({ code }, { signal }) =>
      requestConfirmation(code.trim(), signal).then(
        (codes) => void onCodes(codes),
        (error) => officeFailure(error, FALLBACK),
      ),
    fallback: FALLBACK,
  });
