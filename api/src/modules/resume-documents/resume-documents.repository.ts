import { firstRow, type Queryable } from '../../db/database';

type JsonResume = Readonly<Record<string, unknown>>;

export interface EntryRow {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface DocumentRow extends EntryRow {
  readonly document: JsonResume;
}

interface NewDocument {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly document: JsonResume;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

interface Replacement {
  readonly memberId: string;
  readonly id: string;
  /** The version that is replaced. */
  readonly version: number;
  readonly document: JsonResume;
  readonly now: Date;
}

export const resumeDocumentsRepository = (database: Queryable) => ({
  ofMember: (memberId: string): Promise<EntryRow[]> =>
    database.query<EntryRow>(
      `select ${ENTRY} from resume_documents where member_id = $1 order by updated_at desc, id`,
      [memberId],
    ),

  /** Serializes changes of a member, for the limit and the names. */
  async lockMember(memberId: string): Promise<void> {
    await database.query('select 1 from members where id = $1 for no key update', [memberId]);
  },

  async add({ id, memberId, name, document, idempotencyKey, now }: NewDocument): Promise<void> {
    await database.query(
      `insert into resume_documents (id, member_id, name, document, version, created_at, updated_at, idempotency_key)
       values ($1, $2, $3, $4, 1, $5, $5, $6)`,
      [id, memberId, name, JSON.stringify(document), now, idempotencyKey ?? null],
    );
  },

  find: (memberId: string, id: string) =>
    firstRow<DocumentRow>(
      database,
      `select ${ENTRY}, document from resume_documents where id = $1 and member_id = $2`,
      [id, memberId],
    ),

  /** The resume that a request of this member with this key created. */
  createdBy: (memberId: string, idempotencyKey: string) =>
    firstRow<DocumentRow>(
      database,
      `select ${ENTRY}, document from resume_documents where member_id = $1 and idempotency_key = $2`,
      [memberId, idempotencyKey],
    ),

  /** Undefined unless this version is stored. */
  replace: ({ memberId, id, version, document, now }: Replacement) =>
    firstRow<EntryRow>(
      database,
      `update resume_documents set document = $4, version = version + 1, updated_at = $5
       where id = $1 and member_id = $2 and version = $3 returning ${ENTRY}`,
      [id, memberId, version, JSON.stringify(document), now],
    ),

  rename: (memberId: string, id: string, name: string) =>
    firstRow<EntryRow>(
      database,
      `update resume_documents set name = $3 where id = $1 and member_id = $2 returning ${ENTRY}`,
      [id, memberId, name],
    ),

  async remove(memberId: string, id: string): Promise<void> {
    await database.query('delete from resume_documents where id = $1 and member_id = $2', [id, memberId]);
  },
});

const ENTRY = 'id, name, version, created_at as "createdAt", updated_at as "updatedAt"';
