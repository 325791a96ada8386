import { endpoint } from './endpoint';
import { listPagination, listQuery } from './paging';
import { id, timestamp } from './schema';
import { z } from './zod';

/** Minutes within which repeated opens of one application by the office count as one view. */
export const OFFICE_VIEW_MINUTES = 15;

/** How often the office opened the member's applications, and how many of its status changes and notes the member has not read. */
export const officeActivity = endpoint({
  method: 'GET',
  path: '/job/activity',
  summary: 'How often the office opened applications of the signed-in member, and how many of its messages are unread',
  access: 'member',
  responses: {
    200: z.object({ success: z.literal(true), data: z.object({ profileViews: z.number(), newMessages: z.number() }) }),
  },
  failures: [401],
});

/** One time the office opened an application and the profile that came with it. */
export const officeView = z.object({
  at: timestamp,
  applicationId: id,
  jobPostingId: id,
  jobName: z.string(),
  companyName: z.string(),
});
export type OfficeView = z.infer<typeof officeView>;

export const listOfficeViews = endpoint({
  method: 'GET',
  path: '/job/activity/views',
  summary: 'Each time the office opened an application of the signed-in member, latest first',
  access: 'member',
  query: listQuery,
  responses: {
    200: z.object({
      success: z.literal(true),
      data: z.object({ views: z.array(officeView), pagination: listPagination }),
    }),
  },
  failures: [401],
});

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;
const TIME_INVALID = 'Must be a time in UTC, for example 2026-03-02T06:00:00.000Z.';

/** `until` is the time of the latest step that was shown, so that a step taken meanwhile stays unread. */
export const markMessagesReadBody = z.object({
  until: z
    .string(TIME_INVALID)
    .check(z.refine((value: string) => ISO_UTC.test(value) && !Number.isNaN(Date.parse(value)), TIME_INVALID)),
});

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/job/activity/read',
  summary: 'Mark the status changes and notes of the office up to a time as read; repeating it changes nothing',
  access: 'member',
  body: markMessagesReadBody,
  responses: { 200: z.object({ success: z.literal(true) }) },
  failures: [401],
});
