import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';
import type { FoundLink } from './newsletter-links';
import { newsletterRepository } from './newsletter.repository';

interface AddressChange {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
}

/** Newsletter subscriptions of addresses that an account leaves or restores (decision 0112). */
export const newsletterAddressRepository = (database: Queryable) => ({
  async confirmedId(email: string): Promise<string | undefined> {
    const [row] = await database.query<{ id: string }>(
      `select id from newsletter_subscribers where email = $1 and status = 'confirmed'`,
      [email],
    );
    return row?.id;
  },

  /** Moves a confirmed subscription to another address; an earlier unsubscription ends it. */
  async change({ id, email, now }: AddressChange): Promise<void> {
    const [moving] = await database.query(
      `select 1 from newsletter_subscribers where id = $1 and status = 'confirmed' for update`,
      [id],
    );
    if (!moving) return;
    // Locks the address, so that no concurrent subscription can take it.
    const [held] = await database.query<{ id: string; status: FoundLink['status'] }>(
      `insert into newsletter_subscribers as known (id, email, status, asked_at) values ($1, $2, 'pending', $3)
       on conflict (email) do update set email = known.email
       returning id, status`,
      [randomUUID(), email, now],
    );
    if (!held || held.id === id) return;
    if (held.status === 'unsubscribed') return newsletterRepository(database).unsubscribe(id, now);
    await database.query('update newsletter_links set subscriber_id = $2 where subscriber_id = $1', [held.id, id]);
    await database.query('delete from newsletter_subscribers where id = $1', [held.id]);
    await database.query('update newsletter_subscribers set email = $2 where id = $1', [id, email]);
  },
});
