import { endpoint } from './endpoint';
import { email, id, requiredText } from './schema';
import { z } from './zod';

/** A course as our server sends it. `duration` is a phrase such as '6 months'; `curriculum` holds the module titles in order. */
export const course = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  duration: z.string(),
  level: z.nullable(z.string()),
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

export const listCourses = endpoint({
  method: 'GET',
  path: '/courses',
  summary: 'The whole course catalogue, by category and name',
  access: 'public',
  responses: { 200: z.object({ success: z.literal(true), courses: z.array(course) }) },
});

export const getCourse = endpoint({
  method: 'GET',
  path: '/courses/{id}',
  summary: 'One course',
  access: 'public',
  params: z.object({ id }),
  responses: { 200: z.object({ success: z.literal(true), course }) },
  failures: [404],
});

/** Sentences of the enrolment form (specification, section 5). */
export const ENROL_MESSAGES = { required: 'Required', emailInvalid: 'Valid email required' } as const;

export const enrolBody = z.object({
  name: requiredText(160, ENROL_MESSAGES.required),
  email: email(ENROL_MESSAGES.emailInvalid),
  phone: requiredText(40, ENROL_MESSAGES.required),
  address: requiredText(500, ENROL_MESSAGES.required),
  courseId: id,
  courseName: requiredText(200, ENROL_MESSAGES.required),
});
export type EnrolBody = z.infer<typeof enrolBody>;

export const enrol = endpoint({
  method: 'POST',
  path: '/courses/enroll',
  summary: 'Enrol the signed-in member in a course, once; a repeat answers the first result again',
  access: 'member',
  body: enrolBody,
  responses: { 201: z.object({ success: z.literal(true), message: z.string(), data: z.object({ id, courseId: id }) }) },
  failures: [401, 404],
});
