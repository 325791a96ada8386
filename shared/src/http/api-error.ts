/** Shown when no answer came at all (specification, section 8). */
export const NETWORK_ERROR_MESSAGE =
  'Network Error: Unable to connect to server. Please check if the backend is running.';
/** Shown when the server failed without a sentence of its own. */
export const GENERIC_ERROR_MESSAGE = 'Something went wrong. Please try again.';

interface ApiErrorDetails {
  readonly message: string;
  /** HTTP status; undefined when no answer came. */
  readonly status?: number | undefined;
  /** The body as it arrived. */
  readonly body?: unknown;
  /** What failed underneath, for reports. */
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` is a sentence for people; `isNetworkError` means no answer came. */
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

/** The server's sentence in a failed answer, if it sent one. */
export function serverMessage(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
