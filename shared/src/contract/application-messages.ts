import { endpoint } from './endpoint';
import { utcTime } from './office-activity';
import { id, requiredText, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 2_000;
/** Messages of a thread that are shown; older ones are in the download of the member's data. */
export const MAX_SHOWN_MESSAGES = 200;

/** Error messages of the office's pages, of My Jobs, and of the server. */
export const MESSAGE_ERRORS = {
  missing: 'Please enter a message.',
  withdrawn: 'This application is withdrawn, so no more messages are sent about it.',
} as const;

/** `by` is the person of the office; '' for the candidate, and in responses to the candidate. */
export const applicationMessage = z.object({
  id,
  at: timestamp,
  from: z.enum(['office', 'candidate']),
  by: z.string(),
  text: z.string(),
  isRead: z.boolean(),
});
export type ApplicationMessage = z.infer<typeof applicationMessage>;

/** `id` is created by the client, so that a repeated request adds nothing. */
export const sendMessageBody = z.object({ id, text: requiredText(MAX_MESSAGE_LENGTH, MESSAGE_ERRORS.missing) });
export type SendMessageBody = z.infer<typeof sendMessageBody>;

const thread = withData(z.object({ messages: z.array(applicationMessage) }));
const sent = withData(z.object({ message: applicationMessage }));

const ownApplication = z.object({ applicationId: id });

export const listMessages = endpoint({
  method: 'GET',
  path: '/job/applications/{applicationId}/messages',
  summary: 'Messages about an application of the signed-in member, oldest first',
  access: 'member',
  params: ownApplication,
  responses: { 200: thread },
  failures: [404],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/job/applications/{applicationId}/messages',
  summary: 'Write to the office about an application of the signed-in member; 409 for a withdrawn one',
  access: 'member',
  repeatable: 'as-is',
  params: ownApplication,
  body: sendMessageBody,
  responses: { 200: sent },
  failures: [404, 409],
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/job/applications/{applicationId}/messages/read',
  summary: 'Mark the messages of the office about an application up to a time as read; repeating it changes nothing',
  access: 'member',
  repeatable: 'as-is',
  params: ownApplication,
  body: z.object({ until: utcTime }),
  responses: { 200: success },
  failures: [404],
});

const oneApplication = z.object({ id });

export const listOfficeMessages = endpoint({
  method: 'GET',
  path: '/office/applications/{id}/messages',
  summary:
    'Messages about an application, oldest first; reading marks those of the candidate as read if the reader may answer',
  access: 'staff',
  roles: ['recruiter', 'auditor'],
  params: oneApplication,
  responses: { 200: thread },
  failures: [404],
});

export const sendOfficeMessage = endpoint({
  method: 'POST',
  path: '/office/applications/{id}/messages',
  summary: 'Write to the candidate about an application, who is informed by mail; 409 for a withdrawn one',
  access: 'staff',
  roles: ['recruiter'],
  repeatable: 'as-is',
  params: oneApplication,
  body: sendMessageBody,
  responses: { 200: sent },
  failures: [404, 409],
});
