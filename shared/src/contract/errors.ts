import './zod-settings';
import { z } from './zod';

/** Stable words for what went wrong; the sentence beside them may change, these may not. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'GONE',
  'CONFLICT',
  'EMAIL_TAKEN',
  'WRONG_CREDENTIALS',
  'ALREADY_APPLIED',
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

/** One of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One wrong field of a request: its name as the caller wrote it, and a sentence with the way out. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** The one body of every failed call. `data.action` names what the person has to do first, when there is such a thing. */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** The message once more, where an endpoint `repeatsMessage`. */
  error: z.optional(z.string()),
  details: z.optional(z.array(fieldError)),
  data: z.optional(z.object({ action: z.enum(['CREATE_PROFILE']) })),
});
export type Failure = z.infer<typeof failure>;
