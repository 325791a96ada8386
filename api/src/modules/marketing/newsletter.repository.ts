import type { Database, Queryable } from '../../db/database';
import { enqueue, type Mail } from '../../outbox';
import { confirmationState, type ConfirmationState, type FoundLink } from './newsletter-links';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** A mail with the one link it carries. */
export interface Letter {
  readonly mail: Mail;
  readonly link: { readonly secretHash: Buffer; readonly purpose: LinkPurpose; readonly expiresAt: Date | null };
}

interface Asking {
  readonly id: string;
  readonly email: string;
  readonly now: Date;
  /** Only somebody who was not mailed since then gets another mail. */
  readonly mailedBefore: Date;
  /** Who was asked before this and never answered is forgotten. */
  readonly forgetBefore: Date;
}

export type NewsletterRepository = ReturnType<typeof newsletterRepository>;

export const newsletterRepository = (database: Database) => ({
  /** Notes the wish and sends the letter for where the subscription stands; false when the address was mailed too recently. */
  ask: (asking: Asking, letterFor: (status: 'pending' | 'confirmed') => Letter): Promise<boolean> =>
    database.transaction(async (tx) => {
      const { id, email, now, mailedBefore, forgetBefore } = asking;
      await tx.query(`delete from newsletter_subscribers where status = 'pending' and asked_at < $1`, [forgetBefore]);
      const [row] = await tx.query<{ id: string; status: 'pending' | 'confirmed' }>(
        `insert into newsletter_subscribers as known (id, email, status, asked_at) values ($1, $2, 'pending', $3)
         on conflict (email) do update set
           asked_at = excluded.asked_at,
           status = case known.status when 'confirmed' then 'confirmed' else 'pending' end
         where known.asked_at <= $4
         returning id, status`,
        [id, email, now, mailedBefore],
      );
      if (!row) return false;
      await send(tx, { letter: letterFor(row.status), subscriberId: row.id, now });
      return true;
    }),

  link: (secretHash: Buffer, purpose: LinkPurpose): Promise<FoundLink | undefined> =>
    findLink(database, { secretHash, purpose }),

  /** Confirms where the link is still open, and welcomes; answers how the link stood. */
  confirm: (
    { secretHash, now }: { secretHash: Buffer; now: Date },
    welcome: (email: string) => Letter,
  ): Promise<ConfirmationState> =>
    database.transaction(async (tx) => {
      const link = await findLink(tx, { secretHash, purpose: 'confirm', isForUpdate: true });
      const state = confirmationState(link, now);
      if (!link || state !== 'open') return state;
      const { subscriberId, email } = link;
      await tx.query(`update newsletter_subscribers set status = 'confirmed', confirmed_at = $2 where id = $1`, [
        subscriberId,
        now,
      ]);
      await useUpConfirmations(tx, subscriberId, now);
      await send(tx, { letter: welcome(email), subscriberId, now });
      return state;
    }),

  /** Ends the subscription the link belongs to, and every confirmation that is still on its way; false for an unknown link. */
  unsubscribe: (secretHash: Buffer, now: Date): Promise<boolean> =>
    database.transaction(async (tx) => {
      const link = await findLink(tx, { secretHash, purpose: 'unsubscribe', isForUpdate: true });
      if (!link) return false;
      if (link.status === 'unsubscribed') return true;
      // Whoever changes their mind at once need not wait for the next mail.
      await tx.query(
        `update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = $2, asked_at = 'epoch' where id = $1`,
        [link.subscriberId, now],
      );
      await useUpConfirmations(tx, link.subscriberId, now);
      return true;
    }),
});

async function findLink(
  database: Queryable,
  { secretHash, purpose, isForUpdate = false }: { secretHash: Buffer; purpose: LinkPurpose; isForUpdate?: boolean },
): Promise<FoundLink | undefined> {
  const [row] = await database.query<FoundLink>(
    `select s.id as "subscriberId", s.email, s.status, l.expires_at as "expiresAt", l.used_at as "usedAt"
     from newsletter_links l join newsletter_subscribers s on s.id = l.subscriber_id
     where l.token_hash = $1 and l.purpose = $2 ${isForUpdate ? 'for update' : ''}`,
    [secretHash, purpose],
  );
  return row;
}

async function useUpConfirmations(tx: Queryable, subscriberId: string, now: Date): Promise<void> {
  await tx.query(
    `update newsletter_links set used_at = $2 where subscriber_id = $1 and purpose = 'confirm' and used_at is null`,
    [subscriberId, now],
  );
}

async function send(
  tx: Queryable,
  { letter, subscriberId, now }: { letter: Letter; subscriberId: string; now: Date },
): Promise<void> {
  const { secretHash, purpose, expiresAt } = letter.link;
  await tx.query(
    'insert into newsletter_links (token_hash, subscriber_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [secretHash, subscriberId, purpose, now, expiresAt],
  );
  await enqueue(tx, letter.mail, now);
}
