import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { StaffMember } from '@kadam/shared/contract/staff';
import { firstRow, type Queryable } from '../../db/database';

/** Roles and second factor of a person of the staff. */
export interface StaffRow {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: StaffRole[];
  readonly version: number;
  readonly since: Date;
  /** Secret of the authenticator app, whether confirmed or not. */
  readonly secret: Buffer | null;
  readonly hasSecondFactor: boolean;
  /** Time step of the last accepted code. */
  readonly lastStep: number;
}

const STAFF = `select s.member_id as "memberId", trim(m.first_name || ' ' || m.last_name) as name, m.email, s.roles,
    s.version, s.since, s.totp_secret as secret, s.totp_confirmed_at is not null as "hasSecondFactor",
    s.totp_last_step as "lastStep"
  from staff s join members m on m.id = s.member_id`;

export const staffRepository = (database: Queryable) => ({
  find: (memberId: string) => firstRow<StaffRow>(database, `${STAFF} where s.member_id = $1`, [memberId]),

  /** The same, locked until the end of the transaction. */
  locked: (memberId: string) =>
    firstRow<StaffRow>(database, `${STAFF} where s.member_id = $1 for update of s`, [memberId]),

  all: (): Promise<StaffRow[]> => database.query(`${STAFF} order by m.email collate "C"`),

  colleagues: (): Promise<{ id: string; name: string }[]> =>
    database.query(
      `select s.member_id as id, trim(m.first_name || ' ' || m.last_name) as name
       from staff s join members m on m.id = s.member_id order by m.first_name collate "C", m.last_name collate "C", s.member_id`,
    ),

  /** Email addresses of the operators, who get the mails about releases. */
  async operators(): Promise<string[]> {
    const rows = await database.query<{ email: string }>(
      `select m.email from staff s join members m on m.id = s.member_id
       where 'operator' = any(s.roles) order by m.email collate "C"`,
    );
    return rows.map(({ email }) => email);
  },

  /**
   * Locks the owners until the end of the transaction, so that two cannot be demoted at the same
   * time.
   */
  async lockedOwners(): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      `select member_id as id from staff where 'owner' = any(roles) order by member_id for update`,
    );
    return rows.map(({ id }) => id);
  },

  /** False if the member already belongs to the staff. */
  async add(memberId: string, roles: readonly StaffRole[], now: Date): Promise<boolean> {
    const added = await database.query(
      'insert into staff (member_id, roles, since) values ($1, $2, $3) on conflict do nothing returning 1',
      [memberId, roles, now],
    );
    return added.length > 0;
  },

  async setRoles(memberId: string, roles: readonly StaffRole[]): Promise<void> {
    await database.query('update staff set roles = $2, version = version + 1 where member_id = $1', [memberId, roles]);
  },

  async remove(memberId: string): Promise<void> {
    await database.query('delete from staff where member_id = $1', [memberId]);
  },

  /** A secret that is not used until one of its codes is confirmed. */
  async setSecret(memberId: string, secret: Buffer): Promise<void> {
    await database.query('update staff set totp_secret = $2 where member_id = $1', [memberId, secret]);
  },

  async confirmSecret(memberId: string, step: number, now: Date): Promise<void> {
    await database.query('update staff set totp_confirmed_at = $3, totp_last_step = $2 where member_id = $1', [
      memberId,
      step,
      now,
    ]);
  },

  /** False if a code of this time step, or a later one, has been used. */
  async useStep(memberId: string, step: number): Promise<boolean> {
    const used = await database.query(
      'update staff set totp_last_step = $2 where member_id = $1 and totp_last_step < $2 returning 1',
      [memberId, step],
    );
    return used.length > 0;
  },

  async forgetSecondFactor(memberId: string): Promise<void> {
    await database.query(
      'update staff set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0 where member_id = $1',
      [memberId],
    );
    await database.query('delete from staff_recovery_codes where member_id = $1', [memberId]);
  },

  async replaceRecoveryCodes(memberId: string, hashes: readonly Buffer[]): Promise<void> {
    await database.query('delete from staff_recovery_codes where member_id = $1', [memberId]);
    await database.query('insert into staff_recovery_codes (member_id, code_hash) select $1, unnest($2::bytea[])', [
      memberId,
      hashes,
    ]);
  },

  /** Uses up a recovery code; false if there is no such code. */
  async useRecoveryCode(memberId: string, hash: Buffer): Promise<boolean> {
    const used = await database.query(
      'delete from staff_recovery_codes where member_id = $1 and code_hash = $2 returning 1',
      [memberId, hash],
    );
    return used.length > 0;
  },
});

/** Facts about a person for the pages of the office. */
export const toStaffMember = ({
  memberId,
  name,
  email,
  roles,
  version,
  since,
  hasSecondFactor,
}: StaffRow): StaffMember => ({
  id: memberId,
  name,
  email,
  roles,
  hasSecondFactor,
  since: since.toISOString(),
  version,
});
