import type { Invitation } from '@kadam/shared/contract/staff';
import { firstRow, oldRows, type Queryable } from '../../db/database';

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

  byEmail: (email: string, now: Date) =>
    firstRow<InvitationRow>(database, `${INVITATION} where email = $1 and expires_at > $2`, [email, now]),

  /** The invitation of a link, locked until the end of the transaction. */
  byToken: (tokenHash: Buffer, now: Date) =>
    firstRow<InvitationRow>(database, `${INVITATION} where token_hash = $1 and expires_at > $2 for update`, [
      tokenHash,
      now,
    ]),

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

  remove: (id: string) =>
    firstRow<InvitationRow>(database, `delete from staff_invitations where id = $1 returning ${COLUMNS}`, [id]),

  /** Withdraws an invitation to an address, expired or not. */
  removeTo: (email: string) =>
    firstRow<InvitationRow>(database, `delete from staff_invitations where email = $1 returning ${COLUMNS}`, [email]),

  removeExpired: oldRows(database, 'staff_invitations', 'expires_at <= $1').remove,
});

export const toInvitation = ({ at, expiresAt, ...invitation }: InvitationRow): Invitation => ({
  ...invitation,
  at: at.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
