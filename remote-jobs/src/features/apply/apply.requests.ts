import { apply, type ApplyBody, applicationsOfUser } from '@kadam/shared/contract/applications';
import { fetchAllPages, ApiError, call, serverMessage } from '@kadam/shared/http';
import { outcomeOfResponse, outcomeOfFailure, type ApplyOutcome } from '../../lib/apply-outcome';
import { toAppliedIds } from '../../lib/applications';

/** Sends one application and says what became of it; a failed call is an outcome too. */
export async function sendApplication(application: ApplyBody, signal: AbortSignal): Promise<ApplyOutcome> {
  try {
    return outcomeOfResponse(await call(apply, { body: application, signal }));
  } catch (error) {
    return failureOutcome(error);
  }
}

/** The ids of the applied list (specification, section 4, step 7). */
export async function fetchListedIds(userId: string, signal: AbortSignal): Promise<readonly string[]> {
  const ids = await fetchAllPages(
    (query) => call(applicationsOfUser, { params: { userId }, query, signal }),
    toAppliedIds,
  );
  return ids ?? [];
}

/** Any failure of the apply flow as an outcome; without a sentence of the server or of the network it is 'Failed to apply'. */
export function failureOutcome(error: unknown): ApplyOutcome {
  if (!(error instanceof ApiError)) return outcomeOfFailure({ message: '' });
  const { status, body, isNetworkError } = error;
  return outcomeOfFailure({ status, body, message: isNetworkError ? error.message : (serverMessage(body) ?? '') });
}
