import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import { isRecord, textOf } from './job-posting';

/** Texts are '' if unknown. */
export interface EnrolledCourse {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly duration: string;
  readonly enrolledAt: string;
  /** Status and place on the waiting list, in words. */
  readonly status: string;
}

/** Latest enrollment first; undefined if the response has another shape. */
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
    status: statusText(entry),
  };
}

function statusText({ status, waitingPlace }: Record<string, unknown>): string {
  const label = Object.entries(ENROLMENT_STATUS_LABELS).find(([name]) => name === status)?.[1] ?? '';
  return typeof waitingPlace === 'number' ? `${label}, place ${waitingPlace}` : label;
}
