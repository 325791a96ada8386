import { isRecord } from './job-posting';

/** A course its member enrolled in, as the dashboard lists it; '' where the server says nothing. */
export interface EnrolledCourse {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly duration: string;
  readonly enrolledAt: string;
}

/** The courses of an answer in the order of the server, latest enrolment first; undefined when the answer has another shape. */
export function toEnrolledCourses(answer: unknown): readonly EnrolledCourse[] | undefined {
  const courses = isRecord(answer) ? answer.courses : answer;
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

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
