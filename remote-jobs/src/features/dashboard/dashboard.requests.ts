import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { getProfile } from '@kadam/shared/contract/auth';
import { cancelEnrolment, listEnrolments } from '@kadam/shared/contract/enrolments';
import { listOfficeViews, officeActivity, type OfficeView } from '@kadam/shared/contract/office-activity';
import { listSavedJobs } from '@kadam/shared/contract/saved-jobs';
import { fetchAllPages, ApiError, call, totalOf } from '@kadam/shared/http';
import { toEnrolledCourses, type EnrolledCourse } from '../../lib/enrolled-course';
import {
  ACTIVITY_FAILED_MESSAGE,
  APPLICATIONS_FAILED_MESSAGE,
  COURSES_FAILED_MESSAGE,
  SAVED_FAILED_MESSAGE,
  VIEWS_FAILED_MESSAGE,
} from '../../lib/failure-messages';
import { toMember, type Member } from '../../lib/member';
import { toApplications, type Application } from '../../lib/applications-answer';
import { toActivity, toViews, type Activity } from '../../lib/office-activity';
import { toSavedJobs } from '../../lib/postings-answer';
import { profileFailure, type ProfileFailure } from '../../lib/profile-failure';

const NOBODY = { message: 'User ID not found. Please complete your profile.' };

/** How many of the latest views are listed. */
const VIEWS_MAX = 100;

/** The latest applications of a member, and how many there are in all. */
export interface Applications {
  readonly latest: readonly Application[];
  readonly total: number;
}

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<Applications> {
  if (userId === '') throw new ApiError({ message: NOBODY.message, status: 200, body: NOBODY });
  const answer = await call(applicationsOfUser, { params: { userId }, signal });
  const latest = toApplications(answer);
  if (!latest) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return { latest, total: totalOf(answer) ?? latest.length };
}

export const fetchMember = async (signal: AbortSignal): Promise<Member> => toMember(await call(getProfile, { signal }));

/** How many jobs the member saved; null from a server that cannot save jobs yet. */
export async function countSavedJobs(signal: AbortSignal): Promise<number | null> {
  const answer = await ifThere(call(listSavedJobs, { query: { limit: 1 }, signal }));
  if (answer === null) return null;
  const jobs = toSavedJobs(answer);
  if (!jobs) throw new ApiError({ message: SAVED_FAILED_MESSAGE, status: 200 });
  return totalOf(answer) ?? jobs.length;
}

/** How often the office opened the member's applications, and its unread messages; null from a server that counts neither. */
export async function fetchActivity(signal: AbortSignal): Promise<Activity | null> {
  const answer = await ifThere(call(officeActivity, { signal }));
  if (answer === null) return null;
  const activity = toActivity(answer);
  if (!activity) throw new ApiError({ message: ACTIVITY_FAILED_MESSAGE, status: 200 });
  return activity;
}

/** The latest views; null from a server that counts none. */
export async function fetchViews(signal: AbortSignal): Promise<readonly OfficeView[] | null> {
  const answer = await ifThere(call(listOfficeViews, { query: { limit: VIEWS_MAX }, signal }));
  if (answer === null) return null;
  const views = toViews(answer);
  if (!views) throw new ApiError({ message: VIEWS_FAILED_MESSAGE, status: 200 });
  return views;
}

/** The courses the member enrolled in; null from a server that cannot enrol yet. */
export async function fetchCourses(signal: AbortSignal): Promise<readonly EnrolledCourse[] | null> {
  const courses = await ifThere(fetchAllPages((query) => call(listEnrolments, { query, signal }), toEnrolledCourses));
  if (courses === '') throw new ApiError({ message: COURSES_FAILED_MESSAGE, status: 200 });
  return courses;
}

/** Cancels the enrollment in a course, also when there is none. @throws ApiError */
export async function sendCancellation(courseId: string): Promise<void> {
  await call(cancelEnrolment, { params: { courseId } });
}

/** What went wrong; `fallback` stands where the server gave no sentence. */
export const failureOf = (error: unknown, fallback: string): ProfileFailure => profileFailure(error, fallback);

// A server without the endpoint answers 404, or 400 where it takes '/courses/enrollments' for a course of that id.
const MISSING = [400, 404];

async function ifThere<Answer>(asked: Promise<Answer>): Promise<NonNullable<Answer> | '' | null> {
  try {
    return (await asked) ?? '';
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status ?? 0)) return null;
    throw error;
  }
}
