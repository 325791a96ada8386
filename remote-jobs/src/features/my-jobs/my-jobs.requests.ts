import { applicationResume, applicationsOfUser, withdraw } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/auth';
import { markMessagesRead } from '@kadam/shared/contract/office-activity';
import { fetchAllPages, ApiError, call } from '@kadam/shared/http';
import { toMember, type Member } from '../../lib/member';
import { toApplications, toStanding, type Application } from '../../lib/applications-answer';
import { acceptedAnswer } from '../../lib/accepted-answer';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<readonly Application[]> {
  const applications = await fetchAllPages(
    (query) => call(applicationsOfUser, { params: { userId }, query, signal }),
    toApplications,
  );
  if (!applications) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return applications;
}

export const fetchMember = async (signal: AbortSignal): Promise<Member> => toMember(await call(getProfile, { signal }));

/** Withdraws an application, and answers where it stands then. */
export async function withdrawApplication(applicationId: string): Promise<Pick<Application, 'status' | 'history'>> {
  const answer = acceptedAnswer(await call(withdraw, { params: { applicationId } }));
  return toStanding(answer.data);
}

/** Marks status changes and notes of the office up to this time (ISO 8601, UTC) as read. */
export const markRead = (until: string): Promise<unknown> => call(markMessagesRead, { body: { until } });

/** The resume that went with an application. */
export async function fetchResumeFile(applicationId: string): Promise<Blob> {
  const file = await call(applicationResume, { params: { applicationId } });
  if (!(file instanceof Blob)) throw new ApiError({ message: 'The file did not come.', status: 200 });
  return file;
}
