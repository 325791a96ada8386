import { endpoint } from './endpoint';
import { course } from './learning';
import { listPagination, listQuery } from './paging';
import { email, id, personName, requiredText, timestamp } from './schema';
import { isPhone, PHONE_INVALID } from './text-rules';
import { z } from './zod';

/** Messages of enrolling. */
export const ENROL_MESSAGES = {
  required: 'Required',
  emailInvalid: 'Valid email required',
  phoneInvalid: PHONE_INVALID,
  submitted: 'Your enrollment has been submitted.',
  canceled: 'Your enrollment is canceled.',
} as const;

export const enrolBody = z.object({
  name: personName(160, ENROL_MESSAGES.required),
  email: email(ENROL_MESSAGES.emailInvalid),
  phone: requiredText(40, ENROL_MESSAGES.required).check(
    z.refine((value: string) => value === '' || isPhone(value), ENROL_MESSAGES.phoneInvalid),
  ),
  address: requiredText(500, ENROL_MESSAGES.required),
  courseId: id,
  courseName: requiredText(200, ENROL_MESSAGES.required),
});
export type EnrolBody = z.infer<typeof enrolBody>;

export const enrol = endpoint({
  method: 'POST',
  path: '/courses/enroll',
  summary: 'Enroll the signed-in member in a course, once; repeating it returns the first result',
  access: 'member',
  repeatable: 'as-is',
  body: enrolBody,
  responses: {
    201: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ id, courseId: id, enrolledAt: timestamp }),
    }),
  },
  failures: [401, 404],
});

export const enrolledCourse = z.extend(course, { enrolledAt: timestamp });
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

export const listEnrolments = endpoint({
  method: 'GET',
  path: '/courses/enrollments',
  summary: 'Courses the signed-in member enrolled in, latest first',
  access: 'member',
  query: listQuery,
  responses: {
    200: z.object({ success: z.literal(true), courses: z.array(enrolledCourse), pagination: listPagination }),
  },
  failures: [401],
});

export const cancelEnrolment = endpoint({
  method: 'DELETE',
  path: '/courses/enrollments/{courseId}',
  summary: 'Cancel the enrollment of the signed-in member in a course, also when there is none; enrolling again works',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ courseId: id }),
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }) },
  failures: [401],
});
