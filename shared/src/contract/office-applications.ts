import { APPLICATION_STATUSES } from './applications';
import { changedRows, changeOutcomes } from './bulk-change';
import { endpoint } from './endpoint';
import { jobFit } from './job-fit';
import { knownVariables, TEMPLATE_STATUSES } from './message-templates';
import { listPagination, listQuery } from './paging';
import { id, queryChoice, queryChoices, requiredText, text, timestamp, version } from './schema';
import { UUID } from './ids';
import { withData } from './success';
import { z } from './zod';

/** Max length of a note for the candidate, in characters. */
export const MAX_STATUS_NOTE_LENGTH = 2_000;
/** Max length of an internal note, in characters. */
export const MAX_INTERNAL_NOTE_LENGTH = 5_000;
/** Cards in each column of a board; further ones are loaded from the list. */
export const BOARD_COLUMN_LENGTH = 20;

/** Orders of the list: by time of application, by last change, or by name; '-' is descending. */
export const APPLICATION_ORDERS = ['-applied', 'applied', '-changed', 'changed', 'name', '-name'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];

/** Messages of the office's pages and of the server. */
export const OFFICE_APPLICATION_MESSAGES = {
  changed:
    'Another staff member has changed this application in the meantime. Look at the newest version, then change it again.',
  gone: 'This application no longer exists: the candidate has deleted it.',
  postingGone: 'This job posting does not exist.',
  noFile: 'This application has no resume file: none was sent, or it was deleted after its retention period.',
} as const;

const filters = {
  /** Words of a name, an email address, a job title or a company. */
  q: z.optional(text(100)),
  posting: z.optional(
    z.string().check(z.refine((value: string) => value === '' || UUID.test(value), 'Must be a valid id.')),
  ),
  /** Name of a company. */
  company: z.optional(text(200)),
  status: queryChoices(APPLICATION_STATUSES),
  /** 'new': with unread messages from the candidate. */
  messages: queryChoice(['new']),
};

export const officeApplicationsQuery = z.extend(listQuery, { ...filters, sort: queryChoice(APPLICATION_ORDERS) });
export type OfficeApplicationsQuery = z.infer<typeof officeApplicationsQuery>;
const exportQuery = z.object({ ...filters, sort: queryChoice(APPLICATION_ORDERS) });
export type ExportApplicationsQuery = z.infer<typeof exportQuery>;

const posting = z.object({ id, title: z.string(), company: z.string(), location: z.string() });

/** `version` counts the changes; a change names the version it replaces. */
const application = {
  id,
  version: z.number(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: timestamp,
  changedAt: timestamp,
  name: z.string(),
  /** As in mails, if it looks like a name. */
  firstName: z.string(),
  email: z.string(),
  hasResume: z.boolean(),
  /** Number of unread messages from the candidate. */
  unread: z.number(),
  posting,
};
export const listedApplication = z.object(application);
export type ListedApplication = z.infer<typeof listedApplication>;

const READERS = ['recruiter', 'auditor'] as const;
const one = z.object({ id });

export const listOfficeApplications = endpoint({
  method: 'GET',
  path: '/office/applications',
  summary: 'Applications with filters, latest first',
  access: 'staff',
  roles: READERS,
  query: officeApplicationsQuery,
  responses: {
    200: withData(z.object({ applications: z.array(listedApplication), pagination: listPagination })),
  },
});

export const exportOfficeApplications = endpoint({
  method: 'GET',
  path: '/office/applications/export',
  summary: 'All applications that match, as a CSV file that a spreadsheet opens without running a formula',
  access: 'staff',
  roles: READERS,
  query: exportQuery,
  produces: 'file',
  responses: { 200: z.string() },
  timeoutMs: 180_000,
});

const column = z.object({
  status: z.enum(APPLICATION_STATUSES),
  total: z.number(),
  applications: z.array(listedApplication),
});
export const applicationsBoard = z.object({ posting, columns: z.array(column) });
export type ApplicationsBoard = z.infer<typeof applicationsBoard>;

export const getApplicationsBoard = endpoint({
  method: 'GET',
  path: '/office/postings/{id}/applications',
  summary: 'The applications for one posting by status, each with its number and those changed last',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: withData(z.object({ board: applicationsBoard })) },
  failures: [404],
});

/** `by` is the person of the office; '' for the candidate and the command line. */
const step = z.object({ status: z.enum(APPLICATION_STATUSES), at: timestamp, note: z.string(), by: z.string() });
export const internalNote = z.object({ id, at: timestamp, by: z.string(), text: z.string() });
export type InternalNote = z.infer<typeof internalNote>;

/** Texts of the job profile; '' if missing. */
export const officeApplication = z.extend(listedApplication, {
  candidate: z.object({
    accountEmail: z.string(),
    phone: z.string(),
    yearsOfExperience: z.string(),
    currentPackage: z.string(),
    expectedPackage: z.string(),
    noticePeriod: z.string(),
    address: z.string(),
    preferredLocations: z.string(),
    resumeLink: z.string(),
  }),
  resume: z.nullable(z.object({ name: z.string(), size: z.number() })),
  /** Oldest first. */
  history: z.array(step),
  /** Latest first. */
  notes: z.array(internalNote),
});
export type OfficeApplication = z.infer<typeof officeApplication>;
const withApplication = withData(z.object({ application: officeApplication }));

export const getOfficeApplication = endpoint({
  method: 'GET',
  path: '/office/applications/{id}',
  summary: 'One application with profile, history and notes; the candidate sees under Profile Views that it was opened',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: withApplication },
  failures: [404],
});

export const getOfficeResume = endpoint({
  method: 'GET',
  path: '/office/applications/{id}/resume',
  summary: 'The resume file of an application; the download is recorded in the audit log',
  access: 'staff',
  roles: READERS,
  params: one,
  produces: 'file',
  responses: { 200: z.string() },
  failures: [404, 410],
  timeoutMs: 60_000,
});

/** Lines of each page in reading order. */
export const resumeText = z.object({ pages: z.array(z.array(z.string())) });
export type ResumeText = z.infer<typeof resumeText>;

export const getOfficeResumeText = endpoint({
  method: 'GET',
  path: '/office/applications/{id}/resume-text',
  summary: 'The text of the resume file as machines read it; 422 with the reason for a file that cannot be read',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: withData(z.object({ resume: resumeText })) },
  failures: [404, 410, 415, 422],
  timeoutMs: 90_000,
});

export const getOfficeFit = endpoint({
  method: 'GET',
  path: '/office/applications/{id}/fit',
  summary: 'How the job profile and the sent resume fit the posting, as reasons without a score',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: withData(z.object({ fit: jobFit })) },
  failures: [404],
  timeoutMs: 90_000,
});

const change = {
  status: z.enum(TEMPLATE_STATUSES),
  /** For the candidate, in the mail and under My Jobs; variables of templates are filled. */
  note: text(MAX_STATUS_NOTE_LENGTH).check(knownVariables),
};

export const changeStatusBody = z.object({ ...change, version });
export type ChangeStatusBody = z.infer<typeof changeStatusBody>;

export const changeStatus = endpoint({
  method: 'POST',
  path: '/office/applications/{id}/status',
  summary: 'Change the status and inform the candidate by mail; 409 if it was changed meanwhile, or if it is withdrawn',
  access: 'staff',
  roles: ['recruiter'],
  repeatable: 'as-is',
  params: one,
  body: changeStatusBody,
  responses: { 200: withApplication },
  failures: [404, 409],
});

export const changeStatusesBody = z.object({
  ...change,
  applications: changedRows('applications'),
});
export type ChangeStatusesBody = z.infer<typeof changeStatusesBody>;

export const changeStatuses = endpoint({
  method: 'POST',
  path: '/office/applications/status',
  summary: 'Change the status of several applications; those that cannot be changed are named with the reason',
  access: 'staff',
  roles: ['recruiter'],
  repeatable: 'as-is',
  body: changeStatusesBody,
  responses: { 200: withData(changeOutcomes) },
  timeoutMs: 60_000,
});

/** `id` is created by the client, so that a repeated request adds nothing. */
export const addNoteBody = z.object({ id, text: requiredText(MAX_INTERNAL_NOTE_LENGTH, 'Please enter a note.') });
export type AddNoteBody = z.infer<typeof addNoteBody>;

export const addInternalNote = endpoint({
  method: 'POST',
  path: '/office/applications/{id}/notes',
  summary: 'Add a note for the office; it is not shown to the candidate, and is in the download of their data',
  access: 'staff',
  roles: ['recruiter'],
  repeatable: 'as-is',
  params: one,
  body: addNoteBody,
  responses: { 200: withData(z.object({ note: internalNote })) },
  failures: [404, 409],
});
