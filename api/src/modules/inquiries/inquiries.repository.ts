import type {
  EditInquiryBody,
  InquiriesQuery,
  Inquiry,
  InquiryBody,
  InquirySort,
} from '@kadam/shared/contract/inquiries';
import { columnOf, parametersFrom, pick } from '../../db/columns';
import { countRows, oldRows, type Queryable } from '../../db/database';

interface Row extends Omit<Inquiry, 'createdAt' | 'changedAt'> {
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** What the company writes. */
const SENT = [
  'company',
  'name',
  'email',
  'phone',
  'role',
  'people',
  'location',
  'payFrom',
  'payTo',
  'wantedBy',
  'message',
] as const satisfies readonly (keyof InquiryBody)[];

const COLUMNS = `id, company, name, email, phone, role, people, location, pay_from as "payFrom", pay_to as "payTo",
  to_char(wanted_by, 'YYYY-MM-DD') as "wantedBy", message, state, assignee_id as "assigneeId", assignee, notes,
  employer_id as "employerId", posting_id as "postingId", version, created_at as "createdAt",
  changed_at as "changedAt"`;

const ORDERS: Readonly<Record<InquirySort, string>> = {
  received: 'created_at, id',
  '-received': 'created_at desc, id desc',
  company: 'lower(company) collate "C", id',
  '-company': 'lower(company) collate "C" desc, id desc',
};

/** New inquiries, without an assignee. */
export async function newInquiries(database: Queryable): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::int as count, min(created_at) as "oldestAt" from inquiries where state = 'new'`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export const inquiriesRepository = (database: Queryable) => {
  const one = async (where: string, values: readonly unknown[]): Promise<Inquiry | undefined> => {
    const [row] = await database.query<Row>(`select ${COLUMNS} from inquiries where ${where}`, values);
    return row && toInquiry(row);
  };

  return {
    find: (id: string) => one('id = $1', [id]),
    /** Locked until the end of the transaction. */
    locked: (id: string) => one('id = $1 for update', [id]),
    byKey: (key: string | undefined) => one('idempotency_key = $1', [key]),

    /** False if a request with this key was stored before. */
    async add(
      body: InquiryBody,
      added: { id: string; at: Date; idempotencyKey: string | undefined },
    ): Promise<boolean> {
      const rows = await database.query(
        `insert into inquiries (id, created_at, changed_at, idempotency_key, ${SENT.map(columnOf).join(', ')})
         values ($1, $2, $2, $3, ${parametersFrom(4, SENT)}) on conflict (idempotency_key) do nothing returning 1`,
        [added.id, added.at, added.idempotencyKey ?? null, ...SENT.map((name) => body[name])],
      );
      return rows.length > 0;
    },

    async page({ page, limit, q = '', state, sort = '-received' }: InquiriesQuery) {
      const text = `company || ' ' || name || ' ' || email || ' ' || role`;
      const where = `where ($1::text = '' or position(lower($1::text) in lower(${text})) > 0)
        and (cardinality($2::text[]) = 0 or state = any($2::text[]))`;
      const values = [q, [...state]];
      const total = await countRows(database, `from inquiries ${where}`, values);
      const rows = await database.query<Row>(
        `select ${COLUMNS} from inquiries ${where} order by ${ORDERS[sort]} limit $3 offset $4`,
        [...values, limit, (page - 1) * limit],
      );
      return { inquiries: rows.map(toInquiry), total };
    },

    async change(id: string, change: Omit<EditInquiryBody, 'version'> & { assignee: string | null }, at: Date) {
      const { state, assigneeId, assignee, notes } = change;
      await database.query(
        `update inquiries set state = $2, assignee_id = $3, assignee = $4, notes = $5, changed_at = $6,
           version = version + 1 where id = $1`,
        [id, state, assigneeId, assignee, notes, at],
      );
    },

    async convert(id: string, made: { employerId: string; postingId: string }, at: Date): Promise<void> {
      await database.query(
        `update inquiries set state = 'converted', employer_id = $2, posting_id = $3, changed_at = $4,
           version = version + 1 where id = $1`,
        [id, made.employerId, made.postingId, at],
      );
    },

    unchanged: oldRows(database, 'inquiries', 'changed_at < $1'),
  };
};

/** The fields written by the company, for a comparison. */
export const sentFields = (sent: Omit<InquiryBody, 'website'>): string => JSON.stringify(pick(sent, SENT));

const toInquiry = ({ createdAt, changedAt, ...row }: Row): Inquiry => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
