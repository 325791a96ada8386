import { endpoint } from './endpoint';
import { COURSE_MODES } from './learning';
import { listPagination, listQuery } from './paging';
import { id, oneOf, optionalName, requiredText, text, version } from './schema';
import { withData } from './success';
import { isDay, isOneLine, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/**
 * A draft is only visible to the office, an open batch accepts enrollments until it starts, a
 * closed one does not, a canceled one does not take place.
 */
export const BATCH_STATES = ['draft', 'open', 'closed', 'canceled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Max length of days and times, of a place, and of a name, in characters. */
export const MAX_BATCH_LINE = 200;
export const MAX_BATCH_SEATS = 1_000;
/** In rupees. */
export const MAX_BATCH_FEE = 10_000_000;
export const MAX_BATCH_LANGUAGES = 10;
const MAX_LANGUAGE = 40;

/** Messages about batches, of the office's pages and of the server. */
export const BATCH_MESSAGES = {
  day: 'Please choose a date.',
  endsBefore: 'The last day must not be before the first one.',
  timesMissing: 'Please enter the days and times, such as Mon to Fri, 6 pm to 8 pm.',
  placeMissing: 'Please enter the place. Only an online batch needs none.',
  seats: `Please enter the number of seats, from 1 to ${MAX_BATCH_SEATS}.`,
  fee: 'Please enter the fee in whole rupees, or 0 for a free batch.',
  languageMissing: 'Please enter at least one language.',
  languages: `Please enter at most ${MAX_BATCH_LANGUAGES} languages.`,
  courseGone: 'This course no longer exists.',
  gone: 'This batch does not exist.',
  idInUse: 'A batch with this id already exists.',
  changed:
    'Another staff member has changed this batch in the meantime. Look at the newest version, then change it again.',
  impossible: 'This is not possible for a batch in its current state. Reload to see the newest version.',
  started: 'The first day is over, so enrolling is not possible. Change the dates first.',
  canceled: 'A canceled batch cannot be changed. Duplicate it to offer it again.',
} as const;

const day = z.string(BATCH_MESSAGES.day).check(z.refine(isDay, BATCH_MESSAGES.day));
const wholeNumber = (from: number, to: number, message: string) =>
  z.number(message).check(
    z.refine((value: number) => Number.isInteger(value), message),
    z.minimum(from, message),
    z.maximum(to, message),
  );
const oneLine = z.refine<string>(isOneLine, NOT_ONE_LINE);

/**
 * The fields of a batch that the office edits. Dates are days in India, such as 2027-01-11, both
 * inclusive; `times` are days and times as text; `fee` is in rupees, 0 if free.
 */
const fields = {
  startDate: day,
  endDate: day,
  times: requiredText(MAX_BATCH_LINE, BATCH_MESSAGES.timesMissing).check(oneLine),
  mode: z.enum(COURSE_MODES, oneOf(COURSE_MODES)),
  place: text(MAX_BATCH_LINE).check(oneLine),
  seats: wholeNumber(1, MAX_BATCH_SEATS, BATCH_MESSAGES.seats),
  fee: wholeNumber(0, MAX_BATCH_FEE, BATCH_MESSAGES.fee),
  instructor: optionalName(MAX_BATCH_LINE),
  languages: z
    .array(requiredText(MAX_LANGUAGE, BATCH_MESSAGES.languageMissing).check(oneLine))
    .check(z.minLength(1, BATCH_MESSAGES.languageMissing), z.maxLength(MAX_BATCH_LANGUAGES, BATCH_MESSAGES.languages)),
};
const rules = [
  z.refine<Pick<BatchFields, 'startDate' | 'endDate'>>(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: BATCH_MESSAGES.endsBefore,
  }),
  z.refine<Pick<BatchFields, 'mode' | 'place'>>(({ mode, place }) => mode === 'online' || place !== '', {
    path: ['place'],
    message: BATCH_MESSAGES.placeMissing,
  }),
] as const;
const plainFields = z.object(fields);
export type BatchFields = z.infer<typeof plainFields>;
export const batchFields = plainFields.check(...rules);

/** `free` counts the free seats, `waiting` the people on the waiting list. */
export const officeBatch = z.extend(plainFields, {
  id,
  courseId: id,
  state: z.enum(BATCH_STATES),
  taken: z.number(),
  free: z.number(),
  waiting: z.number(),
  version: z.number(),
});
export type OfficeBatch = z.infer<typeof officeBatch>;

/**
 * A course in the list of the office; the batches are those that have not ended, by first day.
 * `version` counts the changes of its content and visibility.
 */
export const officeCourse = z.object({
  id,
  name: z.string(),
  provider: z.string(),
  category: z.string(),
  isHidden: z.boolean(),
  version: z.number(),
  batches: z.array(officeBatch),
  /** Enrollments that are not confirmed yet. */
  received: z.number(),
  /** All enrollments except canceled ones. */
  enrollments: z.number(),
});
export type OfficeCourse = z.infer<typeof officeCourse>;

const oneBatch = withData(z.object({ batch: officeBatch }));
const READERS = ['course_manager', 'auditor'] as const;
const WRITERS = ['course_manager'] as const;

export const officeCoursesQuery = z.extend(listQuery, {
  /** Part of a name, a provider or a category. */
  q: z.optional(text(100)),
});
export type OfficeCoursesQuery = z.infer<typeof officeCoursesQuery>;

export const listOfficeCourses = endpoint({
  method: 'GET',
  path: '/office/courses',
  summary: 'Courses with the batches that have not ended, those with the next batch first',
  access: 'staff',
  roles: READERS,
  query: officeCoursesQuery,
  responses: { 200: withData(z.object({ courses: z.array(officeCourse), pagination: listPagination })) },
});

export const getOfficeCourse = endpoint({
  method: 'GET',
  path: '/office/courses/{id}',
  summary: 'One course with all its batches, the latest first',
  access: 'staff',
  roles: READERS,
  params: z.object({ id }),
  responses: { 200: withData(z.object({ course: officeCourse })) },
  failures: [404],
});

export const batchOfCourse = z.object({ batch: officeBatch, course: z.object({ id, name: z.string() }) });
export type BatchOfCourse = z.infer<typeof batchOfCourse>;

export const getBatch = endpoint({
  method: 'GET',
  path: '/office/batches/{id}',
  summary: 'One batch with its course',
  access: 'staff',
  roles: READERS,
  params: z.object({ id }),
  responses: { 200: withData(batchOfCourse) },
  failures: [404],
});

export const createBatchBody = z.object({ ...fields, id }).check(...rules);
export type CreateBatchBody = z.infer<typeof createBatchBody>;

export const createBatch = endpoint({
  method: 'POST',
  path: '/office/courses/{courseId}/batches',
  summary: 'Create a draft of a batch with an id that the caller chooses; 409 if another batch has it',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ courseId: id }),
  body: createBatchBody,
  responses: { 201: oneBatch },
  failures: [404, 409],
});

export const editBatchBody = z.object({ ...fields, version }).check(...rules);
export type EditBatchBody = z.infer<typeof editBatchBody>;

export const editBatch = endpoint({
  method: 'PUT',
  path: '/office/batches/{id}',
  summary: 'Change a batch; new seats go to the waiting list. 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: editBatchBody,
  responses: { 200: oneBatch },
  failures: [404, 409],
});

/** States that the office sets; a batch never becomes a draft again. */
export const NEXT_BATCH_STATES = ['open', 'closed', 'canceled'] as const;

export const changeBatchStateBody = z.object({
  state: z.enum(NEXT_BATCH_STATES, oneOf(NEXT_BATCH_STATES)),
  version,
});
export type ChangeBatchStateBody = z.infer<typeof changeBatchStateBody>;

export const changeBatchState = endpoint({
  method: 'PUT',
  path: '/office/batches/{id}/state',
  summary:
    'Open, close or cancel a batch; canceling it cancels its enrollments, by mail. 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: changeBatchStateBody,
  responses: { 200: oneBatch },
  failures: [404, 409],
});
