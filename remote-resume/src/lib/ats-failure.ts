import { ApiError, serverMessage } from '@kadam/shared/http';
import { recordOf, textOf } from './json-values';

/** Why there is no result: a sentence for people, and the specified one below it where it speaks of machinery. */
export interface AtsFailure {
  readonly message: string;
  readonly detail?: string;
}

const ATS_FAILED = 'Failed to compute ATS score';
const ATS_NETWORK_ERROR =
  'Network Error: Unable to connect to server. Please ensure the backend is running and CORS/base URL are configured.';

/** What an answer without a result says (specification, section 8). */
export const failureOfAnswer = (answer: unknown): AtsFailure => ({
  message: textOf(recordOf(answer).error) || (serverMessage(answer) ?? ATS_FAILED),
});

/** What a call that did not succeed says. */
export function failureOfError(error: unknown): AtsFailure {
  if (!(error instanceof ApiError)) return { message: ATS_FAILED };
  if (!error.isNetworkError) return failureOfAnswer(error.body);
  return {
    message:
      'We could not reach the server. What you chose or wrote is still here: check your connection and try again.',
    detail: ATS_NETWORK_ERROR,
  };
}
