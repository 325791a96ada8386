import { useState } from 'react';
import {
  COURSE_MESSAGES,
  type CourseContent,
  courseFields,
  type CourseFields,
} from '@kadam/shared/contract/office-courses';
import { type FieldErrors, useForm } from '@kadam/shared/form';
import { linesOf } from '../../lib/posting-values';
import { settleChange } from '../../lib/settle';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import { fetchContent, sendContent, sendNewCourse } from './course-content.requests';
import { COURSES } from './use-courses';

export const useCourseContent = (id: string): Loaded<CourseContent> =>
  useLoaded({
    key: [COURSES.list, 'content', id],
    load: (signal) => fetchContent(id, signal),
    isReadAnew: true,
    keepsOnError: true,
  });

/** Values of the form: each list is a text with one entry per line. */
type CourseTexts = Readonly<Record<keyof CourseFields, string>>;

const EMPTY: CourseFields = {
  name: '',
  category: '',
  genre: '',
  provider: '',
  duration: '',
  level: '',
  fee: null,
  startDate: null,
  mode: null,
  students: null,
  description: '',
  synopsis: '',
  fullSynopsis: '',
  features: [],
  learningOutcomes: [],
  curriculum: [],
};

const textOf = (value: CourseFields[keyof CourseFields]): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '');

const textsOf = (course: CourseFields): CourseTexts =>
  Object.fromEntries(
    (Object.keys(EMPTY) as (keyof CourseFields)[]).map((field) => [field, textOf(course[field])]),
  ) as CourseTexts;

/** Accepts digit grouping, such as 12,500; NaN if it is not a number. */
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(',', '')));

/** The request body; errors in it are found by the schema. */
const fieldsOf = ({ features, learningOutcomes, curriculum, ...texts }: CourseTexts) => ({
  ...texts,
  fee: numberOf(texts.fee),
  students: numberOf(texts.students),
  startDate: texts.startDate || null,
  mode: texts.mode || null,
  features: linesOf(features),
  learningOutcomes: linesOf(learningOutcomes),
  curriculum: linesOf(curriculum),
});

const SHOWN = 40;

/** The first error of each field; an error in one line quotes the start of the line. */
function fieldErrorsOf(values: CourseTexts): FieldErrors {
  const fields = fieldsOf(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of courseFields.safeParse(fields).error?.issues ?? []) {
    const [name, index] = path as [keyof CourseFields, number?];
    const value = fields[name];
    const line = Array.isArray(value) && index !== undefined ? value[index] : undefined;
    errors[name] ??= line === undefined ? message : `“${line.slice(0, SHOWN)}…”: ${message}`;
  }
  return errors;
}

interface CourseForm {
  /** The version to change; absent for a new course. */
  readonly course: CourseContent | undefined;
  readonly onSaved: (course: CourseContent) => void;
  /** The newest version after a conflict, which the next attempt replaces. */
  readonly onNewest: (course: CourseContent) => void;
}

/**
 * The form of a course. Input is kept if another person saves meanwhile; unchanged fields then show
 * the newest version.
 */
export function useCourseForm({ course, onSaved, onNewest }: CourseForm) {
  const [newId] = useState(() => crypto.randomUUID());
  const [isOutdated, setIsOutdated] = useState(false);
  const [done, setDone] = useState<'saved' | 'merged' | 'failed'>();
  const initial = textsOf(course ?? EMPTY);
  const form = useForm({
    initial,
    check: (values) => ({ fieldErrors: fieldErrorsOf(values) }),
    send: async (values, { reset }) => {
      const fields = fieldsOf(values) as CourseFields;
      const sent = course ? sendContent(course, fields) : sendNewCourse({ ...fields, id: newId });
      const failure = await settleChange(COURSES.list, sent);
      setDone(undefined);
      setIsOutdated(failure?.message === COURSE_MESSAGES.changed);
      if (failure) return failure;
      reset();
      setDone('saved');
      onSaved(await sent);
      return undefined;
    },
    fallback: 'The course was not saved. Please try again.',
  });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(initial);
  const loadNewest = async () => {
    if (!course) return;
    try {
      onNewest(await fetchContent(course.id));
    } catch {
      return setDone('failed');
    }
    setIsOutdated(false);
    setDone('merged');
    form.reopen();
  };
  return { ...form, isDirty, isOutdated, loadNewest, announcement: announcementOf(isDirty, done) };
}

function announcementOf(isDirty: boolean, done: 'saved' | 'merged' | 'failed' | undefined): string {
  if (done === 'failed') return 'The newest version could not be loaded. Please try again.';
  if (done === 'merged') return 'This is the newest version, with what you have typed. It is not saved yet.';
  if (isDirty) return 'Not saved yet';
  return done === 'saved' ? 'Saved.' : '';
}
