/** Shown if there was no response. */
export const NETWORK_ERROR_MESSAGE =
  'Network Error: Unable to connect to server. Please check if the backend is running.';
/** Shown if the server's error has no message. */
export const GENERIC_ERROR_MESSAGE = 'Something went wrong. Please try again.';

interface ApiErrorDetails {
  readonly message: string;
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  /** Raw body. */
  readonly body?: unknown;
  /** For error reports. */
  readonly cause?: unknown;
}

/** A failed call. `message` is for users; `isNetworkError` means there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number | undefined;
  readonly body: unknown;
  readonly isNetworkError: boolean;

  constructor({ message, status, body, cause }: ApiErrorDetails) {
    super(message, { cause });
    this.status = status;
    this.body = body;
    this.isNetworkError = status === undefined;
  }
}

/** Message of an error response, if any. */
export function serverMessage(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
