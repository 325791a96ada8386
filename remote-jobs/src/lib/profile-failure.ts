import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { ApiError, serverMessage } from '@kadam/shared/http';
import { AUTHENTICATION_MESSAGE, EXPIRED_MESSAGE } from './failure-messages';

/** What to do about a failed call of the profile, and the sentence to show. */
export interface ProfileFailure {
  readonly remedy: 'log-in' | 'log-out' | 'try-again';
  readonly message: string;
}

/** Reads a failure as section 8 of the specification names it; `fallback` stands where the server gave no sentence. */
export function profileFailure(error: unknown, fallback: string): ProfileFailure {
  if (!(error instanceof ApiError)) return { remedy: 'try-again', message: fallback };
  if (error.status === 401) return { remedy: 'log-in', message: EXPIRED_MESSAGE };
  if (error.status === 500 && isMissingIdentity(error.message)) {
    return { remedy: 'log-out', message: AUTHENTICATION_MESSAGE };
  }
  const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? fallback);
  return { remedy: 'try-again', message };
}

/** Why something a member typed was not saved. */
export interface SaveError extends FormError {
  readonly isSessionOver?: boolean;
}

/** The same failure of a form that was to be saved. */
export function saveError(error: unknown, fallback: string): SaveError {
  const { remedy, message } = profileFailure(error, fallback);
  const fieldErrors = parseFieldErrors(error instanceof ApiError ? error.body : undefined);
  return { message, fieldErrors, isSessionOver: remedy === 'log-in' };
}

// A server that found nobody behind the token says "Cannot read properties of undefined", in one wording or another.
const isMissingIdentity = (message: string) => /properties of undefined|undefined properties/i.test(message);
