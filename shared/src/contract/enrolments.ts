import { endpoint } from './endpoint';
import { course, openBatch } from './learning';
import { listPagination, listQuery } from './paging';
import { email, id, personName, requiredText, timestamp } from './schema';
import { success, withMessage } from './success';
import { isPhone, PHONE_INVALID } from './text-rules';
import { z } from './zod';

/**
 * 'received' has a seat and waits for the office; 'waiting' has no seat yet. 'canceled' is set by
 * the office: if a member cancels, the enrollment is deleted.
 */
export const ENROLMENT_STATUSES = ['received', 'confirmed', 'waiting', 'attending', 'completed', 'canceled'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

export const ENROLMENT_STATUS_LABELS: Readonly<Record<EnrolmentStatus, string>> = {
  received: 'Received',
  confirmed: 'Confirmed',
  waiting: 'On the waiting list',
  attending: 'Attending',
  completed: 'Completed',
  canceled: 'Canceled',
};

/** Messages of enrolling. */
export const ENROL_MESSAGES = {
  required: 'Required',
  emailInvalid: 'Valid email required',
  phoneInvalid: PHONE_INVALID,
  submitted: 'Your enrollment has been submitted.',
  canceled: 'Your enrollment is canceled.',
  batchClosed: 'This batch no longer takes enrollments. Please choose another one.',
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
  /**
   * An open batch of the course. Without it the server chooses the next one with a free seat, or
   * the next one.
   */
  batchId: z.optional(id),
});
export type EnrolBody = z.infer<typeof enrolBody>;

export const enrol = endpoint({
  method: 'POST',
  path: '/courses/enroll',
  summary:
    'Enroll the signed-in member in a course, once, in a batch or on its waiting list; repeating it returns the first result',
  access: 'member',
  repeatable: 'as-is',
  body: enrolBody,
  responses: {
    201: z.extend(success, {
      message: z.string(),
      data: z.object({ id, courseId: id, enrolledAt: timestamp, status: z.enum(ENROLMENT_STATUSES) }),
    }),
  },
  failures: [404, 409],
});

/** `batch` is null for a course without batches; `waitingPlace` counts from 1 on a waiting list. */
export const enrolledCourse = z.extend(course, {
  enrolledAt: timestamp,
  status: z.enum(ENROLMENT_STATUSES),
  batch: z.nullable(
    z.pick(openBatch, { id: true, startDate: true, endDate: true, times: true, mode: true, place: true }),
  ),
  waitingPlace: z.nullable(z.number()),
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

export const listEnrolments = endpoint({
  method: 'GET',
  path: '/courses/enrollments',
  summary: 'Courses the signed-in member enrolled in, with the state of each enrollment, latest first',
  access: 'member',
  query: listQuery,
  responses: {
    200: z.extend(success, { courses: z.array(enrolledCourse), pagination: listPagination }),
  },
});

export const cancelEnrolment = endpoint({
  method: 'DELETE',
  path: '/courses/enrollments/{courseId}',
  summary: 'Cancel the enrollment of the signed-in member in a course, also when there is none; enrolling again works',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ courseId: id }),
  responses: { 200: withMessage },
});
