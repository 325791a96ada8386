import { endpoint } from './endpoint';
import { CATEGORIES, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, JOB_TYPES, MAX_CTC } from './jobs';
import { listPagination, listQuery } from './paging';
import { id, oneOf, queryChoice, queryChoices, requiredText, text, timestamp, version } from './schema';
import { withData } from './success';
import { z } from './zod';

/** States of a posting; only published ones are on the public pages. */
export const POSTING_STATES = ['draft', 'scheduled', 'published', 'closed'] as const;
export type PostingState = (typeof POSTING_STATES)[number];

/** Columns the list is sorted by; with '-' descending. */
const SORT_COLUMNS = ['title', 'company', 'created', 'expiry', 'applications'] as const;
export const OFFICE_POSTING_SORTS = [...SORT_COLUMNS, ...SORT_COLUMNS.map((column) => `-${column}` as const)] as const;
export type OfficePostingSort = (typeof OFFICE_POSTING_SORTS)[number];

/** Max postings of one bulk change. */
export const MAX_BULK_POSTINGS = 200;
/** Max length of a line, and of a description, in characters. */
export const MAX_POSTING_LINE = 200;
export const MAX_POSTING_DESCRIPTION = 20_000;
/** Max entries of a list, and max length of an entry. */
export const MAX_POSTING_ENTRIES = 50;
export const MAX_POSTING_SKILL = 80;
export const MAX_POSTING_SENTENCE = 1_000;
/** Max size of a posting as JSON, in bytes. */
const MAX_POSTING_BYTES = 200 * 1024;

/** Messages about postings, of the office's pages and of the server. */
export const POSTING_MESSAGES = {
  titleMissing: 'Please enter the title of the job.',
  companyMissing: 'Please enter the company before the job is published.',
  locationMissing: 'Please enter the location before the job is published. A remote job needs none.',
  descriptionMissing: 'Please describe the job before it is published.',
  gone: 'This posting no longer exists.',
  idInUse: 'A posting with this id already exists.',
  day: 'Must be a date like 2026-12-31.',
  dayOver: 'This day is over. Choose today or a later day.',
  timeOver: 'This time is over. Choose a later one, or publish it now.',
  timeMissing: 'Please choose when the job is published.',
  expiresBefore: 'The job would expire before it is published. Choose a later expiry date.',
  impossible: 'This is not possible for a posting in its current state. Reload to see the newest version.',
} as const;

/** A day in India, such as `2026-12-31`. */
const day = z.string(POSTING_MESSAGES.day).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, POSTING_MESSAGES.day));
const line = text(MAX_POSTING_LINE);
const choice = <const Choices extends readonly string[]>(choices: Choices) => z.enum(choices, oneOf(choices));
const list = (maxLength: number) =>
  z.array(requiredText(maxLength, 'Must not be empty.')).check(z.maxLength(MAX_POSTING_ENTRIES));
const amount = (max: number) =>
  z.nullable(z.number('Must be a number.').check(z.minimum(0, 'Must not be negative.'), z.maximum(max)));

/**
 * The fields of a posting that the office edits. `category` null: derived from title and skills.
 * `ctc` in LPA, `noticePeriod` in days. `expiresOn` is the last day in India on which it is open.
 */
export const postingFields = z.object({
  jobName: requiredText(MAX_POSTING_LINE, POSTING_MESSAGES.titleMissing),
  companyName: line,
  location: line,
  employmentType: choice(EMPLOYMENT_TYPES),
  jobType: choice(JOB_TYPES),
  experienceLevel: choice(EXPERIENCE_LEVELS),
  category: z.nullable(choice(CATEGORIES)),
  description: text(MAX_POSTING_DESCRIPTION),
  skills: list(MAX_POSTING_SKILL),
  responsibilities: list(MAX_POSTING_SENTENCE),
  requirements: list(MAX_POSTING_SENTENCE),
  ctc: amount(MAX_CTC),
  noticePeriod: z.nullable(z.int('Must be a whole number.').check(z.minimum(0), z.maximum(3_650))),
  workingDays: z.nullable(line),
  expiresOn: z.nullable(day),
});
export type PostingFields = z.infer<typeof postingFields>;

/** The fields of a new posting, before anything is filled in. */
export const NEW_POSTING: PostingFields = {
  jobName: '',
  companyName: '',
  location: '',
  employmentType: 'full_time',
  jobType: 'onsite',
  experienceLevel: 'intermediate',
  category: null,
  description: '',
  skills: [],
  responsibilities: [],
  requirements: [],
  ctc: null,
  noticePeriod: null,
  workingDays: null,
  expiresOn: null,
};

/** A posting in the list of the office. `createdAt` is when it was published, if it was. */
export const listedOfficePosting = z.object({
  id,
  jobName: z.string(),
  companyName: z.string(),
  location: z.string(),
  state: z.enum(POSTING_STATES),
  category: z.nullable(z.enum(CATEGORIES)),
  jobType: z.enum(JOB_TYPES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  createdAt: timestamp,
  publishAt: z.nullable(timestamp),
  expiresOn: z.nullable(z.string()),
  /** Without withdrawn ones. */
  applications: z.number(),
  version: z.number(),
});
export type ListedOfficePosting = z.infer<typeof listedOfficePosting>;

/** `version` counts the changes; a change names the version it replaces. `source` is an import. */
export const officePosting = z.extend(listedOfficePosting, {
  ...postingFields.shape,
  jobName: z.string(),
  logoUrl: z.nullable(z.string()),
  image: z.nullable(z.string()),
  source: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(timestamp),
  closedAt: z.nullable(timestamp),
});
export type OfficePosting = z.infer<typeof officePosting>;

const onePosting = withData(z.object({ posting: officePosting }));
const READERS = ['recruiter', 'auditor'] as const;
const WRITERS = ['recruiter'] as const;

export const officePostingsQuery = z.extend(listQuery, {
  /** Prefixes of words of title, company, location or skills. */
  q: z.optional(text(100)),
  /** Name of an employer, ignoring case. */
  employer: z.optional(text(MAX_POSTING_LINE)),
  state: queryChoices(POSTING_STATES),
  category: queryChoices(CATEGORIES),
  jobType: queryChoices(JOB_TYPES),
  employmentType: queryChoices(EMPLOYMENT_TYPES),
  sort: queryChoice(OFFICE_POSTING_SORTS),
});
export type OfficePostingsQuery = z.infer<typeof officePostingsQuery>;

export const listOfficePostings = endpoint({
  method: 'GET',
  path: '/office/postings',
  summary: 'Postings in every state, the newest first by default, with the number of their applications',
  access: 'staff',
  roles: READERS,
  query: officePostingsQuery,
  responses: { 200: withData(z.object({ postings: z.array(listedOfficePosting), pagination: listPagination })) },
});

export const getOfficePosting = endpoint({
  method: 'GET',
  path: '/office/postings/{id}',
  summary: 'One posting in whatever state',
  access: 'staff',
  roles: READERS,
  params: z.object({ id }),
  responses: { 200: onePosting },
  failures: [404],
});

export const createPostingBody = z.extend(postingFields, { id });
export type CreatePostingBody = z.infer<typeof createPostingBody>;

export const createPosting = endpoint({
  method: 'POST',
  path: '/office/postings',
  summary: 'Create a draft with an id that the caller chooses; 409 if another posting has it',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  maxBodyBytes: MAX_POSTING_BYTES,
  body: createPostingBody,
  responses: { 201: onePosting },
  failures: [409],
});

export const editPostingBody = z.extend(postingFields, { version });
export type EditPostingBody = z.infer<typeof editPostingBody>;

export const editPosting = endpoint({
  method: 'PUT',
  path: '/office/postings/{id}',
  summary: 'Change a posting; 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  maxBodyBytes: MAX_POSTING_BYTES,
  body: editPostingBody,
  responses: { 200: onePosting },
  failures: [404, 409],
});

/** `publishAt` is required for 'scheduled', ISO 8601 in UTC. */
export const changePostingStateBody = z.object({
  state: choice(POSTING_STATES),
  publishAt: z.optional(z.iso.datetime('Must be a time.')),
  version,
});
export type ChangePostingStateBody = z.infer<typeof changePostingStateBody>;

export const changePostingState = endpoint({
  method: 'PUT',
  path: '/office/postings/{id}/state',
  summary:
    'Publish, schedule, close or reopen a posting, or make a scheduled one a draft again; 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: changePostingStateBody,
  responses: { 200: onePosting },
  failures: [404, 409],
});

export const duplicatePosting = endpoint({
  method: 'POST',
  path: '/office/postings/{id}/duplicate',
  summary: 'Create a draft with the content of this posting, under an id that the caller chooses',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: z.object({ newId: id }),
  responses: { 201: onePosting },
  failures: [404, 409],
});

export const BULK_ACTIONS = ['publish', 'close', 'set-expiry'] as const;

/** `expiresOn` is for 'set-expiry'; null removes the expiry. */
export const changePostingsBody = z.object({
  action: choice(BULK_ACTIONS),
  ids: z.array(id).check(z.minLength(1, 'Please choose at least one.'), z.maxLength(MAX_BULK_POSTINGS)),
  expiresOn: z.optional(z.nullable(day)),
});
export type ChangePostingsBody = z.infer<typeof changePostingsBody>;

/** 'unchanged': it was already in this state; `message` is the reason for a failure. */
export const bulkResult = z.object({
  id,
  title: z.string(),
  status: z.enum(['changed', 'unchanged', 'failed']),
  message: z.nullable(z.string()),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const changePostings = endpoint({
  method: 'POST',
  path: '/office/postings/changes',
  summary: 'Publish or close several postings, or set their expiry date; each one by itself, with its result',
  access: 'staff',
  roles: WRITERS,
  body: changePostingsBody,
  responses: { 200: withData(z.object({ results: z.array(bulkResult) })) },
});
