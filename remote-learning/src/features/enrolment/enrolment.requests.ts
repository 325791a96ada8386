import { getProfile } from '@kadam/shared/contract/auth';
import { enrol, listEnrolments, type EnrolBody } from '@kadam/shared/contract/enrolments';
import { ApiError, call, serverMessage } from '@kadam/shared/http';
import { asRecord } from '../../lib/answer';
import {
  ENROL_FAILED,
  enrolledIdsOf,
  faultsOfAnswer,
  formOfPerson,
  type EnrolForm,
  type FieldFaults,
} from '../../lib/enrolment-form';

/** What became of sending the form. */
type EnrolOutcome =
  | { readonly kind: 'enrolled' }
  | { readonly kind: 'expired'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly faults: FieldFaults };

export async function sendEnrolment(body: EnrolBody): Promise<EnrolOutcome> {
  try {
    const answer = asRecord(await call(enrol, { body }));
    if (answer?.success !== false) return { kind: 'enrolled' };
    return { kind: 'refused', message: serverMessage(answer) ?? ENROL_FAILED, faults: faultsOfAnswer(answer) };
  } catch (error) {
    // It may have arrived although its answer did not.
    if (isLost(error) && (await isStored(body.courseId))) return { kind: 'enrolled' };
    return failureOutcome(error);
  }
}

export const fetchEnrolledIds = async (signal?: AbortSignal): Promise<ReadonlySet<string>> =>
  enrolledIdsOf(await call(listEnrolments, signal && { signal }));

export const fetchPerson = async (signal: AbortSignal): Promise<EnrolForm> =>
  formOfPerson(await call(getProfile, { signal }));

const isLost = (error: unknown) => error instanceof ApiError && error.isNetworkError;

const isStored = (courseId: string): Promise<boolean> =>
  fetchEnrolledIds().then(
    (ids) => ids.has(courseId),
    () => false,
  );

function failureOutcome(error: unknown): EnrolOutcome {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: ENROL_FAILED, faults: {} };
  const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? ENROL_FAILED);
  if (error.status === 401) return { kind: 'expired', message };
  return { kind: 'refused', message, faults: faultsOfAnswer(error.body) };
}
