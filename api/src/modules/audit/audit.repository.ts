import type { AuditEntry } from '@kadam/shared/contract/audit';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, type Queryable } from '../../db/database';

/** `requestId` is null for the command line. */
export interface StoredAuditEntry extends AuditEntry {
  readonly requestId: string | null;
}

export interface NewAuditEntry extends Omit<StoredAuditEntry, 'at'> {
  readonly at: Date;
  readonly memberId: string | null;
}

/** `from` and `until` are times; `until` is exclusive. */
export interface AuditFilter {
  readonly words: readonly string[];
  readonly from: Date | null;
  readonly until: Date | null;
}

interface Row extends Omit<StoredAuditEntry, 'at' | 'who' | 'subject'> {
  readonly at: Date;
  readonly name: string;
  readonly email: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subjectTitle: string;
  readonly total: number;
}

const COLUMNS = `id, at, name, email, action, subject_kind as "subjectKind", subject_id as "subjectId",
  subject_title as "subjectTitle", before, after, request_id as "requestId"`;

const MATCHES = `($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
  and not exists (
    select from unnest($3::text[]) word
    where position(word in lower(concat_ws(' ', name, email, action, subject_title))) = 0
  )`;

const valuesOf = ({ from, until, words }: AuditFilter) => [from, until, words];

export const auditRepository = (database: Queryable) => ({
  async add(entry: NewAuditEntry): Promise<void> {
    const { id, at, memberId, who, action, subject, before, after, requestId } = entry;
    await database.query(
      `insert into audit_log
         (id, at, member_id, name, email, action, subject_kind, subject_id, subject_title, before, after,
         request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        at,
        memberId,
        who.name,
        who.email,
        action,
        subject.kind,
        subject.id,
        subject.title,
        before,
        after,
        requestId,
      ],
    );
  },

  async page(filter: AuditFilter, { page, limit }: ListPage): Promise<{ entries: AuditEntry[]; total: number }> {
    const rows = await database.query<Row>(
      `select ${COLUMNS} from audit_log where ${MATCHES} order by number desc limit $4 offset $5`,
      [...valuesOf(filter), limit, (page - 1) * limit],
    );
    const entries = rows.map((row) => withoutRequest(toEntry(row)));
    // The last page gives the total; a search would read all entries to count them.
    const isLast = rows.length < limit && (rows.length > 0 || page === 1);
    if (isLast) return { entries, total: (page - 1) * limit + rows.length };
    const total = await countRows(database, `from audit_log where ${MATCHES}`, valuesOf(filter));
    return { entries, total };
  },

  async newest(filter: AuditFilter, max: number): Promise<StoredAuditEntry[]> {
    const rows = await database.query<Row>(
      `select ${COLUMNS} from audit_log where ${MATCHES} order by number desc limit $4`,
      [...valuesOf(filter), max],
    );
    return rows.map(toEntry);
  },
});

const toEntry = ({
  id,
  at,
  name,
  email,
  action,
  subjectKind,
  subjectId,
  subjectTitle,
  before,
  after,
  requestId,
}: Row) => ({
  id,
  at: at.toISOString(),
  who: { name, email },
  action,
  subject: { kind: subjectKind, id: subjectId, title: subjectTitle },
  before,
  after,
  requestId,
});

const withoutRequest = ({ requestId: _, ...entry }: StoredAuditEntry): AuditEntry => entry;
