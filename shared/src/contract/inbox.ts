import { endpoint } from './endpoint';
import { listPagination, listQuery } from './paging';
import { id, queryChoice, requiredText, text, timestamp, version } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max length of a reply to a message, in characters. */
export const MAX_REPLY_LENGTH = 5_000;
/** Whether a message is still waiting for the office. */
export const MESSAGE_STATES = ['open', 'handled'] as const;
/** Delivery of a mail: it is queued, waiting for a retry, or failed. */
export const MAIL_STATES = ['failed', 'waiting'] as const;
export type MailState = (typeof MAIL_STATES)[number];
export const SUBSCRIBER_STATES = ['confirmed', 'pending', 'unsubscribed'] as const;

/** Messages of the inbox's pages and of the server. */
export const INBOX_MESSAGES = {
  changed:
    'Another staff member has changed this message in the meantime. Look at the newest version, then change it again.',
  gone: 'This message no longer exists.',
  otherReply: 'This reply was sent to another message already. Write it again.',
  replyMissing: 'Please write a reply.',
  noColleague: 'This person no longer belongs to the office. Choose another person.',
  subscriberGone: 'This address is no longer in the list.',
  mailGone: 'This mail is no longer in the list: it was sent or removed.',
  mailWaits: 'This mail has not failed: it is sent automatically.',
} as const;

const READERS = ['recruiter', 'course_manager', 'content_editor', 'auditor'] as const;
const WRITERS = ['recruiter', 'course_manager', 'content_editor'] as const;
const one = z.object({ id });
const search = { q: z.optional(text(100)) };

/** A person of the office who can be assigned. */
export const colleague = z.object({ id, name: z.string() });
export type Colleague = z.infer<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/office/colleagues',
  summary: 'The people of the office by name',
  access: 'staff',
  responses: { 200: withData(z.object({ colleagues: z.array(colleague) })) },
});

/**
 * A message of the contact form. `version` counts the changes; a change names the version it
 * replaces. `replies` is a number.
 */
export const contactMessage = z.object({
  id,
  at: timestamp,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  assignee: z.nullable(colleague),
  handled: z.nullable(z.object({ at: timestamp, by: z.string() })),
  replies: z.number(),
  version: z.number(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const messageReply = z.object({ id, at: timestamp, by: z.string(), text: z.string() });
export type MessageReply = z.infer<typeof messageReply>;

export const messagesQuery = z.extend(listQuery, { ...search, state: queryChoice(MESSAGE_STATES) });
export type MessagesQuery = z.infer<typeof messagesQuery>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/office/messages',
  summary: 'Messages of the contact form, newest first',
  access: 'staff',
  roles: READERS,
  query: messagesQuery,
  responses: { 200: withData(z.object({ messages: z.array(contactMessage), pagination: listPagination })) },
});

const openMessage = withData(z.object({ message: contactMessage, replies: z.array(messageReply) }));

export const getMessage = endpoint({
  method: 'GET',
  path: '/office/messages/{id}',
  summary: 'One message with its replies, oldest reply first',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: openMessage },
  failures: [404],
});

export const changeMessageBody = z.object({
  assigneeId: z.nullable(id),
  isHandled: z.boolean('Must be true or false.'),
  version,
});
export type ChangeMessageBody = z.infer<typeof changeMessageBody>;

export const changeMessage = endpoint({
  method: 'PUT',
  path: '/office/messages/{id}',
  summary: 'Assign a message to a person of the office, or mark it as handled; 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: one,
  body: changeMessageBody,
  responses: { 200: openMessage },
  failures: [404, 409],
});

/** `id` is created by the client, so that a repeated request sends nothing. */
export const replyBody = z.object({ id, text: requiredText(MAX_REPLY_LENGTH, INBOX_MESSAGES.replyMissing) });
export type ReplyBody = z.infer<typeof replyBody>;

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/office/messages/{id}/replies',
  summary: 'Reply to a message by mail; the message is handled then',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: one,
  body: replyBody,
  responses: { 200: openMessage },
  failures: [404, 409],
});

export const subscriber = z.object({ id, email: z.string(), state: z.enum(SUBSCRIBER_STATES), since: timestamp });
export type Subscriber = z.infer<typeof subscriber>;

const subscriberFilters = { ...search, state: queryChoice(SUBSCRIBER_STATES) };
export const subscribersQuery = z.extend(listQuery, subscriberFilters);
export type SubscribersQuery = z.infer<typeof subscribersQuery>;
const exportSubscribersQuery = z.object(subscriberFilters);
export type ExportSubscribersQuery = z.infer<typeof exportSubscribersQuery>;

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/office/subscribers',
  summary: 'Addresses that asked for the newsletter, newest first',
  access: 'staff',
  roles: READERS,
  query: subscribersQuery,
  responses: { 200: withData(z.object({ subscribers: z.array(subscriber), pagination: listPagination })) },
});

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/office/subscribers/export',
  summary: 'All subscribers that match, as a CSV file that a spreadsheet opens without running a formula',
  access: 'staff',
  roles: READERS,
  query: exportSubscribersQuery,
  produces: 'file',
  responses: { 200: z.string() },
});

export const removeSubscriber = endpoint({
  method: 'DELETE',
  path: '/office/subscribers/{id}',
  summary: 'Delete an address, which no longer gets the newsletter; it may subscribe again',
  access: 'staff',
  roles: WRITERS,
  params: one,
  responses: { 200: success },
  failures: [404],
});

/** A mail that was not sent yet. `to` is '' if it is written when it is sent. */
export const unsentMail = z.object({
  id,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: timestamp,
  /** Time of the next attempt, or of the failure. */
  at: timestamp,
  attempts: z.number(),
  error: z.string(),
});
export type UnsentMail = z.infer<typeof unsentMail>;

export const mailsQuery = z.extend(listQuery, { state: queryChoice(MAIL_STATES) });
export type MailsQuery = z.infer<typeof mailsQuery>;

export const listMails = endpoint({
  method: 'GET',
  path: '/office/mails',
  summary: 'Mails that were not sent: failed ones with the reason, and those that wait; latest first',
  access: 'staff',
  roles: READERS,
  query: mailsQuery,
  responses: { 200: withData(z.object({ mails: z.array(unsentMail), pagination: listPagination })) },
});

export const retryMail = endpoint({
  method: 'POST',
  path: '/office/mails/{id}/retry',
  summary: 'Try to send a failed mail again; 409 for one that has not failed',
  access: 'staff',
  roles: WRITERS,
  params: one,
  responses: { 200: success },
  failures: [404, 409],
});

export const discardMail = endpoint({
  method: 'DELETE',
  path: '/office/mails/{id}',
  summary: 'Remove a failed mail, which is then never sent; 409 for one that has not failed',
  access: 'staff',
  roles: WRITERS,
  params: one,
  responses: { 200: success },
  failures: [404, 409],
});

/** Items of one kind that wait for the office: their number, and the time of the oldest. */
export const waitingItem = z.object({
  kind: z.string(),
  count: z.number(),
  oldestAt: z.nullable(timestamp),
});
export type WaitingItem = z.infer<typeof waitingItem>;

export const listWaiting = endpoint({
  method: 'GET',
  path: '/office/waiting',
  summary: 'What waits for the roles of the caller',
  access: 'staff',
  responses: { 200: withData(z.object({ waiting: z.array(waitingItem) })) },
});
