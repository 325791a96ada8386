import { BRAND } from './brand';
import { endpoint } from './endpoint';
import { MAX_CTC } from './jobs';
import { listPagination, listQuery } from './paging';
import {
  email,
  id,
  oneOf,
  personName,
  queryChoice,
  queryChoices,
  requiredText,
  text,
  timestamp,
  version,
} from './schema';
import { withData, withMessage } from './success';
import { isDay, isOneLine, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/** State of an inquiry; a converted one has an employer and a posting. */
export const INQUIRY_STATES = ['new', 'in_progress', 'converted', 'declined'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];
const EDITED_STATES = ['new', 'in_progress', 'declined'] as const;

export const INQUIRY_SORTS = ['received', '-received', 'company', '-company'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

export const MAX_PEOPLE = 10_000;
export const MAX_INQUIRY_NOTES = 5_000;

/** Messages about inquiries, of the pages and of the server. */
export const INQUIRY_MESSAGES = {
  sent: `Thank you, your inquiry is with us. A person reads it and answers ${BRAND.answerTime}.`,
  company: 'Please enter the name of your company.',
  name: 'Please enter your name.',
  role: 'Please enter the role you are hiring for.',
  location: 'Please enter where the work is, or Remote.',
  people: `Please enter a whole number from 1 to ${MAX_PEOPLE}.`,
  pay: `Please enter an amount in LPA from 0 to ${MAX_CTC}.`,
  payOrder: 'The highest pay must not be below the lowest.',
  day: 'Please choose a day, or leave it empty.',
  gone: 'This inquiry no longer exists.',
  converted: 'This inquiry was converted already.',
  assigneeGone: 'This person no longer belongs to the staff.',
} as const;

const line = (message: string) => requiredText(200, message).check(z.refine(isOneLine, NOT_ONE_LINE));
const pay = z._default(
  z.nullable(
    z.number(INQUIRY_MESSAGES.pay).check(z.minimum(0, INQUIRY_MESSAGES.pay), z.maximum(MAX_CTC, INQUIRY_MESSAGES.pay)),
  ),
  null,
);
const fields = {
  company: line(INQUIRY_MESSAGES.company),
  name: personName(160, INQUIRY_MESSAGES.name),
  email: email(),
  phone: z._default(text(40), ''),
  role: line(INQUIRY_MESSAGES.role),
  people: z
    .int(INQUIRY_MESSAGES.people)
    .check(z.minimum(1, INQUIRY_MESSAGES.people), z.maximum(MAX_PEOPLE, INQUIRY_MESSAGES.people)),
  location: line(INQUIRY_MESSAGES.location),
  /** In LPA. */
  payFrom: pay,
  payTo: pay,
  /** A day such as `2026-12-31`. */
  wantedBy: z._default(z.nullable(z.string(INQUIRY_MESSAGES.day).check(z.refine(isDay, INQUIRY_MESSAGES.day))), null),
  message: z._default(text(5_000), ''),
};

/** `website` is a honeypot; if it is filled in, the inquiry is discarded without an error. */
export const inquiryBody = z.object({ ...fields, website: z._default(text(200), '') }).check(
  z.refine(({ payFrom, payTo }) => payFrom === null || payTo === null || payFrom <= payTo, {
    path: ['payTo'],
    message: INQUIRY_MESSAGES.payOrder,
  }),
);
export type InquiryBody = z.infer<typeof inquiryBody>;

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/inquiries',
  summary: 'Send an inquiry of a company that wants to hire',
  access: 'public',
  repeatable: 'by-key',
  body: inquiryBody,
  responses: { 202: withMessage },
});

export const inquiry = z.object({
  id,
  company: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  people: z.number(),
  location: z.string(),
  payFrom: z.nullable(z.number()),
  payTo: z.nullable(z.number()),
  wantedBy: z.nullable(z.string()),
  message: z.string(),
  state: z.enum(INQUIRY_STATES),
  assigneeId: z.nullable(id),
  assignee: z.nullable(z.string()),
  notes: z.string(),
  employerId: z.nullable(id),
  postingId: z.nullable(id),
  version: z.number(),
  createdAt: timestamp,
  changedAt: timestamp,
});
export type Inquiry = z.infer<typeof inquiry>;

const oneInquiry = withData(z.object({ inquiry }));
const READERS = ['recruiter', 'auditor'] as const;
const WRITERS = ['recruiter'] as const;

export const inquiriesQuery = z.extend(listQuery, {
  /** Part of a company, name, address or role. */
  q: z.optional(text(100)),
  state: queryChoices(INQUIRY_STATES),
  sort: queryChoice(INQUIRY_SORTS),
});
export type InquiriesQuery = z.infer<typeof inquiriesQuery>;

export const listInquiries = endpoint({
  method: 'GET',
  path: '/office/inquiries',
  summary: 'Inquiries of companies, the newest first by default',
  access: 'staff',
  roles: READERS,
  query: inquiriesQuery,
  responses: {
    200: withData(z.object({ inquiries: z.array(inquiry), pagination: listPagination })),
  },
});

export const editInquiryBody = z.object({
  state: z.enum(EDITED_STATES, oneOf(EDITED_STATES)),
  assigneeId: z.nullable(id),
  notes: text(MAX_INQUIRY_NOTES),
  version,
});
export type EditInquiryBody = z.infer<typeof editInquiryBody>;

export const editInquiry = endpoint({
  method: 'PUT',
  path: '/office/inquiries/{id}',
  summary: 'Change state, assignee and notes; 409 if it was changed meanwhile, or for the state of a converted one',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: editInquiryBody,
  responses: { 200: oneInquiry },
  failures: [404, 409],
});

export const convertInquiry = endpoint({
  method: 'POST',
  path: '/office/inquiries/{id}/convert',
  summary: 'Make a draft posting, and the employer unless there is one of this name; a repeated call makes nothing',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: z.object({ version }),
  responses: { 200: oneInquiry },
  failures: [404, 409],
});
