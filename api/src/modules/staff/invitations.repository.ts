import type { Invitation } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';

export interface InvitationRow extends Omit<Invitation, 'at' | 'expiresAt'> {
  readonly at: Date;
  readonly expiresAt: Date;
}

interface NewInvitation extends InvitationRow {
  readonly tokenHash: Buffer;
}

const COLUMNS = `id, email, roles, invited_by as "invitedBy", created_at as at, expires_at as "expiresAt"`;

const INVITATION = `select ${COLUMNS} from staff_invitations`;

export const invitationsRepository = (database: Queryable) => ({
  open: (now: Date): Promise<InvitationRow[]> =>
    database.query(`${INVITATION} where expires_at > $1 order by email collate "C"`, [now]),

  async byEmail(email: string, now: Date): Promise<InvitationRow | undefined> {
    return (await database.query<InvitationRow>(`${INVITATION} where email = $1 and expires_at > $2`, [email, now]))[0];
  },

  /** The invitation of a link, locked until the transaction ends. */
  async byToken(tokenHash: Buffer, now: Date): Promise<InvitationRow | undefined> {
    const found = await database.query<InvitationRow>(
      `${INVITATION} where token_hash = $1 and expires_at > $2 for update`,
      [tokenHash, now],
    );
    return found[0];
  },

  /** Replaces an invitation to the same address. */
  async put({ id, email, roles, invitedBy, tokenHash, at, expiresAt }: NewInvitation): Promise<void> {
    await database.query(
      `insert into staff_invitations (id, email, roles, invited_by, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (email) do update set id = excluded.id, roles = excluded.roles, invited_by = excluded.invited_by,
         token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [id, email, roles, invitedBy, tokenHash, at, expiresAt],
    );
  },

  async remove(id: string): Promise<InvitationRow | undefined> {
    const removed = await database.query<InvitationRow>(
      `delete from staff_invitations where id = $1 returning ${COLUMNS}`,
      [id],
    );
    return removed[0];
  },

  /** Withdraws an invitation to an address, expired or not. */
  async removeTo(email: string): Promise<InvitationRow | undefined> {
    const removed = await database.query<InvitationRow>(
      `delete from staff_invitations where email = $1 returning ${COLUMNS}`,
      [email],
    );
    return removed[0];
  },

  async removeExpired(before: Date, max: number): Promise<number> {
    const removed = await database.query(
      `delete from staff_invitations where id in (
         select id from staff_invitations where expires_at <= $1 limit $2
       ) returning 1`,
      [before, max],
    );
    return removed.length;
  },
});

export const toInvitation = ({ at, expiresAt, ...invitation }: InvitationRow): Invitation => ({
  ...invitation,
  at: at.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
