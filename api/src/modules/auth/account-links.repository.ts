import type { Queryable } from '../../db/database';

/** What pressing the button of a link does. */
export type LinkPurpose = 'reset-password' | 'confirm-email';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface FoundLink {
  readonly memberId: string;
  readonly email: string;
}

export const accountLinksRepository = (database: Queryable) => ({
  /** Adds a link; those before it go on working. */
  async add({ tokenHash, memberId, purpose, createdAt, expiresAt }: NewLink): Promise<void> {
    await database.query(
      `insert into account_links (token_hash, member_id, purpose, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
      [tokenHash, memberId, purpose, createdAt, expiresAt],
    );
  },

  /** Whose link this is, while it works. */
  async find(tokenHash: Buffer, purpose: LinkPurpose, now: Date): Promise<FoundLink | undefined> {
    const [row] = await database.query<FoundLink>(
      `select m.id as "memberId", m.email from account_links l join members m on m.id = l.member_id
       where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3`,
      [tokenHash, purpose, now],
    );
    return row;
  },

  /** Whether a link of this purpose was sent to the member after the given time. */
  async wasSentSince(memberId: string, purpose: LinkPurpose, since: Date): Promise<boolean> {
    const found = await database.query(
      'select 1 from account_links where member_id = $1 and purpose = $2 and created_at > $3 limit 1',
      [memberId, purpose, since],
    );
    return found.length > 0;
  },

  /** Uses a link up; false when it does not work any more, or belongs to another member. */
  async take(tokenHash: Buffer, link: { memberId: string; purpose: LinkPurpose; now: Date }): Promise<boolean> {
    const taken = await database.query(
      `delete from account_links where token_hash = $1 and member_id = $2 and purpose = $3 and expires_at > $4 returning 1`,
      [tokenHash, link.memberId, link.purpose, link.now],
    );
    return taken.length > 0;
  },

  async remove(memberId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await database.query('delete from account_links where member_id = $1 and purpose = any($2)', [memberId, purposes]);
  },

  /** Removes at most so many of the links that have run out; says how many. */
  async removeExpired(now: Date, most: number): Promise<number> {
    const removed = await database.query(
      `delete from account_links where token_hash in (
         select token_hash from account_links where expires_at <= $1 limit $2
       ) returning 1`,
      [now, most],
    );
    return removed.length;
  },
});
