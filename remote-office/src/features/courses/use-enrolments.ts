import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  enrolmentStatusText,
  MAX_ENROLMENT_NOTE,
  movedEnrolmentText,
  OFFICE_ENROLMENT_MESSAGES,
  type OfficeEnrolment,
  type OfficeEnrolmentStatus,
} from '@kadam/shared/contract/office-enrolments';
import type { ListSearch } from '../../lib/list-search';
import { useBulkChange } from '../../lib/use-bulk-change';
import { dayText } from '../../lib/times';
import { useExport } from '../../lib/use-file';
import { type EnrolmentsOf, fetchEnrolments, fetchExport, sendMove, sendStatuses } from './courses.requests';
import { ENROLMENTS, refreshCourses } from './use-courses';

/** The note for a member. */
export const NOTE = { label: 'Note for the member', maxLength: MAX_ENROLMENT_NOTE } as const;

/** Enrollments of a course or a batch, or all of them. */
export const enrolmentsSource = (of: EnrolmentsOf) => ({
  list: `${ENROLMENTS} ${of.course ?? ''} ${of.batch ?? ''}`,
  load: (search: ListSearch, signal: AbortSignal) => fetchEnrolments(of, search, signal),
});

export const useEnrolmentsExport = (of: EnrolmentsOf, search: ListSearch) =>
  useExport(() => fetchExport(of, search), 'enrollments.csv');

interface StatusChange {
  readonly enrolments: readonly OfficeEnrolment[];
  readonly status: OfficeEnrolmentStatus | undefined;
  readonly onDone: (sentence: string) => void;
}

/** Changes the status of enrollments. */
export const useStatusChange = ({ enrolments, status, onDone }: StatusChange) =>
  useBulkChange({
    rows: enrolments,
    canChange: (one) => one.status !== status,
    rejection: (changing) => {
      if (!status) return 'Please choose a status.';
      return changing.length > 0 ? undefined : `The status is ${ENROLMENT_STATUS_LABELS[status]} already.`;
    },
    send: async (chosen, note) => (status ? sendStatuses({ status, note, enrollments: chosen }) : []),
    refresh: refreshCourses,
    onDone: (changed) => status && onDone(doneSentence(changed, status)),
  });

function doneSentence(changed: readonly OfficeEnrolment[], status: OfficeEnrolmentStatus): string {
  const label = ENROLMENT_STATUS_LABELS[status];
  const [one] = changed;
  if (changed.length === 1 && one) return `${one.name} has the status ${label} and is informed by email.`;
  return `${changed.length} enrollments have the status ${label}, and the members are informed by email.`;
}

/** Preview of the mail to one of the members. */
export function previewOf({ name, firstName, course }: OfficeEnrolment, status: OfficeEnrolmentStatus, note: string) {
  const { subject, text } = enrolmentStatusText(status, course.name);
  return { to: name, subject, text: `Hello ${firstName},\n\n${text}`, note: note.trim() };
}

interface Move {
  readonly enrolments: readonly OfficeEnrolment[];
  readonly batch: OfficeBatch | undefined;
  readonly onDone: (sentence: string) => void;
}

/** Moves enrollments to another batch of their course. */
export const useMove = ({ enrolments, batch, onDone }: Move) =>
  useBulkChange({
    rows: enrolments,
    canChange: (one) => one.batch?.id !== batch?.id,
    rejection: (changing) => {
      if (!batch) return 'Please choose a batch.';
      return changing.length > 0 ? undefined : OFFICE_ENROLMENT_MESSAGES.sameBatch;
    },
    send: async (chosen, note) => (batch ? sendMove({ batch: batch.id, note, enrollments: chosen }) : []),
    refresh: refreshCourses,
    onDone: (changed) => batch && onDone(movedSentence(changed, batch)),
    fallback: 'Nothing was moved. Please try again.',
  });

function movedSentence(changed: readonly OfficeEnrolment[], { startDate }: OfficeBatch): string {
  const batch = `the batch of ${dayText(startDate)}`;
  const [one] = changed;
  if (changed.length === 1 && one) return `${one.name} is in ${batch} and is informed by email.`;
  return `${changed.length} enrollments are in ${batch}, and the members are informed by email.`;
}

/** Preview of the mail to one of the moved members. */
export function movePreviewOf({ name, firstName, course }: OfficeEnrolment, note: string) {
  const { subject, text } = movedEnrolmentText(course.name);
  return { to: name, subject, text: `Hello ${firstName},\n\n${text}`, note: note.trim() };
}
