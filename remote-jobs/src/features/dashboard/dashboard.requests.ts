import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/auth';
import type { Endpoint } from '@kadam/shared/contract/endpoint';
import { listEnrolments } from '@kadam/shared/contract/enrolments';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { ApiError, call } from '@kadam/shared/http';
import { toEnrolledCourses, type EnrolledCourse } from '../../lib/enrolled-course';
import { APPLICATIONS_FAILED_MESSAGE, COURSES_FAILED_MESSAGE, SAVED_FAILED_MESSAGE } from '../../lib/failure-messages';
import { toMember, type Member } from '../../lib/member';
import { toApplications, toSavedJobs, type Application } from '../../lib/postings-answer';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';

const NOBODY = { message: 'User ID not found. Please complete your profile.' };

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<readonly Application[]> {
  if (userId === '') throw new ApiError({ message: NOBODY.message, status: 200, body: NOBODY });
  const applications = toApplications(await call(applicationsOfUser, { params: { userId }, signal }));
  if (!applications) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return applications;
}

export const fetchMember = async (signal: AbortSignal): Promise<Member> => toMember(await call(getProfile, { signal }));

/** How many jobs the member saved; null from a server that cannot save jobs yet. */
export async function countSavedJobs(signal: AbortSignal): Promise<number | null> {
  const answer = await callIfThere(listSavedJobs, signal);
  if (answer === null) return null;
  const jobs = toSavedJobs(answer);
  if (!jobs) throw new ApiError({ message: SAVED_FAILED_MESSAGE, status: 200 });
  return jobs.length;
}

/** The courses the member enrolled in; null from a server that cannot enrol yet. */
export async function fetchCourses(signal: AbortSignal): Promise<readonly EnrolledCourse[] | null> {
  const answer = await callIfThere(listEnrolments, signal);
  if (answer === null) return null;
  const courses = toEnrolledCourses(answer);
  if (!courses) throw new ApiError({ message: COURSES_FAILED_MESSAGE, status: 200 });
  return courses;
}

/** What went wrong; `fallback` stands where the server gave no sentence. */
export const failureOf = (error: unknown, fallback: string): ProfileFailure => profileFailure(error, fallback);

// A server without the endpoint answers 404, or 400 where it takes '/courses/enrollments' for a course of that id.
const MISSING = [400, 404];

async function callIfThere(endpoint: Endpoint, signal: AbortSignal): Promise<unknown> {
  try {
    return (await call(endpoint, { signal })) ?? '';
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status ?? 0)) return null;
    throw error;
  }
}
