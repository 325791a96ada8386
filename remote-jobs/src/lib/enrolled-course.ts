import { isRecord, textOf } from './job-posting';

/** A course its member enrolled in, as the dashboard lists it; '' where the server says nothing. */
export interface EnrolledCourse {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly duration: string;
  readonly enrolledAt: string;
}

/** The courses of an answer in the order of the server, latest enrolment first; undefined when the answer has another shape. */
export function toEnrolledCourses(response: unknown): readonly EnrolledCourse[] | undefined {
  const courses = isRecord(response) ? response.courses : response;
  return Array.isArray(courses) ? courses.flatMap((entry) => toCourse(entry) ?? []) : undefined;
}

function toCourse(entry: unknown): EnrolledCourse | undefined {
  if (!isRecord(entry)) return undefined;
  const id = textOf(entry.id);
  const name = textOf(entry.name) || textOf(entry.title);
  if (id === '' || name === '') return undefined;
  return {
    id,
    name,
    provider: textOf(entry.provider),
    duration: textOf(entry.duration),
    enrolledAt: textOf(entry.enrolledAt),
  };
}
