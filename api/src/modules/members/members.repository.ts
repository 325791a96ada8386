import {
  PROFILE_FIELD_NAMES,
  type JobseekerProfile,
  type JobseekerProfileBody,
  type MemberProfile,
} from '@kadam/shared/contract/members';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { columnOf, parametersFrom } from '../../db/columns';
import { firstRow, type Queryable } from '../../db/database';

export interface NewMember {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  createdAt: Date;
  idempotencyKey: string | undefined;
}

export interface Credentials {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  emailConfirmedAt: Date | null;
  /** Number of password resets by mail; device cookies with an earlier number are void. */
  deviceGeneration: number;
  createdAt: Date;
  /** Null unless the member belongs to the staff. */
  staffRoles: StaffRole[] | null;
}

export type MembersRepository = ReturnType<typeof membersRepository>;

export const membersRepository = (database: Queryable) => ({
  credentials: (email: string) => firstRow<Credentials>(database, `${CREDENTIALS} where email = $1`, [email]),

  /** The same by id, locked until the end of the transaction. */
  lockedCredentials: (memberId: string) =>
    firstRow<Credentials>(database, `${CREDENTIALS} where id = $1 for update`, [memberId]),

  async changePassword(memberId: string, passwordHash: string): Promise<void> {
    await database.query('update members set password_hash = $2 where id = $1', [memberId, passwordHash]);
  },

  /** Invalidates all device cookies of the account; new ones belong to another generation. */
  async renewDevices(memberId: string): Promise<void> {
    await database.query('update members set device_generation = device_generation + 1 where id = $1', [memberId]);
  },

  async confirmEmail(memberId: string, now: Date): Promise<void> {
    await database.query('update members set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1', [
      memberId,
      now,
    ]);
  },

  async remove(memberId: string): Promise<void> {
    await database.query('delete from members where id = $1', [memberId]);
  },

  async profile(memberId: string): Promise<MemberProfile | undefined> {
    const [row] = await database.query<MemberRow>(
      `select m.id, m.first_name, m.last_name, m.email, f.roles as staff_roles, j.*
       from members m left join jobseeker_profiles j on j.member_id = m.id
         left join staff f on f.member_id = m.id
       where m.id = $1`,
      [memberId],
    );
    return row && toMemberProfile(row);
  },

  /** Changes the name, also in the job profile if it is the same there. */
  async rename(memberId: string, { firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
    await database.query(
      `with same as (
         update jobseeker_profiles j set jobseeker_name = trim($2::text || ' ' || $3::text)
         from members m where m.id = $1 and j.member_id = m.id and j.jobseeker_name = ${FULL_NAME}
       )
       update members set first_name = $2, last_name = $3 where id = $1`,
      [memberId, firstName, lastName],
    );
  },

  /** Changes the name of a member whose job profile has the same name. */
  async renameLikeProfile(memberId: string, { firstName, lastName }: { firstName: string; lastName: string }) {
    await database.query(
      `update members m set first_name = $2, last_name = $3 from jobseeker_profiles j
       where m.id = $1 and j.member_id = m.id and j.jobseeker_name = ${FULL_NAME}`,
      [memberId, firstName, lastName],
    );
  },

  async saveJobseeker(memberId: string, profile: JobseekerProfileBody, now: Date): Promise<JobseekerProfile> {
    const columns = ['contact_email', 'updated_at', ...JOBSEEKER_COLUMNS.map(([, column]) => column)];
    const values = [profile.email, now, ...JOBSEEKER_COLUMNS.map(([name]) => profile[name])];
    const [row] = await database.query<JobseekerRow>(
      `insert into jobseeker_profiles (member_id, ${columns.join(', ')})
       values ($1, ${parametersFrom(2, columns)})
       on conflict (member_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       returning *`,
      [memberId, ...values],
    );
    if (!row) throw new Error('No row was returned for the saved profile.');
    return toJobseekerProfile(row);
  },
});

const CREDENTIALS = `select id, first_name as "firstName", last_name as "lastName", email, password_hash as "passwordHash",
  email_confirmed_at as "emailConfirmedAt", device_generation as "deviceGeneration", created_at as "createdAt",
  (select roles from staff where member_id = members.id) as "staffRoles" from members`;

const FULL_NAME = `trim(m.first_name || ' ' || m.last_name)`;

const JOBSEEKER_COLUMNS = (['jobseekerName', ...PROFILE_FIELD_NAMES] as const).map(
  (name) => [name, columnOf(name)] as const,
);

type JobseekerRow = Readonly<Record<string, string>>;

type MemberRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  staff_roles: StaffRole[] | null;
} & (({ member_id: string; contact_email: string } & JobseekerRow) | { member_id: null });

const toMemberProfile = (row: MemberRow): MemberProfile => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...(row.member_id !== null && { contactEmail: row.contact_email, ...toJobseekerProfile(row) }),
  ...(row.staff_roles && { staffRoles: row.staff_roles }),
});

const toJobseekerProfile = (row: JobseekerRow) =>
  Object.fromEntries(JOBSEEKER_COLUMNS.map(([name, column]) => [name, row[column]])) as JobseekerProfile;

export const signupRepository = (database: Queryable) => ({
  /** False if a member with this address, or with this key, exists. */
  async add(member: NewMember): Promise<boolean> {
    const { id, firstName, lastName, email, passwordHash, createdAt, idempotencyKey } = member;
    const added = await database.query(
      `insert into members (id, first_name, last_name, email, password_hash, created_at, idempotency_key)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
      [id, firstName, lastName, email, passwordHash, createdAt, idempotencyKey ?? null],
    );
    return added.length > 0;
  },

  /** The member whose signup request had this key. */
  addedBy: (idempotencyKey: string) =>
    firstRow<Credentials>(database, `${CREDENTIALS} where idempotency_key = $1`, [idempotencyKey]),
});

export const emailRepository = (database: Queryable) => ({
  /**
   * Sets a confirmed address; returns false if it is taken, in which case the transaction has
   * failed.
   */
  async change(memberId: string, email: string, now: Date): Promise<boolean> {
    try {
      await database.query('update members set email = $2, email_confirmed_at = $3 where id = $1', [
        memberId,
        email,
        now,
      ]);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  },
});

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';
