import type { AccountContents } from '@kadam/shared/contract/account';
import { firstRow, oldRows, type Queryable } from '../../db/database';

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'undo-email-change';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The new address of the account, if the link changes it. */
  readonly newEmail?: string | undefined;
  /** The newsletter subscription that returns to the former address with the account. */
  readonly subscriberId?: string | undefined;
}

export interface FoundLink {
  readonly memberId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
  readonly newEmail: string | null;
}

export interface TakenLink {
  readonly newEmail: string | null;
  readonly subscriberId: string | null;
  readonly createdAt: Date;
}

interface LinkToTake {
  readonly memberId: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

export const accountLinksRepository = (database: Queryable) => ({
  /** Adds a link; earlier ones remain valid. */
  async add({ tokenHash, memberId, purpose, createdAt, expiresAt, newEmail, subscriberId }: NewLink): Promise<void> {
    await database.query(
      `insert into account_links (token_hash, member_id, purpose, created_at, expires_at, new_email, subscriber_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [tokenHash, memberId, purpose, createdAt, expiresAt, newEmail ?? null, subscriberId ?? null],
    );
  },

  /** The owner of this link, while it is valid. */
  find: (tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) =>
    firstRow<FoundLink>(
      database,
      `select m.id as "memberId", m.email, l.purpose, l.new_email as "newEmail"
       from account_links l join members m on m.id = l.member_id
       where l.token_hash = $1 and l.purpose = any($2) and l.expires_at > $3`,
      [tokenHash, purposes, now],
    ),

  /** Whether a link of this purpose was sent to the member after the given time. */
  async wasSentSince(memberId: string, purpose: LinkPurpose, since: Date): Promise<boolean> {
    const found = await database.query(
      'select 1 from account_links where member_id = $1 and purpose = $2 and created_at > $3 limit 1',
      [memberId, purpose, since],
    );
    return found.length > 0;
  },

  /** Uses up a link; returns undefined if it is not valid, or belongs to another member. */
  take: (tokenHash: Buffer, link: LinkToTake) =>
    firstRow<TakenLink>(
      database,
      `delete from account_links where token_hash = $1 and member_id = $2 and purpose = $3 and expires_at > $4
       returning new_email as "newEmail", subscriber_id as "subscriberId", created_at as "createdAt"`,
      [tokenHash, link.memberId, link.purpose, link.now],
    ),

  /** Whether an address recently belonged to another member, who can still restore it. */
  async isReserved(email: string, { exceptMember, now }: { exceptMember: string; now: Date }): Promise<boolean> {
    const found = await database.query(
      `select 1 from account_links
       where new_email = $1 and purpose = 'undo-email-change' and member_id <> $2 and expires_at > $3 limit 1`,
      [email, exceptMember, now],
    );
    return found.length > 0;
  },

  /** Removes the links that restore addresses that the member has given up since then. */
  async removeUndosSince(memberId: string, since: Date): Promise<void> {
    await database.query(
      `delete from account_links where member_id = $1 and purpose = 'undo-email-change' and created_at >= $2`,
      [memberId, since],
    );
  },

  async remove(memberId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await database.query('delete from account_links where member_id = $1 and purpose = any($2)', [memberId, purposes]);
  },

  removeExpired: oldRows(database, 'account_links', 'expires_at <= $1').remove,
});

const COUNTED = {
  applications: 'applications',
  enrollments: 'enrolments',
  savedJobs: 'saved_jobs',
  jobAlerts: 'job_alerts',
  resumes: 'resume_files',
} as const satisfies Partial<Record<keyof AccountContents, string>>;

const counts = Object.entries(COUNTED)
  .map(([name, table]) => `(select count(*)::int from ${table} t where t.member_id = m.id) as "${name}"`)
  .join(', ');

export async function readContents(database: Queryable, memberId: string): Promise<AccountContents> {
  const [row] = await database.query<AccountContents>(
    `select trim(m.first_name || ' ' || m.last_name) as name,
       exists (select from jobseeker_profiles j where j.member_id = m.id) as "hasJobProfile", ${counts}
     from members m where m.id = $1`,
    [memberId],
  );
  if (!row) throw new Error('The requested account does not exist.');
  return row;
}
