import { applicationsOfUser } from '@kadam/shared/contract/applications';
import { listEnrolments } from '@kadam/shared/contract/enrolments';
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
import { toApplications, type Application } from '../../lib/applications';
import { toActivity, toViews, type Activity } from '../../lib/office-activity';
import { toSavedJobs } from '../../lib/postings-response';

const NO_USER_ID = { message: 'User ID not found. Please complete your profile.' };

const MAX_VIEWS = 100;

export interface Applications {
  readonly latest: readonly Application[];
  readonly total: number;
}

export async function fetchApplications(userId: string, signal: AbortSignal): Promise<Applications> {
  if (userId === '') throw new ApiError({ message: NO_USER_ID.message, status: 200, body: NO_USER_ID });
  const response = await call(applicationsOfUser, { params: { userId }, signal });
  const latest = toApplications(response);
  if (!latest) throw new ApiError({ message: APPLICATIONS_FAILED_MESSAGE, status: 200 });
  return { latest, total: totalOf(response) ?? latest.length };
}

/** How many jobs the member saved; null if the server cannot save jobs yet. */
export const countSavedJobs = (signal: AbortSignal): Promise<number | null> =>
  optional(
    call(listSavedJobs, { query: { limit: 1 }, signal }),
    (response) => {
      const jobs = toSavedJobs(response);
      return jobs && (totalOf(response) ?? jobs.length);
    },
    SAVED_FAILED_MESSAGE,
  );

/** Views and unread messages of the office; null if the server does not count them. */
export const fetchActivity = (signal: AbortSignal): Promise<Activity | null> =>
  optional(call(officeActivity, { signal }), toActivity, ACTIVITY_FAILED_MESSAGE);

/** The latest views; null if the server does not count them. */
export const fetchViews = (signal: AbortSignal): Promise<readonly OfficeView[] | null> =>
  optional(call(listOfficeViews, { query: { limit: MAX_VIEWS }, signal }), toViews, VIEWS_FAILED_MESSAGE);

/** The courses the member enrolled in; null if the server has no enrollments yet. */
export const fetchCourses = (signal: AbortSignal): Promise<readonly EnrolledCourse[] | null> =>
  optional(
    fetchAllPages((query) => call(listEnrolments, { query, signal }), toEnrolledCourses),
    (courses) => courses,
    COURSES_FAILED_MESSAGE,
  );

// A server without the endpoint returns 404, or 400 for '/courses/enrollments' as a course id.
const MISSING = [400, 404];

async function optional<Body, Value>(
  request: Promise<Body>,
  parse: (body: Body) => Value | undefined,
  message: string,
): Promise<Value | null> {
  try {
    const value = parse(await request);
    if (value !== undefined) return value;
  } catch (error) {
    if (error instanceof ApiError && MISSING.includes(error.status ?? 0)) return null;
    throw error;
  }
  throw new ApiError({ message, status: 200 });
}
