import { enrol, listEnrolments, type EnrolBody } from '@kadam/shared/contract/enrolments';
import { parseFieldErrors, type FormError } from '@kadam/shared/form';
import { fetchAllPages, ApiError, call, serverMessage } from '@kadam/shared/http';
import { asRecord } from '../../lib/json-values';
import { ENROL_FAILED, type Enrolment, enrolmentsOf } from '../../lib/enrolment-form';

interface EnrolError extends FormError {
  readonly isSessionOver?: boolean;
}

/** `isWaiting`: on the waiting list. */
export type EnrolResult = { readonly error: EnrolError } | { readonly error?: undefined; readonly isWaiting: boolean };

/** Enrolls the member. */
export async function sendEnrolment(body: EnrolBody, signal: AbortSignal): Promise<EnrolResult> {
  try {
    const response = asRecord(await call(enrol, { body, signal }));
    if (response?.success !== false) return { isWaiting: asRecord(response?.data)?.status === 'waiting' };
    return { error: { message: serverMessage(response) ?? ENROL_FAILED, fieldErrors: parseFieldErrors(response) } };
  } catch (error) {
    // The request may have succeeded although its response was lost.
    const stored = isLost(error) ? await findStored(body.courseId) : undefined;
    return stored ?? { error: errorOf(error) };
  }
}

/** The member's enrollments by course. */
export async function fetchEnrolments(signal?: AbortSignal): Promise<ReadonlyMap<string, Enrolment>> {
  const all = await fetchAllPages((query) => call(listEnrolments, { query, ...(signal && { signal }) }), enrolmentsOf);
  return new Map(all?.map((one) => [one.courseId, one]));
}

const isLost = (error: unknown) => error instanceof ApiError && error.isNetworkError;

const findStored = (courseId: string): Promise<Enrolment | undefined> =>
  fetchEnrolments().then(
    (all) => all.get(courseId),
    () => undefined,
  );

function errorOf(error: unknown): EnrolError {
  if (!(error instanceof ApiError)) return { message: ENROL_FAILED };
  const { status, body, isNetworkError } = error;
  const message = isNetworkError ? error.message : (serverMessage(body) ?? ENROL_FAILED);
  return { message, fieldErrors: parseFieldErrors(body), isSessionOver: status === 401 };
}
