import type { ErrorCode, Failure, FieldError } from '@kadam/shared/contract/errors';

interface DomainErrorExtras {
  readonly details?: readonly FieldError[] | undefined;
  readonly data?: Failure['data'];
  readonly retryAfter?: number | undefined;
}

export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extras: DomainErrorExtras = {},
  ) {
    super(message);
  }
}

export const fieldError = (code: ErrorCode, field: string, message: string) =>
  new DomainError(code, message, { details: [{ field, message }] });

/** The value. @throws DomainError NOT_FOUND with this message if there is none */
export function requireFound<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new DomainError('NOT_FOUND', message);
  return value;
}

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  ALREADY_APPLIED: 409,
  GONE: 410,
  POSTING_CLOSED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  KEY_REUSED: 422,
  PROFILE_REQUIRED: 422,
  UNREADABLE_FILE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};
