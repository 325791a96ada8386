import { ApiError, serverMessage } from '@kadam/shared/http';
import { recordOf, textOf } from './json-values';

/** The error as a sentence, with the server's technical message as detail. */
export interface AtsFailure {
  readonly message: string;
  readonly detail?: string;
}

const ATS_FAILED = 'Failed to compute ATS score';
const ATS_NETWORK_ERROR =
  'Network Error: Unable to connect to server. Please ensure the backend is running and CORS/base URL are configured.';

export const failureOfResponse = (response: unknown): AtsFailure => ({
  message: textOf(recordOf(response).error) || (serverMessage(response) ?? ATS_FAILED),
});

export function failureOfError(error: unknown): AtsFailure {
  if (!(error instanceof ApiError)) return { message: ATS_FAILED };
  if (!error.isNetworkError) return failureOfResponse(error.body);
  return {
    message:
      'We could not reach the server. What you chose or wrote is still here: check your connection and try again.',
    detail: ATS_NETWORK_ERROR,
  };
}
