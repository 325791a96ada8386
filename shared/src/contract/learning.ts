import { endpoint } from './endpoint';
import { id, text } from './schema';
import { success } from './success';
import { z } from './zod';

export const COURSE_MODES = ['online', 'classroom', 'hybrid'] as const;
export type CourseMode = (typeof COURSE_MODES)[number];

/**
 * A course. `duration` is text such as '6 months'; `fee` is in rupees, 0 if free; `startDate` is a
 * date in India, 2027-01-11; `curriculum` lists the modules. Null if the provider gives no value.
 * `fee`, `startDate` and `mode` are those of the next open batch where the course has one.
 */
export const course = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  duration: z.string(),
  level: z.nullable(z.string()),
  fee: z.nullable(z.number()),
  startDate: z.nullable(z.string()),
  mode: z.nullable(z.enum(COURSE_MODES)),
  category: z.object({ name: z.string() }),
  genre: z.string(),
  provider: z.string(),
  synopsis: z.string(),
  fullSynopsis: z.string(),
  students: z.nullable(z.number()),
  features: z.array(z.string()),
  learningOutcomes: z.array(z.string()),
  curriculum: z.array(z.object({ title: z.string() })),
});
export type Course = z.infer<typeof course>;

/**
 * A batch that accepts enrollments. Dates are days in India, `times` days and times as text, `fee`
 * rupees; `free` is the number of free seats out of `seats`.
 */
export const openBatch = z.object({
  id,
  startDate: z.string(),
  endDate: z.string(),
  times: z.string(),
  mode: z.enum(COURSE_MODES),
  place: z.string(),
  fee: z.number(),
  instructor: z.string(),
  languages: z.array(z.string()),
  seats: z.number(),
  free: z.number(),
});
export type OpenBatch = z.infer<typeof openBatch>;

/** A course with its open batches, the next one first. */
export const courseWithBatches = z.extend(course, { batches: z.array(openBatch) });
export type CourseWithBatches = z.infer<typeof courseWithBatches>;

/** Whether the list contains whole courses or only what a card shows (about 20 % of the bytes). */
export const COURSE_VIEWS = ['whole', 'cards'] as const;

// Shown only on the page of a course; absent in the list of cards.
const pageFields = z.pick(course, {
  synopsis: true,
  fullSynopsis: true,
  features: true,
  learningOutcomes: true,
  curriculum: true,
});

export const listedCourse = z.extend(course, z.partial(pageFields).shape);
export type ListedCourse = z.infer<typeof listedCourse>;

export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  summary: 'The whole course catalog, by category and name',
  access: 'public',
  query: z.object({ view: z._default(z.enum(COURSE_VIEWS, 'Must be whole or cards.'), 'whole') }),
  responses: { 200: z.extend(success, { courses: z.array(listedCourse) }) },
});

export const getCourse = endpoint({
  method: 'GET',
  path: '/courses/{id}',
  summary: 'One course with the batches that take enrollments',
  access: 'public',
  params: z.object({ id }),
  responses: { 200: z.extend(success, { course: courseWithBatches }) },
  failures: [404],
});

/** Skills per call, and length of all of them together. */
export const MAX_TEACHING_SKILLS = 30;
const MAX_SKILLS_LENGTH = 1_000;
/** Courses in the response. */
export const MAX_TEACHING_COURSES = 4;

/** A course, and the line of its syllabus that names each of the skills it teaches. */
const teachingCourse = z.object({
  id,
  name: z.string(),
  provider: z.string(),
  duration: z.string(),
  teaches: z.array(z.object({ skill: z.string(), line: z.string() })),
});
export type TeachingCourse = z.infer<typeof teachingCourse>;

export const coursesTeachingResponse = z.extend(success, { courses: z.array(teachingCourse) });

export const coursesTeaching = endpoint({
  method: 'GET',
  path: '/courses/teaching',
  summary: 'At most four courses that teach these skills, each with the lines that mention them',
  access: 'public',
  query: z.object({
    /** Separated by commas. */
    skills: text(MAX_SKILLS_LENGTH, 'Name at least one skill.').check(
      z.refine(
        (value: string) => value.split(',').length <= MAX_TEACHING_SKILLS,
        `Must be at most ${MAX_TEACHING_SKILLS} skills.`,
      ),
    ),
  }),
  responses: { 200: coursesTeachingResponse },
});
