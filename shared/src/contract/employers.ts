import { endpoint } from './endpoint';
import { logo } from './images';
import { listPagination, listQuery } from './paging';
import { id, queryChoice, requiredText, text, timestamp, version } from './schema';
import { withData } from './success';
import { isOneLine, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/** Columns the list is sorted by; with '-' descending. */
const SORT_COLUMNS = ['name', 'location', 'open', 'created'] as const;
export const EMPLOYER_SORTS = [...SORT_COLUMNS, ...SORT_COLUMNS.map((column) => `-${column}` as const)] as const;
export type EmployerSort = (typeof EMPLOYER_SORTS)[number];

export const MAX_EMPLOYER_NAME = 200;
export const MAX_EMPLOYER_DESCRIPTION = 5_000;
const MAX_WEBSITE = 500;

/** Messages about employers, of the office's pages and of the server. */
export const EMPLOYER_MESSAGES = {
  nameMissing: 'Please enter the name of the company.',
  nameInUse: 'An employer with this name already exists.',
  website: 'Please enter an address that begins with https://, or none.',
  gone: 'This employer does not exist.',
  idInUse: 'An employer with this id already exists.',
} as const;

const isWebsite = (value: string): boolean => {
  if (value === '') return true;
  if (!/^https:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname.includes('.');
};

/**
 * The fields of an employer that the office edits. `website` is an https URL, or ''. `logo`: null
 * removes it, if absent it is unchanged.
 */
export const employerFields = z.object({
  name: requiredText(MAX_EMPLOYER_NAME, EMPLOYER_MESSAGES.nameMissing).check(z.refine(isOneLine, NOT_ONE_LINE)),
  description: text(MAX_EMPLOYER_DESCRIPTION),
  website: text(MAX_WEBSITE).check(z.refine(isWebsite, EMPLOYER_MESSAGES.website)),
  location: text(MAX_EMPLOYER_NAME),
  logo: z.optional(z.nullable(logo)),
});
export type EmployerFields = z.infer<typeof employerFields>;

/** `slug` is part of the URL of its public page and is derived from the name. */
export const employer = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  website: z.string(),
  location: z.string(),
  logo: z.nullable(logo),
  openPostings: z.number(),
  createdAt: timestamp,
  changedAt: z.nullable(timestamp),
  version: z.number(),
});
export type Employer = z.infer<typeof employer>;

const oneEmployer = withData(z.object({ employer }));
const READERS = ['recruiter', 'auditor'] as const;
const WRITERS = ['recruiter'] as const;

export const employersQuery = z.extend(listQuery, {
  /** Part of a name or a location. */
  q: z.optional(text(100)),
  sort: queryChoice(EMPLOYER_SORTS),
});
export type EmployersQuery = z.infer<typeof employersQuery>;

export const listEmployers = endpoint({
  method: 'GET',
  path: '/office/employers',
  summary: 'Employers by name, with the number of their open postings',
  access: 'staff',
  roles: READERS,
  query: employersQuery,
  responses: { 200: withData(z.object({ employers: z.array(employer), pagination: listPagination })) },
});

export const getEmployer = endpoint({
  method: 'GET',
  path: '/office/employers/{id}',
  summary: 'One employer',
  access: 'staff',
  roles: READERS,
  params: z.object({ id }),
  responses: { 200: oneEmployer },
  failures: [404],
});

export const createEmployerBody = z.extend(employerFields, { id });
export type CreateEmployerBody = z.infer<typeof createEmployerBody>;

export const createEmployer = endpoint({
  method: 'POST',
  path: '/office/employers',
  summary: 'Create an employer with an id that the caller chooses; 409 if another one has its name',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  body: createEmployerBody,
  responses: { 201: oneEmployer },
  failures: [409],
});

export const editEmployerBody = z.extend(employerFields, { version });
export type EditEmployerBody = z.infer<typeof editEmployerBody>;

export const editEmployer = endpoint({
  method: 'PUT',
  path: '/office/employers/{id}',
  summary: 'Change an employer; a new name is also that of its postings. 409 if it was changed meanwhile',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  params: z.object({ id }),
  body: editEmployerBody,
  responses: { 200: oneEmployer },
  failures: [404, 409],
});
