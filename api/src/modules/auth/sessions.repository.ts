import type { Queryable } from '../../db/database';

interface NewSession {
  tokenHash: Buffer;
  memberId: string;
  createdAt: Date;
  expiresAt: Date;
}

interface FoundSession {
  id: string;
  email: string;
  lastUsedAt: Date;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export const sessionsRepository = (database: Queryable) => ({
  async add({ tokenHash, memberId, createdAt, expiresAt }: NewSession): Promise<void> {
    await database.query(
      'insert into sessions (token_hash, member_id, created_at, last_used_at, expires_at) values ($1, $2, $3, $3, $4)',
      [tokenHash, memberId, createdAt, expiresAt],
    );
  },

  /** The member of a session that is neither expired nor was left unused since `usedAfter`. */
  async find(tokenHash: Buffer, { now, usedAfter }: { now: Date; usedAfter: Date }): Promise<FoundSession | undefined> {
    const [row] = await database.query<FoundSession>(
      `select m.id, m.email, s.last_used_at as "lastUsedAt"
       from sessions s join members m on m.id = s.member_id
       where s.token_hash = $1 and s.expires_at > $2 and s.last_used_at > $3`,
      [tokenHash, now, usedAfter],
    );
    return row;
  },

  async touch(tokenHash: Buffer, now: Date): Promise<void> {
    await database.query('update sessions set last_used_at = $2 where token_hash = $1', [tokenHash, now]);
  },

  async removeEnded({ now, usedAfter }: { now: Date; usedAfter: Date }): Promise<void> {
    await database.query('delete from sessions where expires_at <= $1 or last_used_at <= $2', [now, usedAfter]);
  },
});
