import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { ApiError, serverMessage } from '@kadam/shared/http';
import { AUTHENTICATION_MESSAGE, EXPIRED_MESSAGE } from './failure-messages';

/** The message of an error, and what the member can do. */
export interface ProfileFailure {
  readonly remedy: 'log-in' | 'log-out' | 'try-again';
  readonly message: string;
}

/** Maps an error to its specified message; `fallback` if the server sent none. */
export function profileFailure(error: unknown, fallback: string): ProfileFailure {
  if (!(error instanceof ApiError)) return { remedy: 'try-again', message: fallback };
  if (error.status === 401) return { remedy: 'log-in', message: EXPIRED_MESSAGE };
  if (error.status === 500 && isMissingIdentity(error.message)) {
    return { remedy: 'log-out', message: AUTHENTICATION_MESSAGE };
  }
  const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? fallback);
  return { remedy: 'try-again', message };
}

export interface SaveError extends FormError {
  readonly isSessionOver?: boolean;
}

export function saveError(error: unknown, fallback: string): SaveError {
  const { remedy, message } = profileFailure(error, fallback);
  const fieldErrors = parseFieldErrors(error instanceof ApiError ? error.body : undefined);
  return { message, fieldErrors, isSessionOver: remedy === 'log-in' };
}

// A server without a user for the token fails with "Cannot read properties of undefined".
const isMissingIdentity = (message: string) => /properties of undefined|undefined properties/i.test(message);
