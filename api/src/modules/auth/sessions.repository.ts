import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { firstRow, type Queryable } from '../../db/database';

interface NewSession {
  tokenHash: Buffer;
  memberId: string;
  /** The hash that the password was compared with. */
  passwordHash: string;
  createdAt: Date;
  expiresAt: Date;
  isKept: boolean;
}

export interface ListedSession {
  readonly tokenHash: Uint8Array;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly isKept: boolean;
}

export interface FoundSession {
  id: string;
  email: string;
  lastUsedAt: Date;
  expiresAt: Date;
  /** It has no idle limit. */
  isKept: boolean;
  /** Null unless the member belongs to the staff. */
  staffRoles: StaffRole[] | null;
  /** When this session opened the office, and the latest call of the office since. */
  secondFactorAt: Date | null;
  officeUsedAt: Date | null;
}

interface RemovedSessions {
  readonly except: Buffer | null;
  readonly now: Date;
  /** A session that was not used since then has expired. */
  readonly usedAfter: Date;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export const sessionsRepository = (database: Queryable) => ({
  /** Starts a session; returns false if the password has changed since it was checked. */
  async add({ tokenHash, memberId, passwordHash, createdAt, expiresAt, isKept }: NewSession): Promise<boolean> {
    const added = await database.query(
      `insert into sessions (token_hash, member_id, created_at, last_used_at, expires_at, is_kept)
       select $1, id, $3, $3, $4, $6 from members where id = $2 and password_hash = $5 for share
       returning 1`,
      [tokenHash, memberId, createdAt, expiresAt, passwordHash, isKept],
    );
    return added.length > 0;
  },

  find: (tokenHash: Buffer, { now, usedAfter }: { now: Date; usedAfter: Date }) =>
    firstRow<FoundSession>(
      database,
      `select m.id, m.email, s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt", s.is_kept as "isKept",
         f.roles as "staffRoles", s.second_factor_at as "secondFactorAt", s.office_used_at as "officeUsedAt"
       from sessions s join members m on m.id = s.member_id left join staff f on f.member_id = m.id
       where s.token_hash = $1 and s.expires_at > $2 and (s.is_kept or s.last_used_at > $3)`,
      [tokenHash, now, usedAfter],
    ),

  open: (memberId: string, { now, usedAfter }: { now: Date; usedAfter: Date }): Promise<ListedSession[]> =>
    database.query(
      `select token_hash as "tokenHash", created_at as "startedAt", last_used_at as "lastUsedAt", is_kept as "isKept"
       from sessions where member_id = $1 and expires_at > $2 and (is_kept or last_used_at > $3)
       order by last_used_at desc, created_at desc`,
      [memberId, now, usedAfter],
    ),

  /** Records a use; a persistent session is extended to `extendedTo`. */
  async touch(tokenHash: Buffer, { now, extendedTo }: { now: Date; extendedTo: Date }): Promise<void> {
    await database.query(
      `update sessions set last_used_at = $2, expires_at = case when is_kept then $3 else expires_at end
       where token_hash = $1`,
      [tokenHash, now, extendedTo],
    );
  },

  /** Opens the office in a session, or closes it with null. */
  async setOffice(tokenHash: Buffer, now: Date | null): Promise<void> {
    await database.query('update sessions set second_factor_at = $2, office_used_at = $2 where token_hash = $1', [
      tokenHash,
      now,
    ]);
    await notifyOthers(database);
  },

  /** Closes the office in all sessions of a member. */
  async closeOfficeOf(memberId: string): Promise<void> {
    await database.query('update sessions set second_factor_at = null, office_used_at = null where member_id = $1', [
      memberId,
    ]);
    await notifyOthers(database);
  },

  /** Records a call of the office. */
  async touchOffice(tokenHash: Buffer, now: Date): Promise<void> {
    await database.query('update sessions set office_used_at = $2 where token_hash = $1', [tokenHash, now]);
  },

  async remove(tokenHash: Buffer): Promise<void> {
    await database.query('delete from sessions where token_hash = $1', [tokenHash]);
    await notifyOthers(database);
  },

  /** Removes the sessions of a member, except one; returns how many of them were open. */
  async removeOf(memberId: string, { except, now, usedAfter }: RemovedSessions): Promise<number> {
    const removed = await database.query<{ isOpen: boolean }>(
      `delete from sessions where member_id = $1 and token_hash is distinct from $2
       returning expires_at > $3 and (is_kept or last_used_at > $4) as "isOpen"`,
      [memberId, except, now, usedAfter],
    );
    await notifyOthers(database);
    return removed.filter(({ isOpen }) => isOpen).length;
  },

  async removeEnded({ now, usedAfter, max }: { now: Date; usedAfter: Date; max: number }): Promise<number> {
    const removed = await database.query(
      `delete from sessions where token_hash in (
         select token_hash from sessions where expires_at <= $1 or (last_used_at <= $2 and not is_kept) limit $3
       ) returning 1`,
      [now, usedAfter, max],
    );
    return removed.length;
  },

  /** Makes every process read its sessions again. */
  notifyOthers: () => notifyOthers(database),
});

/** Channel that is notified when a session ends early, or when the rights of its member change. */
export const SESSIONS_ENDED = 'sessions_ended';

async function notifyOthers(database: Queryable): Promise<void> {
  await database.query(`select pg_notify($1, '')`, [SESSIONS_ENDED]);
}
