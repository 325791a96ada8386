import { getProfile } from '@kadam/shared/contract/auth';
import { enrol, listEnrolments, type EnrolBody } from '@kadam/shared/contract/enrolments';
import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { fetchAllPages, ApiError, call, serverMessage } from '@kadam/shared/http';
import { asRecord } from '../../lib/json-values';
import { ENROL_FAILED, enrolledIdsOf, formOfPerson, type EnrolForm } from '../../lib/enrolment-form';

interface EnrolError extends FormError {
  readonly isSessionOver?: boolean;
}

/**
 * Enrolls the member.
 * @returns the error, or undefined on success
 */
export async function sendEnrolment(body: EnrolBody, signal: AbortSignal): Promise<EnrolError | undefined> {
  try {
    const response = asRecord(await call(enrol, { body, signal }));
    if (response?.success !== false) return undefined;
    return { message: serverMessage(response) ?? ENROL_FAILED, fieldErrors: parseFieldErrors(response) };
  } catch (error) {
    // The request may have succeeded although its response was lost.
    if (isLost(error) && (await isStored(body.courseId))) return undefined;
    return errorOf(error);
  }
}

export const fetchEnrolledIds = async (signal?: AbortSignal): Promise<ReadonlySet<string>> =>
  new Set(await fetchAllPages((query) => call(listEnrolments, { query, ...(signal && { signal }) }), enrolledIdsOf));

export const fetchPerson = async (signal: AbortSignal): Promise<EnrolForm> =>
  formOfPerson(await call(getProfile, { signal }));

const isLost = (error: unknown) => error instanceof ApiError && error.isNetworkError;

const isStored = (courseId: string): Promise<boolean> =>
  fetchEnrolledIds().then(
    (ids) => ids.has(courseId),
    () => false,
  );

function errorOf(error: unknown): EnrolError {
  if (!(error instanceof ApiError)) return { message: ENROL_FAILED };
  const { status, body, isNetworkError } = error;
  const message = isNetworkError ? error.message : (serverMessage(body) ?? ENROL_FAILED);
  return { message, fieldErrors: parseFieldErrors(body), isSessionOver: status === 401 };
}
