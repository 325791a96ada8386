import { useState } from 'react';
import {
  BATCH_MESSAGES,
  batchFields,
  type BatchFields,
  type BatchOfCourse,
  type ChangeBatchStateBody,
  type OfficeBatch,
  type OfficeCourse,
} from '@kadam/shared/contract/course-batches';
import { fieldErrorsOfIssues, useForm } from '@kadam/shared/form';
import { queryClient } from '@kadam/shared/query';
import { queryKey } from '../../lib/query-key';
import { settle } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import {
  fetchBatch,
  fetchCourse,
  fetchCourses,
  sendBatch,
  sendBatchState,
  sendNewBatch,
  sendVisibility,
} from './courses.requests';

const LIST = 'courses';
export const ENROLMENTS = 'enrollments';

export const COURSES = { list: LIST, load: fetchCourses };

export const useCourse = (id: string): Loaded<OfficeCourse> =>
  useLoaded({ key: [LIST, 'one', id], load: (signal) => fetchCourse(id, signal) });

export const useBatch = (id: string): Loaded<BatchOfCourse> =>
  useLoaded({ key: [LIST, 'batch', id], load: (signal) => fetchBatch(id, signal) });

/** Reloads courses and enrollments: an enrollment changes the seats of its course. */
export const refreshCourses = (): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: queryKey(),
    predicate: ({ queryKey: [, list] }) => list === LIST || String(list).startsWith(ENROLMENTS),
  });

const EMPTY = {
  startDate: '',
  endDate: '',
  times: '',
  mode: 'classroom',
  place: '',
  seats: '',
  fee: '',
  instructor: '',
  languages: '',
};

/** The text of each field; languages are separated by commas. */
function textsOf(batch: OfficeBatch | undefined): typeof EMPTY {
  if (!batch) return EMPTY;
  const { startDate, endDate, times, mode, place, seats, fee, instructor, languages } = batch;
  const texts = { startDate, endDate, times, mode, place, instructor };
  return { ...texts, seats: String(seats), fee: String(fee), languages: languages.join(', ') };
}
type BatchTexts = typeof EMPTY;

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

const toFields = ({ seats, fee, languages, ...texts }: Readonly<Record<keyof BatchTexts, string>>) => ({
  ...texts,
  seats: numberOf(seats),
  fee: numberOf(fee),
  languages: languages
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
});

interface BatchForm {
  readonly courseId: string;
  /** The batch to change; absent for a new one. */
  readonly known: OfficeBatch | undefined;
  /** Initial values of a new batch. */
  readonly copied: OfficeBatch | undefined;
  readonly onSaved: () => void;
}

/**
 * The form of a batch. Input is kept if another person saves meanwhile; `reload` loads the newest
 * version, which the next attempt replaces.
 */
export function useBatchForm({ courseId, known, copied, onSaved }: BatchForm) {
  const [newId] = useState(() => crypto.randomUUID());
  const [isOutdated, setIsOutdated] = useState(false);
  const initial = textsOf(known ?? copied);
  const form = useForm({
    initial,
    check: (values) => ({ fieldErrors: fieldErrorsOfIssues(batchFields.safeParse(toFields(values)).error?.issues) }),
    send: async (values) => {
      const fields = toFields(values) as BatchFields;
      const sent = known ? sendBatch(known, fields) : sendNewBatch(courseId, { ...fields, id: newId });
      const failure = await settle(sent.then(refreshCourses));
      setIsOutdated(failure?.message === BATCH_MESSAGES.changed);
      if (!failure) onSaved();
      return failure;
    },
    fallback: 'The batch was not saved. Please try again.',
  });
  const isDirty = Object.entries(initial).some(([field, text]) => form.values[field as keyof BatchTexts] !== text);
  return { ...form, isDirty, isOutdated, reload: refreshCourses };
}

/** Reloads everything, also after a failure: another person may have changed it. */
const settleCourses = async (change: Promise<unknown>) => {
  const failure = await settle(change);
  await refreshCourses();
  return failure;
};

/** Opens, closes or cancels a batch. */
export const useBatchState = (onDone: (sentence: string) => void) =>
  useChange(
    (batch: OfficeBatch, state: ChangeBatchStateBody['state']) => settleCourses(sendBatchState(batch, state)),
    (_, state) => onDone(DONE[state]),
  );

/** Shows a course on the public pages, or hides it. */
export const useVisibility = (onDone: (sentence: string) => void) =>
  useChange(
    (course: OfficeCourse, isHidden: boolean) => settleCourses(sendVisibility(course, isHidden)),
    (_, isHidden) => onDone(isHidden ? 'The course is hidden.' : 'The course is shown on the site.'),
  );

const DONE: Readonly<Record<ChangeBatchStateBody['state'], string>> = {
  open: 'The batch is open: members can enroll.',
  closed: 'The batch is closed: no more people can enroll.',
  canceled: 'The batch is canceled, and its members are informed by email.',
};
