import { randomUUID } from 'node:crypto';
import { recordConsent } from '../../consents';
import { firstRow, oldRows, type Queryable } from '../../db/database';
import type { FoundLink } from './newsletter-links';

export type LinkPurpose = 'confirm' | 'unsubscribe';

interface SubscriptionRequest {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
  /** Addresses that got a mail since then get no further one. */
  readonly mailedBefore: Date;
}

interface NewLink {
  readonly secretHash: Buffer;
  readonly subscriberId: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export const newsletterRepository = (database: Queryable) => ({
  /** Deletes unconfirmed requests from before this time. */
  async forgetPending(requestedBefore: Date): Promise<void> {
    await database.query(`delete from newsletter_subscribers where status = 'pending' and asked_at < $1`, [
      requestedBefore,
    ]);
  },

  /** Returns the state of the subscription, or undefined if the address got a mail too recently. */
  request: ({ id, email, now, mailedBefore }: SubscriptionRequest) =>
    firstRow<{ id: string; status: 'pending' | 'confirmed' }>(
      database,
      `insert into newsletter_subscribers as known (id, email, status, asked_at) values ($1, $2, 'pending', $3)
       on conflict (email) do update set
         asked_at = excluded.asked_at,
         status = case known.status when 'confirmed' then 'confirmed' else 'pending' end
       where known.asked_at <= $4
       returning id, status`,
      [id, email, now, mailedBefore],
    ),

  /** The link in a mail, by its secret; `isForUpdate` locks it and its subscriber. */
  link: (secretHash: Buffer, purpose: LinkPurpose, { isForUpdate = false } = {}) =>
    firstRow<FoundLink>(
      database,
      `select s.id as "subscriberId", s.email, s.status, l.expires_at as "expiresAt", l.used_at as "usedAt"
       from newsletter_links l join newsletter_subscribers s on s.id = l.subscriber_id
       where l.token_hash = $1 and l.purpose = $2 ${isForUpdate ? 'for update' : ''}`,
      [secretHash, purpose],
    ),

  async addLink({ secretHash, subscriberId, purpose, createdAt, expiresAt }: NewLink): Promise<void> {
    await database.query(
      'insert into newsletter_links (token_hash, subscriber_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)',
      [secretHash, subscriberId, purpose, createdAt, expiresAt],
    );
  },

  async useUpConfirmations(subscriberId: string, now: Date): Promise<void> {
    await database.query(
      `update newsletter_links set used_at = $2 where subscriber_id = $1 and purpose = 'confirm' and used_at is null`,
      [subscriberId, now],
    );
  },

  async confirm(subscriberId: string, now: Date): Promise<void> {
    await database.query(`update newsletter_subscribers set status = 'confirmed', confirmed_at = $2 where id = $1`, [
      subscriberId,
      now,
    ]);
  },

  async unsubscribe(subscriberId: string, now: Date): Promise<void> {
    await database.query(
      `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = $2, asked_at = 'epoch' where id = $1`,
      [subscriberId, now],
    );
  },

  /** The confirmed subscription of a member whose address is confirmed. */
  ofMember: (memberId: string) =>
    firstRow<{ id: string; email: string }>(
      database,
      `select s.id, s.email from newsletter_subscribers s join members m on m.email = s.email
       where m.id = $1 and m.email_confirmed_at is not null and s.status = 'confirmed'`,
      [memberId],
    ),

  removeConfirmationLinks: oldRows(
    database,
    'newsletter_links',
    `purpose = 'confirm' and least(used_at, expires_at) < $1`,
  ).remove,
});

interface AddressChange {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
}

/** Newsletter subscriptions when an account gives up or restores an address (decision 0112). */
export const newsletterAddressRepository = (database: Queryable) => ({
  async confirmedId(email: string): Promise<string | undefined> {
    const [row] = await database.query<{ id: string }>(
      `select id from newsletter_subscribers where email = $1 and status = 'confirmed'`,
      [email],
    );
    return row?.id;
  },

  /** Moves a confirmed subscription to another address; ends it if that has unsubscribed before. */
  async change({ id, email, now }: AddressChange): Promise<void> {
    const [moving] = await database.query<{ email: string }>(
      `select email from newsletter_subscribers where id = $1 and status = 'confirmed' for update`,
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
    const record = { purpose: 'newsletter', source: 'email_change', now } as const;
    await recordConsent(database, { ...record, who: { email: moving.email }, isGiven: false });
    if (held.status === 'unsubscribed') return newsletterRepository(database).unsubscribe(id, now);
    await recordConsent(database, { ...record, who: { email }, isGiven: true });
    await database.query('update newsletter_links set subscriber_id = $2 where subscriber_id = $1', [held.id, id]);
    await database.query('delete from newsletter_subscribers where id = $1', [held.id]);
    await database.query('update newsletter_subscribers set email = $2 where id = $1', [id, email]);
  },
});
