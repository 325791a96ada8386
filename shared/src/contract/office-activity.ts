import { endpoint } from './endpoint';
import { listPagination, listQuery } from './paging';
import { id, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Views of an application by the office within this many minutes count as one. */
export const OFFICE_VIEW_MINUTES = 15;

/** Number of views by the office, and of unread status changes, notes and messages. */
export const officeActivity = endpoint({
  method: 'GET',
  path: '/job/activity',
  summary: 'How often the office opened applications of the signed-in member, and how many of its messages are unread',
  access: 'member',
  responses: {
    200: withData(z.object({ profileViews: z.number(), newMessages: z.number() })),
  },
});

/** A view of an application and its profile by the office. */
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
    200: withData(z.object({ views: z.array(officeView), pagination: listPagination })),
  },
});

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/;
const TIME_INVALID = 'Must be a time in UTC, for example 2026-03-02T06:00:00.000Z.';

/** A time in UTC in a request. */
export const utcTime = z
  .string(TIME_INVALID)
  .check(z.refine((value: string) => ISO_UTC.test(value) && !Number.isNaN(Date.parse(value)), TIME_INVALID));

/** `until` is the time of the latest step shown, so that later ones stay unread. */
export const markMessagesReadBody = z.object({ until: utcTime });

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/job/activity/read',
  summary: 'Mark the status changes and notes of the office up to a time as read; repeating it changes nothing',
  access: 'member',
  repeatable: 'as-is',
  body: markMessagesReadBody,
  responses: { 200: success },
});
