import { apply, type ApplyBody, applicationsOfUser } from '@kadam/shared/contract/applications';
import { fetchAllPages, ApiError, call, serverMessage } from '@kadam/shared/http';
import { outcomeOfResponse, outcomeOfFailure, type ApplyOutcome } from '../../lib/apply-outcome';
import { toAppliedIds } from '../../lib/applications';

/** Sends an application; an error is an outcome too. */
export async function sendApplication(application: ApplyBody, signal: AbortSignal): Promise<ApplyOutcome> {
  try {
    return outcomeOfResponse(await call(apply, { body: application, signal }));
  } catch (error) {
    return failureOutcome(error);
  }
}

export async function fetchListedIds(userId: string, signal: AbortSignal): Promise<readonly string[]> {
  const ids = await fetchAllPages(
    (query) => call(applicationsOfUser, { params: { userId }, query, signal }),
    toAppliedIds,
  );
  return ids ?? [];
}

/** An error as an outcome; the fallback message is 'Failed to apply'. */
export function failureOutcome(error: unknown): ApplyOutcome {
  if (!(error instanceof ApiError)) return outcomeOfFailure({ message: '' });
  const { status, body, isNetworkError } = error;
  return outcomeOfFailure({ status, body, message: isNetworkError ? error.message : (serverMessage(body) ?? '') });
}
