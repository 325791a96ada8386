import type {
  EditInquiryBody,
  InquiriesQuery,
  Inquiry,
  InquiryBody,
  InquirySort,
} from '@kadam/shared/contract/inquiries';
import type { Queryable } from '../../db/database';

interface Row extends Omit<Inquiry, 'createdAt' | 'changedAt' | 'payFrom' | 'payTo'> {
  readonly payFrom: string | number | null;
  readonly payTo: string | number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

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

export async function countUnchangedInquiries(database: Queryable, before: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int as count from inquiries where changed_at < $1',
    [before],
  );
  return row?.count ?? 0;
}

export const inquiriesRepository = (database: Queryable) => {
  const one = async (where: string, values: readonly unknown[]): Promise<Inquiry | undefined> => {
    const [row] = await database.query<Row>(`select ${COLUMNS} from inquiries where ${where}`, values);
    return row && toInquiry(row);
  };

  return {
    find: (id: string) => one('id = $1', [id]),
    /** Locked until the transaction ends. */
    locked: (id: string) => one('id = $1 for update', [id]),
    byKey: (key: string | undefined) => one('idempotency_key = $1', [key]),

    /** False if a request with this key was stored before. */
    async add(
      body: InquiryBody,
      added: { id: string; at: Date; idempotencyKey: string | undefined },
    ): Promise<boolean> {
      const { company, name, email, phone, role, people, location, payFrom, payTo, wantedBy, message } = body;
      const rows = await database.query(
        `insert into inquiries (id, created_at, changed_at, idempotency_key, company, name, email, phone, role, people,
           location, pay_from, pay_to, wanted_by, message)
         values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::date, $14)
         on conflict (idempotency_key) do nothing returning 1`,
        [
          added.id,
          added.at,
          added.idempotencyKey ?? null,
          company,
          name,
          email,
          phone,
          role,
          people,
          location,
          payFrom,
          payTo,
          wantedBy,
          message,
        ],
      );
      return rows.length > 0;
    },

    async page({ page, limit, q = '', state, sort = '-received' }: InquiriesQuery) {
      const text = `company || ' ' || name || ' ' || email || ' ' || role`;
      const where = `where ($1::text = '' or position(lower($1::text) in lower(${text})) > 0)
        and (cardinality($2::text[]) = 0 or state = any($2::text[]))`;
      const values = [q, [...state]];
      const [counted] = await database.query<{ total: number }>(
        `select count(*)::int as total from inquiries ${where}`,
        values,
      );
      const rows = await database.query<Row>(
        `select ${COLUMNS} from inquiries ${where} order by ${ORDERS[sort]} limit $3 offset $4`,
        [...values, limit, (page - 1) * limit],
      );
      return { inquiries: rows.map(toInquiry), total: counted?.total ?? 0 };
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

    async removeUnchanged(before: Date, max: number): Promise<number> {
      const removed = await database.query(
        `delete from inquiries where id in (select id from inquiries where changed_at < $1 limit $2) returning 1`,
        [before, max],
      );
      return removed.length;
    },
  };
};

/** What the company has written, for a comparison. */
export const sentFields = (of: Omit<InquiryBody, 'website'>): string =>
  JSON.stringify([
    of.company,
    of.name,
    of.email,
    of.phone,
    of.role,
    of.people,
    of.location,
    of.payFrom,
    of.payTo,
    of.wantedBy,
    of.message,
  ]);

const numberOf = (value: string | number | null): number | null => (value === null ? null : Number(value));

const toInquiry = ({ payFrom, payTo, createdAt, changedAt, ...row }: Row): Inquiry => ({
  ...row,
  payFrom: numberOf(payFrom),
  payTo: numberOf(payTo),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
