import { changedRows, changeOutcomes } from './bulk-change';
import { endpoint } from './endpoint';
import { ENROLMENT_STATUSES, type EnrolmentStatus } from './enrolments';
import { UUID } from './ids';
import { listPagination, listQuery } from './paging';
import { id, oneOf, queryChoice, queryChoices, text, timestamp } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Max length of a note in the mail about a status, in characters. */
export const MAX_ENROLMENT_NOTE = 2_000;

/** Statuses that the office sets. The server adds people to the waiting list and removes them. */
export const OFFICE_ENROLMENT_STATUSES = ['confirmed', 'attending', 'completed', 'canceled'] as const;
export type OfficeEnrolmentStatus = (typeof OFFICE_ENROLMENT_STATUSES)[number];

/** Messages about enrollments, of the office's pages and of the server. */
export const OFFICE_ENROLMENT_MESSAGES = {
  changed: 'This enrollment was changed in the meantime. Look at the newest version, then change it again.',
  gone: 'This enrollment no longer exists: the member has canceled it.',
  full: 'All seats of this batch are taken.',
  batchCanceled: 'This batch is canceled.',
  same: 'The enrollment has this status already.',
  sameBatch: 'The enrollment is in this batch already.',
  otherCourse: 'This batch is of another course.',
  ended: 'An enrollment that is canceled or completed cannot be moved.',
} as const;

/** The mail to a member about a status, for the preview of the office and for sending. */
export function enrolmentStatusText(status: EnrolmentStatus, courseName: string): { subject: string; text: string } {
  const texts: Readonly<Record<EnrolmentStatus, readonly [subject: string, text: string]>> = {
    received: [
      `You have a seat in ${courseName}`,
      `A seat has become free, so you are no longer on the waiting list: you now have a seat in ${courseName}. You do not need to do anything. If you can no longer come, please cancel your enrollment on the page of the course, and the next person gets the seat.`,
    ],
    confirmed: [`Your seat in ${courseName} is confirmed`, `We confirm your seat in ${courseName}.`],
    waiting: [
      `You are on the waiting list for ${courseName}`,
      `All seats of this batch of ${courseName} are taken, so you are on the waiting list. As soon as a seat becomes free for you, we will write to you.`,
    ],
    attending: [`You are attending ${courseName}`, `You are registered as attending ${courseName}.`],
    completed: [
      `You have completed ${courseName}`,
      `You have completed ${courseName}. Thank you for learning with us.`,
    ],
    canceled: [`Your enrollment in ${courseName} is canceled`, `Your enrollment in ${courseName} is canceled.`],
  };
  const [subject, body] = texts[status];
  return { subject, text: body };
}

/** The mail to a member who was moved to another batch. */
export const movedEnrolmentText = (courseName: string): { subject: string; text: string } => ({
  subject: `Your new batch of ${courseName}`,
  text: `We have moved your enrollment in ${courseName} to the batch below. If you cannot come on these days, please write to us, or cancel your enrollment on the page of the course.`,
});

/** `batch` is null for an enrollment in a course without batches. `waitingPlace` counts from 1. */
export const officeEnrolment = z.object({
  id,
  version: z.number(),
  status: z.enum(ENROLMENT_STATUSES),
  enrolledAt: timestamp,
  changedAt: timestamp,
  /** As entered when enrolling; mails about the status go to the address of the account. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Name of the account, as in mails. */
  firstName: z.string(),
  accountEmail: z.string(),
  course: z.object({ id, name: z.string() }),
  batch: z.nullable(z.object({ id, startDate: z.string(), times: z.string() })),
  waitingPlace: z.nullable(z.number()),
});
export type OfficeEnrolment = z.infer<typeof officeEnrolment>;

const optionalId = z.optional(
  z.string().check(z.refine((value: string) => value === '' || UUID.test(value), 'Must be a valid id.')),
);
const filters = {
  course: optionalId,
  batch: optionalId,
  /** Part of a name, an address, a phone number or the name of a course. */
  q: z.optional(text(100)),
  status: queryChoices(ENROLMENT_STATUSES),
  sort: queryChoice(['-enrolled', 'enrolled', 'name', '-name']),
};
export const officeEnrolmentsQuery = z.extend(listQuery, filters);
export type OfficeEnrolmentsQuery = z.infer<typeof officeEnrolmentsQuery>;
const exportQuery = z.object(filters);
export type ExportEnrolmentsQuery = z.infer<typeof exportQuery>;

const READERS = ['course_manager', 'auditor'] as const;

export const listOfficeEnrolments = endpoint({
  method: 'GET',
  path: '/office/enrollments',
  summary: 'Enrollments with filters, latest first',
  access: 'staff',
  roles: READERS,
  query: officeEnrolmentsQuery,
  responses: { 200: withData(z.object({ enrollments: z.array(officeEnrolment), pagination: listPagination })) },
});

export const exportOfficeEnrolments = endpoint({
  method: 'GET',
  path: '/office/enrollments/export',
  summary: 'All enrollments that match, as a CSV file that a spreadsheet opens without running a formula',
  access: 'staff',
  roles: READERS,
  query: exportQuery,
  produces: 'file',
  responses: { 200: z.string() },
  timeoutMs: 180_000,
});

export const changeEnrolmentsBody = z.object({
  status: z.enum(OFFICE_ENROLMENT_STATUSES, oneOf(OFFICE_ENROLMENT_STATUSES)),
  /** For the member, in the mail; '' for none. */
  note: text(MAX_ENROLMENT_NOTE),
  enrollments: changedRows('enrollments'),
});
export type ChangeEnrolmentsBody = z.infer<typeof changeEnrolmentsBody>;

export const changeEnrolments = endpoint({
  method: 'POST',
  path: '/office/enrollments/status',
  summary:
    'Change the status of enrollments, by mail; seats that become free go to the waiting list. Those that cannot be changed are named with the reason',
  access: 'staff',
  roles: ['course_manager'],
  repeatable: 'as-is',
  body: changeEnrolmentsBody,
  responses: { 200: withData(changeOutcomes) },
  timeoutMs: 60_000,
});

export const moveEnrolmentsBody = z.object({
  /** The new batch, of the same course. */
  batch: id,
  /** For the member, in the mail; '' for none. */
  note: text(MAX_ENROLMENT_NOTE),
  enrollments: changedRows('enrollments'),
});
export type MoveEnrolmentsBody = z.infer<typeof moveEnrolmentsBody>;

export const moveEnrolments = endpoint({
  method: 'POST',
  path: '/office/enrollments/batch',
  summary:
    'Move enrollments to a batch of their course that has seats, by mail; their former seats go to the waiting list. Those that cannot be moved are named with the reason',
  access: 'staff',
  roles: ['course_manager'],
  repeatable: 'as-is',
  body: moveEnrolmentsBody,
  responses: { 200: withData(changeOutcomes) },
  failures: [404],
  timeoutMs: 60_000,
});
