import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditQuery } from '@kadam/shared/contract/audit';
import { CSV_START, csvLine } from '../../csv';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import { type AuditFilter, auditRepository, type StoredAuditEntry } from './audit.repository';

/** Who makes a change; `memberId` is null for the command line. */
export interface Actor {
  readonly memberId: string | null;
  readonly name: string;
  readonly email: string;
  /** Id of the request that makes the change, as in the log. */
  readonly requestId?: string | undefined;
}

/** An operator who runs a command on the server. */
export const COMMAND_LINE: Actor = { memberId: null, name: 'Command line', email: '' };

/**
 * One change. `action` is a noun and a verb (`staff.invite`). `before` and `after` are complete
 * states, of which only the differences are stored; null for something new or removed.
 */
export interface Change {
  readonly action: string;
  readonly subject: AuditEntry['subject'];
  readonly before?: State | null;
  readonly after?: State | null;
}
type State = Readonly<Record<string, unknown>>;

/** Max entries of an export. */
const EXPORT_LIMIT = 100_000;
const INDIA = '+05:30';
const DAY_MS = 24 * 60 * 60_000;

export type AuditService = ReturnType<typeof createAuditService>;

/** Dependencies of a service that records its changes. */
export interface AuditedParts {
  readonly database: Database;
  readonly audit: AuditService;
  readonly clock: () => Date;
}

export const createAuditService = ({ database, clock }: { database: Database; clock: () => Date }) => ({
  /** Records a change in the same transaction. */
  async record(tx: Queryable, { memberId, name, email, requestId }: Actor, change: Change): Promise<void> {
    const { action, subject, before = null, after = null } = change;
    const differing = differences(before, after);
    await auditRepository(tx).add({
      id: randomUUID(),
      at: clock(),
      memberId,
      who: { name, email },
      action,
      subject,
      requestId: requestId ?? null,
      ...differing,
    });
  },

  async list(query: AuditQuery) {
    const { page, limit } = query;
    const { entries, total } = await auditRepository(database).page(filterOf(query), { page, limit });
    return { entries, pagination: { page, limit, total } };
  },

  /** CSV of the newest entries. */
  async export(query: Omit<AuditQuery, 'page' | 'limit'>): Promise<string> {
    const entries = await auditRepository(database).newest(filterOf(query), EXPORT_LIMIT);
    return [CSV_START, csvLine(EXPORT_COLUMNS), ...entries.map(exported)].join('');
  },
});

const EXPORT_COLUMNS = ['Time', 'Name', 'Email', 'Action', 'Kind', 'Of', 'Before', 'After', 'Request'];

const exported = ({ at, who, action, subject, before, after, requestId }: StoredAuditEntry) =>
  csvLine([at, who.name, who.email, action, subject.kind, subject.title, json(before), json(after), requestId ?? '']);

const json = (value: State | null) => (value === null ? '' : JSON.stringify(value));

/** The fields that differ. */
function differences(before: State | null, after: State | null): { before: State | null; after: State | null } {
  if (!before || !after) return { before, after };
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const only = (state: State) => Object.fromEntries(changed.map((field) => [field, state[field] ?? null]));
  return { before: only(before), after: only(after) };
}

function filterOf({ q = '', from, to }: Omit<AuditQuery, 'page' | 'limit'>): AuditFilter {
  return {
    words: q.toLowerCase().split(/\s+/).filter(Boolean),
    from: midnight('from', from),
    until: midnight('to', to, DAY_MS),
  };
}

function midnight(field: string, day: string | undefined, plusMs = 0): Date | null {
  if (!day) return null;
  const time = Date.parse(`${day}T00:00:00${INDIA}`);
  if (Number.isNaN(time)) throw fieldError('INVALID_INPUT', field, 'Must be a date like 2026-11-27.');
  return new Date(time + plusMs);
}
