import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/auth';
import { ApiError, call } from '@kadam/shared/http';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';
import { toMember, type Member } from '../../lib/member';
import { toApplications, type Application } from '../../lib/postings-answer';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';

const NOBODY = { message: 'User ID not found. Please complete your profile.' };

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<readonly Application[]> {
  if (userId === '') throw new ApiError({ message: NOBODY.message, status: 200, body: NOBODY });
  const applications = toApplications(await call(applicationsOfUser, { params: { userId }, signal }));
  if (!applications) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return applications;
}

export const fetchMember = async (signal: AbortSignal): Promise<Member> => toMember(await call(getProfile, { signal }));

export const applicationsFailure = (error: unknown): ProfileFailure =>
  profileFailure(error, APPLICATIONS_FAILED_MESSAGE);
