import { endpoint } from './endpoint';
import { listPagination, listQuery } from './paging';
import { id, text, timestamp } from './schema';
import { withData } from './success';
import { z } from './zod';

/**
 * One change by the staff, or by an operator on the command line. `action` is a verb and a noun
 * (`staff.invite`), `before` and `after` are the changed fields; null for a new or a removed thing.
 */
export const auditEntry = z.object({
  id,
  at: timestamp,
  /** Name and email address at that time. */
  who: z.object({ name: z.string(), email: z.string() }),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), title: z.string() }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Days are dates in Asia/Kolkata (`2026-11-27`), both inclusive. */
const day = z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Must be a date like 2026-11-27.')));
const filters = {
  /** Part of a name, an address, an action or a title. */
  q: z.optional(text(100)),
  from: day,
  to: day,
};

export const auditQuery = z.extend(listQuery, filters);
export type AuditQuery = z.infer<typeof auditQuery>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/office/audit',
  summary: 'Changes by the staff, newest first',
  access: 'staff',
  roles: ['auditor'],
  query: auditQuery,
  responses: {
    200: withData(z.object({ entries: z.array(auditEntry), pagination: listPagination })),
  },
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/office/audit/export',
  summary: 'The same changes as a CSV file that a spreadsheet opens without running a formula',
  access: 'staff',
  roles: ['auditor'],
  query: z.object(filters),
  produces: 'file',
  responses: { 200: z.string() },
});
