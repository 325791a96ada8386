import { listCourses } from '@kadam/shared/contract/learning';
import { call } from '@kadam/shared/http';
import { parseCourses, type Course } from './lib/course';

/** All courses as cards; complete courses from a server without cards. */
export async function fetchCourses(signal: AbortSignal): Promise<readonly Course[]> {
  const courses = parseCourses(await call(listCourses, { query: { view: 'cards' }, signal }));
  if (!courses) throw new Error('The server sent something that is not a list of courses. Please try again.');
  return courses;
}
