import './zod-settings';
import { z } from './zod';

/** Stable error codes; the messages may change. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'GONE',
  'CONFLICT',
  'EMAIL_TAKEN',
  'WRONG_CREDENTIALS',
  'ALREADY_APPLIED',
  'KEY_REUSED',
  'POSTING_CLOSED',
  'PROFILE_REQUIRED',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNREADABLE_FILE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An invalid field of a request, with a message for the user. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/**
 * The body of every error response. `data.action` names what the user has to do first, if anything.
 */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** Same as `message`, if the endpoint has `repeatsMessage`. */
  error: z.optional(z.string()),
  details: z.optional(z.array(fieldError)),
  data: z.optional(z.object({ action: z.enum(['CREATE_PROFILE']) })),
});
export type Failure = z.infer<typeof failure>;
