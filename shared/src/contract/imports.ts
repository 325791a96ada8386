import { endpoint } from './endpoint';
import { listPagination, listQuery } from './paging';
import { id, oneOf, requiredText, timestamp, version } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Max size of a file, in bytes, and max rows of an import by the office. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;
export const IMPORT_SUFFIXES = ['.csv', '.json', '.jsonl', '.xml'] as const;
/** Max columns of a file that can be mapped, and max length of a name. */
export const MAX_IMPORT_COLUMNS = 200;
const MAX_COLUMN_NAME = 500;
/** Days in which an import can be undone, and after which an unused file is removed. */
export const IMPORT_UNDO_DAYS = 30;
export const IMPORT_FILE_DAYS = 7;

/** Fields of a posting that a column can be mapped to. */
export const IMPORT_FIELDS = [
  'reference',
  'jobName',
  'companyName',
  'location',
  'city',
  'state',
  'country',
  'employmentType',
  'jobType',
  'workMode',
  'experienceLevel',
  'description',
  'category',
  'skills',
  'ctc',
  'eCTC',
  'minPay',
  'maxPay',
  'noticePeriod',
  'workingDays',
  'isActive',
  'validThrough',
  'responsibilities',
  'requirements',
  'logoUrl',
  'image',
  'createdAt',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Whether postings missing from the file are closed; 'most': also if they are more than half. */
export const IMPORT_CLOSINGS = ['none', 'missing', 'most'] as const;
export type ImportClosing = (typeof IMPORT_CLOSINGS)[number];

export const IMPORT_MESSAGES = {
  source: 'Use 1 to 60 lowercase letters, digits, dots, dashes or underscores, such as naukri-feed.',
  idInUse: 'An import with this id already exists.',
  gone: 'This import no longer exists.',
  atWork: 'Another import of this source is at work. Wait until it is done.',
  impossible: 'This is not possible for an import in its current state. Reload to see the newest version.',
  rejectedRows: 'Some rows were rejected. Correct the file, or choose to import the other rows.',
  closesTooMany:
    'The file would close more than half of the open jobs of this source. Check it with this allowed first.',
  unknownColumn: 'The file has no such column. Reload to see its columns.',
  twice: 'Only one column can be used for each field.',
} as const;

const READERS = ['recruiter', 'auditor'] as const;
const WRITERS = ['recruiter'] as const;
const one = z.object({ id });

/** A column of the file with the values of its first three rows. */
export const importColumn = z.object({ name: z.string(), samples: z.array(z.string()) });
export type ImportColumn = z.infer<typeof importColumn>;

/** `field` is the column, or '' for the row itself; `line` is counted from 1. */
export const rejectedRow = z.object({ line: z.number(), field: z.string(), reason: z.string() });
export type RejectedRow = z.infer<typeof rejectedRow>;

/** Preview or result of an import. `rejections` has the first thousand; `rejected` counts rows. */
export const importReport = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  rejected: z.number(),
  rejections: z.array(rejectedRow),
  notes: z.array(z.string()),
  /** Columns that were not used. */
  unused: z.array(z.string()),
  closesTooMany: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;

export const UNDO_REASONS = ['edited', 'later-import', 'gone'] as const;

/**
 * Preview or result of undoing an import. `kept` has the first 200 postings that are not changed.
 */
export const undoReport = z.object({
  removed: z.number(),
  closed: z.number(),
  restored: z.number(),
  left: z.number(),
  kept: z.array(z.object({ id, title: z.string(), reason: z.enum(UNDO_REASONS) })),
});
export type UndoReport = z.infer<typeof undoReport>;

/** `records` counts the rows read or written so far in the current step. */
export const listedImport = z.object({
  id,
  source: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  createdAt: timestamp,
  createdBy: z.string(),
  finishedAt: z.nullable(timestamp),
  undoneAt: z.nullable(timestamp),
  undoneBy: z.nullable(z.string()),
  report: z.nullable(z.omit(importReport, { rejections: true, notes: true, unused: true })),
});
export type ListedImport = z.infer<typeof listedImport>;

/** `mapping` has the field of each column, '' for none; `failure` is the reason if it failed. */
export const officeImport = z.extend(listedImport, {
  format: z.enum(['csv', 'json', 'xml']),
  columns: z.array(importColumn),
  mapping: z.record(z.string(), z.string()),
  closing: z.enum(IMPORT_CLOSINGS),
  step: z.nullable(z.string()),
  records: z.number(),
  report: z.nullable(importReport),
  undoReport: z.nullable(undoReport),
  failure: z.nullable(z.string()),
  canBeUndone: z.boolean(),
  version: z.number(),
});
export type OfficeImport = z.infer<typeof officeImport>;

const oneImport = withData(z.object({ import: officeImport }));

export const listImports = endpoint({
  method: 'GET',
  path: '/office/imports',
  summary: 'Imports of postings, the newest first',
  access: 'staff',
  roles: READERS,
  query: listQuery,
  responses: {
    200: withData(
      z.object({ imports: z.array(listedImport), sources: z.array(z.string()), pagination: listPagination }),
    ),
  },
});

export const getImport = endpoint({
  method: 'GET',
  path: '/office/imports/{id}',
  summary: 'One import with its columns, report and progress',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: oneImport },
  failures: [404],
});

/** `source` names the origin of the rows, the same for every import. */
export const uploadImportBody = z.object({
  id,
  source: requiredText(60, IMPORT_MESSAGES.source).check(z.regex(/^[a-z0-9][a-z0-9._-]*$/, IMPORT_MESSAGES.source)),
});

export const uploadImport = endpoint({
  method: 'POST',
  path: '/office/imports',
  summary: 'Upload a file of postings (CSV, JSON or XML) under an id that the caller chooses; nothing is imported yet',
  access: 'staff',
  roles: WRITERS,
  repeatable: 'as-is',
  upload: { field: 'file', maxBytes: MAX_IMPORT_BYTES, suffixes: IMPORT_SUFFIXES },
  body: uploadImportBody,
  responses: { 201: oneImport },
  failures: [409, 422],
  timeoutMs: 180_000,
});

const mappingEntry = z.object({
  column: z.string('Must be text.').check(z.maxLength(MAX_COLUMN_NAME)),
  field: z.enum(['', ...IMPORT_FIELDS], oneOf(IMPORT_FIELDS)),
});
export const checkImportBody = z.object({
  mapping: z.array(mappingEntry).check(z.maxLength(MAX_IMPORT_COLUMNS)),
  closing: z.enum(IMPORT_CLOSINGS, oneOf(IMPORT_CLOSINGS)),
  version,
});
export type CheckImportBody = z.infer<typeof checkImportBody>;

export const checkImport = endpoint({
  method: 'POST',
  path: '/office/imports/{id}/check',
  summary: 'Compare the file with the postings without changing any; 409 while another import of the source is at work',
  access: 'staff',
  roles: WRITERS,
  params: one,
  body: checkImportBody,
  responses: { 200: oneImport },
  failures: [404, 409],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/office/imports/{id}/start',
  summary: 'Import a checked file; 409 while another import of the source is at work',
  access: 'staff',
  roles: WRITERS,
  params: one,
  body: z.object({ skipsRejected: z.boolean('Must be true or false.'), version }),
  responses: { 200: oneImport },
  failures: [404, 409],
});

export const exportRejectedRows = endpoint({
  method: 'GET',
  path: '/office/imports/{id}/report',
  summary: 'The report of an import as a CSV file: the counts, and each rejected row with line, field and reason',
  access: 'staff',
  roles: READERS,
  params: one,
  produces: 'file',
  responses: { 200: z.string() },
  failures: [404],
});

export const previewUndo = endpoint({
  method: 'GET',
  path: '/office/imports/{id}/undo',
  summary: 'What undoing an import would do',
  access: 'staff',
  roles: READERS,
  params: one,
  responses: { 200: withData(z.object({ undo: undoReport })) },
  failures: [404, 409],
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/office/imports/{id}/undo',
  summary: 'Undo an import: remove or close what it added, and restore what it changed; 409 if that was done already',
  access: 'staff',
  roles: WRITERS,
  params: one,
  body: z.object({ version }),
  responses: { 200: oneImport },
  failures: [404, 409],
});
