import { ApiError, GENERIC_ERROR_MESSAGE } from '@kadam/shared/http';
import { isRecord } from './job-posting';

/** What a call answered, when it is an object that does not itself say that it failed, whatever its status. */
export function successfulResponse(response: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(response) || response.success === false) throw responseError(response);
  return response;
}

/** The failure that such an answer means; its sentence is used where it has one. */
export const responseError = (body: unknown) => new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200, body });
