import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { ApiError, serverMessage } from '@kadam/shared/http';

/** The message of a failed call, and what the person can do. */
export interface OfficeFailure extends FormError {
  readonly message: string;
  readonly isSessionOver: boolean;
  /** The code of the authenticator app is required again. */
  readonly needsCode: boolean;
  /** It was changed meanwhile, or the change is not possible in its current state. */
  readonly isConflict: boolean;
}

const FALLBACK = 'This did not work. Please try again.';

export function officeFailure(error: unknown, fallback = FALLBACK): OfficeFailure {
  const none = { isSessionOver: false, needsCode: false, isConflict: false };
  if (!(error instanceof ApiError)) return { message: fallback, ...none };
  const { status, body, isNetworkError, message } = error;
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return {
    message: isNetworkError ? message : (serverMessage(body) ?? fallback),
    fieldErrors: parseFieldErrors(body),
    isSessionOver: status === 401,
    needsCode: code === 'SECOND_FACTOR_REQUIRED',
    isConflict: status === 409,
  };
}
