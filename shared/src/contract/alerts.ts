import { endpoint } from './endpoint';
import { postingsQuery } from './jobs';
import { linkedPage } from './mail-links';
import { id, requiredText, timestamp } from './schema';
import { success, withData } from './success';
import { isOneLine, isVisible, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/** Max alerts per member. Each sends at most one mail a day. */
export const MAX_ALERTS = 5;
/** In characters. */
export const MAX_ALERT_NAME_LENGTH = 80;
/** Max postings in one mail; a link leads to the rest. */
export const MAX_ALERT_MAIL_POSTINGS = 20;
/** Hour of the day in Asia/Kolkata; weekly alerts are sent on Monday. */
export const ALERT_HOUR = 8;
export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Messages of job alerts, of the server and the page. */
export const ALERT_MESSAGES = {
  nameMissing: 'Please give the alert a name.',
  frequencyMissing: 'Please choose daily or weekly.',
  everything:
    'Narrow the search first, by a title, a place or a filter: an alert for every job would send too many mails.',
  full: `You have ${MAX_ALERTS} alerts, which is the maximum. End one of them on your dashboard to save another.`,
  gone: 'This alert no longer exists.',
} as const;

const alertName = requiredText(MAX_ALERT_NAME_LENGTH, ALERT_MESSAGES.nameMissing).check(
  z.refine((value: string) => !isVisible(value) || isOneLine(value), NOT_ONE_LINE),
);
const frequency = z.enum(ALERT_FREQUENCIES, ALERT_MESSAGES.frequencyMissing);

/**
 * A saved search. `search` uses the parameter names of `GET /job/postings`. `nextAt` is the time of
 * the next mail, null while paused.
 */
export const jobAlert = z.object({
  id,
  name: z.string(),
  search: z.record(z.string(), z.string()),
  frequency: z.enum(ALERT_FREQUENCIES),
  isPaused: z.boolean(),
  createdAt: timestamp,
  nextAt: z.nullable(timestamp),
});
export type JobAlert = z.infer<typeof jobAlert>;

const oneAlert = withData(z.object({ alert: jobAlert }));

export const alertsResponse = withData(z.object({ alerts: z.array(jobAlert) }));

export const listAlerts = endpoint({
  method: 'GET',
  path: '/job/alerts',
  summary: 'The searches the signed-in member saved, the oldest first',
  access: 'member',
  responses: { 200: alertsResponse },
});

/** `search` is the query of the job search without page and order; each value is a string. */
export const createAlertBody = z.object({ name: alertName, frequency, search: postingsQuery });
export type CreateAlertBody = z.infer<typeof createAlertBody>;

export const createAlert = endpoint({
  method: 'POST',
  path: '/job/alerts',
  summary: 'Save a search and get its new postings by mail; 409 if it is saved already or the limit is reached',
  access: 'member',
  repeatable: 'as-is',
  body: createAlertBody,
  responses: { 201: oneAlert },
  failures: [409],
});

export const changeAlertBody = z.object({
  name: alertName,
  frequency,
  isPaused: z.boolean('Must be true or false.'),
});
export type ChangeAlertBody = z.infer<typeof changeAlertBody>;

export const changeAlert = endpoint({
  method: 'PUT',
  path: '/job/alerts/{id}',
  summary: 'Rename, pause or resume an alert, or change its frequency',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  body: changeAlertBody,
  responses: { 200: oneAlert },
  failures: [404],
});

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/job/alerts/{id}',
  summary: 'Delete an alert, also when it does not exist',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
});

export const showAlertUnsubscription = endpoint({
  ...linkedPage,
  method: 'GET',
  path: '/job/alerts/unsubscribe',
  summary: 'Page with the button that stops the mails of an alert; changes nothing',
  failures: [404],
});

export const unsubscribeAlert = endpoint({
  ...linkedPage,
  method: 'POST',
  path: '/job/alerts/unsubscribe',
  repeatable: 'as-is',
  summary: 'Stop the mails of an alert: the button of the page, and the one-click address of mail programs (RFC 8058)',
  failures: [404, 413, 415],
});
