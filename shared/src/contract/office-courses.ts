import { endpoint } from './endpoint';
import { COURSE_MODES } from './learning';
import { id, oneOf, requiredText, text, timestamp, version } from './schema';
import { withData } from './success';
import { isDay, isOneLine, isVisible, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/** Limits of a course, for the office and for imports: lengths in characters, the fee in rupees. */
export const COURSE_LIMITS = {
  /** Name and provider. */
  name: 200,
  /** Duration, level, category and genre. */
  word: 100,
  /** Description and synopses. */
  text: 20_000,
  /** Length and number of the lines of a list. */
  line: 500,
  lines: 100,
  fee: 100_000_000,
  students: 100_000_000,
} as const;
/** Max size of a course as JSON, in bytes. */
const MAX_COURSE_BYTES = 200 * 1024;

/** Messages about courses, of the office's pages and of the server. */
export const COURSE_MESSAGES = {
  nameMissing: 'Please enter the name of the course.',
  descriptionMissing: 'Please describe the course in a few sentences.',
  durationMissing: 'Please enter the duration, such as 3 months.',
  categoryMissing: 'Please enter the category.',
  providerMissing: 'Please enter who provides the course.',
  fee: 'Please enter the fee in whole rupees, 0 for a free course, or nothing.',
  students: 'Please enter the number of students as a whole number, or nothing.',
  day: 'Please choose a date, or none.',
  emptyLine: 'Must not be empty.',
  lines: `Please enter at most ${COURSE_LIMITS.lines} lines.`,
  gone: 'This course no longer exists.',
  idInUse: 'A course with this id already exists.',
  changed: 'This course was changed in the meantime. Look at the newest version, then change it again.',
} as const;

const oneLine = z.refine<string>((value) => !isVisible(value) || isOneLine(value), NOT_ONE_LINE);
const optionalLine = text(COURSE_LIMITS.word).check(oneLine);
const requiredLine = (max: number, message: string) => requiredText(max, message).check(oneLine);
const optionalNumber = (max: number, message: string) =>
  z.nullable(
    z.number(message).check(
      z.refine((value: number) => Number.isInteger(value), message),
      z.minimum(0, message),
      z.maximum(max, message),
    ),
  );
const lines = z
  .array(requiredLine(COURSE_LIMITS.line, COURSE_MESSAGES.emptyLine))
  .check(z.maxLength(COURSE_LIMITS.lines, COURSE_MESSAGES.lines));

/**
 * The fields of a course that the office edits; `fee`, `startDate` and `mode` are shown while it
 * has no open batch. Optional texts are '' if missing: pages then show the category as `genre`, the
 * description as `synopsis`, and the synopsis as `fullSynopsis`. `fee` is in rupees, 0 if free;
 * `startDate` is a day in India.
 */
export const courseFields = z.object({
  name: requiredLine(COURSE_LIMITS.name, COURSE_MESSAGES.nameMissing),
  category: requiredLine(COURSE_LIMITS.word, COURSE_MESSAGES.categoryMissing),
  genre: optionalLine,
  provider: requiredLine(COURSE_LIMITS.name, COURSE_MESSAGES.providerMissing),
  duration: requiredLine(COURSE_LIMITS.word, COURSE_MESSAGES.durationMissing),
  level: optionalLine,
  fee: optionalNumber(COURSE_LIMITS.fee, COURSE_MESSAGES.fee),
  startDate: z.nullable(z.string(COURSE_MESSAGES.day).check(z.refine(isDay, COURSE_MESSAGES.day))),
  mode: z.nullable(z.enum(COURSE_MODES, oneOf(COURSE_MODES))),
  students: optionalNumber(COURSE_LIMITS.students, COURSE_MESSAGES.students),
  description: requiredText(COURSE_LIMITS.text, COURSE_MESSAGES.descriptionMissing),
  synopsis: text(COURSE_LIMITS.text),
  fullSynopsis: text(COURSE_LIMITS.text),
  features: lines,
  learningOutcomes: lines,
  curriculum: lines,
});
export type CourseFields = z.infer<typeof courseFields>;

/**
 * A course for the office. `version` counts the changes; a change names the version it replaces.
 * `source` is the import it came from. Imports do not change an edited course.
 */
export const courseContent = z.extend(courseFields, {
  // A course from an import, or from before these rules, is read as stored.
  name: z.string(),
  category: z.string(),
  genre: z.string(),
  provider: z.string(),
  duration: z.string(),
  level: z.string(),
  description: z.string(),
  synopsis: z.string(),
  fullSynopsis: z.string(),
  features: z.array(z.string()),
  learningOutcomes: z.array(z.string()),
  curriculum: z.array(z.string()),
  id,
  isHidden: z.boolean(),
  isEdited: z.boolean(),
  source: z.nullable(z.string()),
  version: z.number(),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(timestamp),
});
export type CourseContent = z.infer<typeof courseContent>;

const oneCourse = withData(z.object({ course: courseContent }));
const READERS = ['course_manager', 'auditor'] as const;
const WRITERS = ['course_manager'] as const;

export const getCourseContent = endpoint({
  method: 'GET',
  path: '/office/courses/{id}/content',
  summary: 'The content of one course, hidden or not',
  access: 'staff',
  roles: READERS,
  params: z.object({ id }),
  responses: { 200: oneCourse },
  failures: [404],
});

export const createCourseBody = z.extend(courseFields, { id });
export type CreateCourseBody = z.infer<typeof createCourseBody>;

export const createCourse = endpoint({
  method: 'POST',
  path: '/office/courses',
  summary: 'Add a hidden course with an id that the caller chooses; 409 if another course has it',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  maxBodyBytes: MAX_COURSE_BYTES,
  body: createCourseBody,
  responses: { 201: oneCourse },
  failures: [409],
});

export const editCourseBody = z.extend(courseFields, { version });
export type EditCourseBody = z.infer<typeof editCourseBody>;

export const editCourse = endpoint({
  method: 'PUT',
  path: '/office/courses/{id}/content',
  summary: 'Change the content of a course, which imports then leave as it is; 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  maxBodyBytes: MAX_COURSE_BYTES,
  body: editCourseBody,
  responses: { 200: oneCourse },
  failures: [404, 409],
});

export const changeCourseVisibilityBody = z.object({ isHidden: z.boolean('Must be true or false.'), version });
export type ChangeCourseVisibilityBody = z.infer<typeof changeCourseVisibilityBody>;

export const changeCourseVisibility = endpoint({
  method: 'PUT',
  path: '/office/courses/{id}/visibility',
  summary: 'Show a course on the public pages, or hide it there with its batches; 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: changeCourseVisibilityBody,
  responses: { 200: oneCourse },
  failures: [404, 409],
});
