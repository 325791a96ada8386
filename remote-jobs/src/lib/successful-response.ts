import { ApiError, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { isRecord } from './job-posting';

/**
 * @returns the response, if it is an object without `success: false`
 * @throws ApiError otherwise, whatever the status
 */
export function successfulResponse(response: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(response) || response.success === false) throw responseError(response);
  return response;
}

/** The error for a failed response; uses its message if it has one. */
export const responseError = (body: unknown) => new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200, body });
