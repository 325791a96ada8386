import { applicationResume, applicationsOfUser, withdraw } from '@kadam/shared/contract/applications';
import { markMessagesRead } from '@kadam/shared/contract/office-activity';
import { fetchAllPages, ApiError, call } from '@kadam/shared/http';
import { toApplications, toProgress, type Application } from '../../lib/applications';
import { successfulResponse } from '../../lib/successful-response';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<readonly Application[]> {
  const applications = await fetchAllPages(
    (query) => call(applicationsOfUser, { params: { userId }, query, signal }),
    toApplications,
  );
  if (!applications) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return applications;
}

/**
 * Withdraws an application.
 * @returns its new status and history
 */
export async function withdrawApplication(applicationId: string): Promise<Pick<Application, 'status' | 'history'>> {
  const response = successfulResponse(await call(withdraw, { params: { applicationId } }));
  return toProgress(response.data);
}

/** Marks messages of the office up to this time (ISO 8601, UTC) as read. */
export const markRead = (until: string): Promise<unknown> => call(markMessagesRead, { body: { until } });

export async function fetchResumeFile(applicationId: string): Promise<Blob> {
  const file = await call(applicationResume, { params: { applicationId } });
  if (!(file instanceof Blob)) throw new ApiError({ message: 'The file could not be downloaded.', status: 200 });
  return file;
}
