import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  enrolmentStatusText,
  type OfficeEnrolment,
  type OfficeEnrolmentStatus,
} from '@kadam/shared/contract/office-enrolments';
import type { ListSearch } from '../../lib/list-search';
import { useBulkChange } from '../../lib/use-bulk-change';
import { useExport } from '../../lib/use-file';
import { type EnrolmentsOf, fetchEnrolments, fetchExport, sendStatuses } from './courses.requests';
import { ENROLMENTS, refreshCourses } from './use-courses';

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

/** The mail to one of the members, as the server writes it. */
export function previewOf({ name, firstName, course }: OfficeEnrolment, status: OfficeEnrolmentStatus, note: string) {
  const { subject, text } = enrolmentStatusText(status, course.name);
  return { to: name, subject, text: `Hello ${firstName},\n\n${text}`, note: note.trim() };
}
