import { useState } from 'react';
import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  enrolmentStatusText,
  type OfficeEnrolment,
  type OfficeEnrolmentStatus,
} from '@kadam/shared/contract/office-enrolments';
import { type FormError, useForm } from '@kadam/shared/form';
import type { ListSearch } from '../../lib/list-search';
import { officeFailure } from '../../lib/office-failure';
import { refreshSession } from '../../lib/refresh';
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

/** An enrollment that was not changed, and why. */
export interface Unchanged {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface StatusChange {
  readonly enrolments: readonly OfficeEnrolment[];
  readonly status: OfficeEnrolmentStatus | undefined;
  readonly onDone: (sentence: string) => void;
}

/**
 * Changes the status of enrollments. Those that cannot be changed stay as they are and are named in
 * `unchanged`; a second attempt is made with their newest state.
 */
export function useStatusChange({ enrolments, status, onDone }: StatusChange) {
  const [unchanged, setUnchanged] = useState<readonly Unchanged[]>([]);
  // What is changed already is not changed again by a second attempt.
  const left = enrolments.filter(({ id }) => unchanged.length === 0 || unchanged.some((one) => one.id === id));
  const changing = left.filter((one) => one.status !== status);
  const form = useForm({
    initial: { note: '' },
    send: async ({ note }): Promise<FormError | undefined> => {
      if (!status) return { message: 'Please choose a status.' };
      if (changing.length === 0) return { message: `The status is ${ENROLMENT_STATUS_LABELS[status]} already.` };
      try {
        const chosen = changing.map(({ id, version }) => ({ id, version }));
        const outcomes = await sendStatuses({ status, note: note.trim(), enrollments: chosen });
        const rejected = outcomes.flatMap(({ id, message }) =>
          message === null ? [] : [{ id, name: changing.find((one) => one.id === id)?.name ?? '', message }],
        );
        setUnchanged(rejected);
        await refreshCourses();
        if (rejected.length === 0) onDone(doneSentence(changing, status));
        return undefined;
      } catch (error) {
        const failure = officeFailure(error);
        if (failure.needsCode) await refreshSession();
        return failure;
      }
    },
    fallback: 'The status was not changed. Please try again.',
  });
  return { ...form, changing, unchanged };
}

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
