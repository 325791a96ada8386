import { getCourse } from '@kadam/shared/contract/learning';
import { ApiError, call } from '@kadam/shared/http';
import { parseCourse, type Course } from '../../lib/course';

/** 404: no such course; 400: not a possible id. */
const UNKNOWN = [400, 404];

/** The course, or null if it does not exist. */
export async function fetchCourse(courseId: string, signal: AbortSignal): Promise<Course | null> {
  try {
    const course = parseCourse(await call(getCourse, { params: { id: courseId }, signal }));
    if (!course) throw new Error('The server sent something that is not a course. Please try again.');
    return course;
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.includes(error.status ?? 0)) return null;
    throw error;
  }
}
