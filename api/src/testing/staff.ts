import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/database';
import { newMember, type TestMember, type TestPortal } from './portal';

export interface TestStaff extends TestMember {
  /** Secret of the authenticator app (base32). */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code of an authenticator app at a time. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Makes a member part of the staff, without a second factor. */
export async function makeStaff(database: Database, { id }: TestMember, roles: readonly StaffRole[]): Promise<void> {
  await database.query('insert into staff (member_id, roles, since) values ($1, $2, now())', [id, roles]);
  await database.query(`select pg_notify('sessions_ended', '')`);
}

/** A person of the staff without a second factor. */
export async function newColleague({ app, database }: TestPortal, roles: readonly StaffRole[]): Promise<TestMember> {
  const member = await newMember(app);
  await makeStaff(database, member, roles);
  return member;
}

/** Starts to set up an authenticator app; returns its secret. */
export async function startSecondFactor(app: FastifyInstance, { headers, password }: TestMember): Promise<string> {
  const url = '/api/office/second-factor/setup';
  return (await app.inject({ method: 'POST', url, headers, payload: { password } })).json().data.secret;
}

/** A person of the staff whose session has opened the office. */
export async function newStaff(portal: TestPortal, roles: readonly StaffRole[], now = new Date()): Promise<TestStaff> {
  const member = await newColleague(portal, roles);
  const secret = await startSecondFactor(portal.app, member);
  const url = '/api/office/second-factor/confirm';
  const payload = { code: codeAt(secret, now) };
  const confirmed = await portal.app.inject({ method: 'POST', url, headers: member.headers, payload });
  return { ...member, secret, recoveryCodes: confirmed.json().data.recoveryCodes };
}

/** Invites this address as an auditor. */
export async function newInvitation(
  { app, database }: TestPortal,
  { headers }: TestMember,
  email: string,
): Promise<{ id: string; token: string }> {
  const payload = { email, roles: ['auditor'] };
  const sent = await app.inject({ method: 'POST', url: '/api/office/staff/invitations', headers, payload });
  const [mail] = await database.query<{ text: string }>(
    `select payload ->> 'text' as text from tasks
     where payload -> 'to' ->> 'address' = $1 and payload ->> 'text' like '%/office/join#token=%'`,
    [email],
  );
  return { id: sent.json().data.invitation.id, token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
