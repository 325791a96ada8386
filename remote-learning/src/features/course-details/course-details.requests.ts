import { getCourse } from '@kadam/shared/contract/learning';
import { ApiError, call } from '@kadam/shared/http';
import { readCourseAnswer, type Course } from '../../lib/course';

/** An id that names no course, whether nobody has it (404) or nobody could (400). */
const UNKNOWN = [400, 404];

/** The course, or null when the server knows none of this id. */
export async function fetchCourse(courseId: string, signal: AbortSignal): Promise<Course | null> {
  try {
    const course = readCourseAnswer(await call(getCourse, { params: { id: courseId }, signal }));
    if (!course) throw new Error('The server sent something that is not a course. Please try again.');
    return course;
  } catch (error) {
    if (error instanceof ApiError && UNKNOWN.includes(error.status ?? 0)) return null;
    throw error;
  }
}
