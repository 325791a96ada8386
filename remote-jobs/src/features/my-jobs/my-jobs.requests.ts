import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/auth';
import { allPages, ApiError, call } from '@kadam/shared/http';
import type { Job } from '../../lib/job-posting';
import { toMember, type Member } from '../../lib/member';
import { toAppliedJobs } from '../../lib/postings-answer';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';

export async function fetchAppliedJobs(userId: string, signal: AbortSignal): Promise<readonly Job[]> {
  const jobs = await allPages(
    (query) => call(applicationsOfUser, { params: { userId }, query, signal }),
    toAppliedJobs,
  );
  if (!jobs) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return jobs;
}

export const fetchMember = async (signal: AbortSignal): Promise<Member> => toMember(await call(getProfile, { signal }));
