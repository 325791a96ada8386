import { endpoint } from './endpoint';
import { linkedPage } from './mail-links';
import { listPagination, listQuery } from './paging';
import { email, id, personName, queryChoice, requiredText, text, timestamp } from './schema';
import { withData, withMessage } from './success';
import { z } from './zod';

/**
 * Rights of a person under the Digital Personal Data Protection Act 2023: access (section 11),
 * correction and erasure (section 12), grievance redressal (section 13).
 */
export const PRIVACY_REQUEST_KINDS = ['access', 'correction', 'erasure', 'grievance'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

export const PRIVACY_REQUEST_LABELS: Readonly<Record<PrivacyRequestKind, string>> = {
  access: 'See what you hold about me',
  correction: 'Correct or complete my data',
  erasure: 'Erase my data',
  grievance: 'Raise a grievance',
};

/** 'withdrawn': the person deleted the account before the answer. */
export const PRIVACY_REQUEST_STATES = ['received', 'in_progress', 'answered', 'rejected', 'withdrawn'] as const;
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number];

/**
 * Days from the receipt of a request to its answer. Our own promise, shorter than the 90 days that
 * rule 14 of the Digital Personal Data Protection Rules 2025 allows for grievances.
 */
export const PRIVACY_ANSWER_DAYS = 30;
/** Lifetime of the link that confirms a request without a login, in days. */
export const PRIVACY_CONFIRM_DAYS = 7;
export const MAX_PRIVACY_TEXT_LENGTH = 5_000;
/** Max open requests of one member. */
export const MAX_OPEN_PRIVACY_REQUESTS = 5;

export const PRIVACY_REQUEST_MESSAGES = {
  kind: 'Please choose what you ask for.',
  text: 'Please describe your request.',
  sent: `We have your request, and answer within ${PRIVACY_ANSWER_DAYS} days.`,
  confirm: 'Almost done: please confirm with the link in the mail we have sent you. Your request counts from then on.',
  otherRequest: 'This request was sent before with another text. Write it again.',
  tooMany: `${MAX_OPEN_PRIVACY_REQUESTS} of your requests wait for an answer. Please wait for one of them first.`,
  gone: 'This request no longer exists.',
  changed:
    'Another staff member has changed this request in the meantime. Look at the newest version, then change it again.',
  closed: 'This request is already closed.',
  answerMissing: 'Please write the answer.',
  noAddress: 'This person has deleted the account, so there is no address to answer to.',
} as const;

const kind = z.enum(PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_MESSAGES.kind);
const words = requiredText(MAX_PRIVACY_TEXT_LENGTH, PRIVACY_REQUEST_MESSAGES.text);

const answer = z.object({ at: timestamp, text: z.string() });

/** A request, for the person who made it. */
export const ownPrivacyRequest = z.object({
  id,
  kind,
  text: z.string(),
  state: z.enum(PRIVACY_REQUEST_STATES),
  receivedAt: timestamp,
  dueAt: timestamp,
  answer: z.nullable(answer),
});
export type OwnPrivacyRequest = z.infer<typeof ownPrivacyRequest>;
const ownRequests = withData(z.object({ requests: z.array(ownPrivacyRequest) }));

export const listOwnPrivacyRequests = endpoint({
  method: 'GET',
  path: '/account/privacy-requests',
  summary: 'Requests of the signed-in member about personal data, newest first',
  access: 'member',
  responses: { 200: ownRequests },
});

/** `id` is created by the client, so that a repeated request is stored once. */
export const ownPrivacyRequestBody = z.object({ id, kind, text: words });
export type OwnPrivacyRequestBody = z.infer<typeof ownPrivacyRequestBody>;

export const sendOwnPrivacyRequest = endpoint({
  method: 'POST',
  path: '/account/privacy-requests',
  summary: 'Ask for access, correction or erasure, or raise a grievance; 409 while too many are open',
  access: 'member',
  repeatable: 'as-is',
  body: ownPrivacyRequestBody,
  responses: { 200: ownRequests },
  failures: [409],
});

/** `website` is a honeypot; if it is filled in, the request is discarded without an error. */
export const privacyRequestBody = z.object({
  kind,
  name: personName(160, 'Please enter your name'),
  email: email(),
  text: words,
  website: z._default(text(200), ''),
});
export type PrivacyRequestBody = z.infer<typeof privacyRequestBody>;

export const sendPrivacyRequest = endpoint({
  method: 'POST',
  path: '/privacy/requests',
  summary: 'A request about personal data without an account; mails a link that confirms it',
  access: 'public',
  body: privacyRequestBody,
  responses: { 202: withMessage },
});

export const showPrivacyRequest = endpoint({
  ...linkedPage,
  method: 'GET',
  path: '/privacy/requests/confirm',
  summary: 'Page with the button that confirms a request about personal data; changes nothing',
  failures: [404, 410],
});

export const confirmPrivacyRequest = endpoint({
  ...linkedPage,
  method: 'POST',
  path: '/privacy/requests/confirm',
  repeatable: 'as-is',
  summary: 'Confirm a request about personal data; repeating it changes nothing',
  failures: [404, 410, 413, 415],
});

/**
 * A request for the office. `email` is '' after the person has deleted the account. `isConfirmed`:
 * the request was made by someone who reads the mail of this address. `version` counts the changes;
 * a change names the version it replaces.
 */
export const privacyRequest = z.object({
  id,
  kind,
  name: z.string(),
  email: z.string(),
  isMember: z.boolean(),
  isConfirmed: z.boolean(),
  text: z.string(),
  state: z.enum(PRIVACY_REQUEST_STATES),
  receivedAt: timestamp,
  dueAt: timestamp,
  isOverdue: z.boolean(),
  notes: z.string(),
  answer: z.nullable(z.extend(answer, { by: z.string() })),
  version: z.number(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

export const PRIVACY_REQUEST_FILTERS = ['open', 'closed'] as const;
export const privacyRequestsQuery = z.extend(listQuery, { state: queryChoice(PRIVACY_REQUEST_FILTERS) });
export type PrivacyRequestsQuery = z.infer<typeof privacyRequestsQuery>;

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/office/privacy/requests',
  summary: 'Requests about personal data: open ones by due date, then closed ones, newest first',
  access: 'staff',
  roles: ['auditor'],
  query: privacyRequestsQuery,
  responses: { 200: withData(z.object({ requests: z.array(privacyRequest), pagination: listPagination })) },
});

const one = z.object({ id });
const opened = withData(z.object({ request: privacyRequest }));

export const getPrivacyRequest = endpoint({
  method: 'GET',
  path: '/office/privacy/requests/{id}',
  summary: 'One request about personal data',
  access: 'staff',
  roles: ['auditor'],
  params: one,
  responses: { 200: opened },
  failures: [404],
});

export const changePrivacyRequestBody = z.object({
  state: z.enum(['received', 'in_progress'], 'Must be received or in_progress.'),
  notes: text(MAX_PRIVACY_TEXT_LENGTH),
  version: z.int('Must be a whole number.'),
});
export type ChangePrivacyRequestBody = z.infer<typeof changePrivacyRequestBody>;

export const changePrivacyRequest = endpoint({
  method: 'PUT',
  path: '/office/privacy/requests/{id}',
  summary: 'Change state and notes of an open request; 409 if it was changed meanwhile or is closed',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: one,
  body: changePrivacyRequestBody,
  responses: { 200: opened },
  failures: [404, 409],
});

/** A rejection gives its reason in `text`. */
export const answerPrivacyRequestBody = z.object({
  outcome: z.enum(['answered', 'rejected'], 'Must be answered or rejected.'),
  text: requiredText(MAX_PRIVACY_TEXT_LENGTH, PRIVACY_REQUEST_MESSAGES.answerMissing),
  version: z.int('Must be a whole number.'),
});
export type AnswerPrivacyRequestBody = z.infer<typeof answerPrivacyRequestBody>;

export const answerPrivacyRequest = endpoint({
  method: 'POST',
  path: '/office/privacy/requests/{id}/answer',
  summary: 'Answer a request by mail, or reject it with the reason; it is closed then',
  access: 'staff',
  roles: [],
  repeatable: 'as-is',
  params: one,
  body: answerPrivacyRequestBody,
  responses: { 200: opened },
  failures: [404, 409],
});
