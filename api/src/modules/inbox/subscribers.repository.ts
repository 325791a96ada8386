import type { Subscriber, SubscribersQuery } from '@kadam/shared/contract/inbox';
import type { Queryable } from '../../db/database';

const MATCHES = `($1::text is null or status = $1) and ($2 = '' or position(lower($2) in lower(email)) > 0)`;

export const subscribersRepository = (database: Queryable) => ({
  async page({ q = '', state, page, limit }: SubscribersQuery): Promise<{ subscribers: Subscriber[]; total: number }> {
    const values = [state ?? null, q];
    // Who unsubscribed has no time of asking any more (migration 0005).
    const rows = await database.query<Omit<Subscriber, 'since'> & { since: Date }>(
      `select id, email, status as state, coalesce(unsubscribed_at, confirmed_at, asked_at) as since
       from newsletter_subscribers where ${MATCHES} order by asked_at desc, id limit $3 offset $4`,
      [...values, limit, (page - 1) * limit],
    );
    const [counted] = await database.query<{ count: number }>(
      `select count(*)::int as count from newsletter_subscribers where ${MATCHES}`,
      values,
    );
    const subscribers = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
    return { subscribers, total: counted?.count ?? 0 };
  },
});
