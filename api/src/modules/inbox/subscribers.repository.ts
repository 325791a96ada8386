import type { ExportSubscribersQuery, Subscriber, SubscribersQuery } from '@kadam/shared/contract/inbox';
import { countRows, firstRow, type Queryable } from '../../db/database';

type Row = Omit<Subscriber, 'since'> & { readonly since: Date };

const MATCHES = `($1::text is null or status = $1) and ($2 = '' or position(lower($2) in lower(email)) > 0)`;
// After unsubscribing there is no time of the request (migration 0005).
const SELECT = `select id, email, status as state, coalesce(unsubscribed_at, confirmed_at, asked_at) as since
  from newsletter_subscribers`;
const ORDER = 'order by asked_at desc, id';

export const subscribersRepository = (database: Queryable) => ({
  async page({ q = '', state, page, limit }: SubscribersQuery): Promise<{ subscribers: Subscriber[]; total: number }> {
    const values = [state ?? null, q];
    const rows = await database.query<Row>(`${SELECT} where ${MATCHES} ${ORDER} limit $3 offset $4`, [
      ...values,
      limit,
      (page - 1) * limit,
    ]);
    const total = await countRows(database, `from newsletter_subscribers where ${MATCHES}`, values);
    return { subscribers: rows.map(toSubscriber), total };
  },

  async all({ q = '', state }: ExportSubscribersQuery): Promise<Subscriber[]> {
    const rows = await database.query<Row>(`${SELECT} where ${MATCHES} ${ORDER}`, [state ?? null, q]);
    return rows.map(toSubscriber);
  },

  /** Deletes an address with its links and returns it; undefined if there is none. */
  remove: (id: string) =>
    firstRow<Pick<Subscriber, 'state' | 'email'>>(
      database,
      'delete from newsletter_subscribers where id = $1 returning status as state, email',
      [id],
    ),
});

const toSubscriber = (row: Row): Subscriber => ({ ...row, since: row.since.toISOString() });
