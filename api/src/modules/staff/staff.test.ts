import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import { OFFICE_HOURS, OFFICE_IDLE_MINUTES, STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { ONE_ENGINE } from '../../testing/engines';
import { again, newMember, type TestMember, testPortal } from '../../testing/portal';
import { codeAt, makeStaff, newStaff } from '../../testing/staff';
import { COMMAND_LINE, createAuditService } from '../audit';
import { createOfficeSessions } from '../auth';
import { createStaffService } from './staff.service';

const START = Date.parse('2026-11-27T04:30:00Z');
const MINUTE = 60_000;
const MIGRATION = join(__dirname, '../../db/migrations/0077_operators_are_staff.sql');
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('staff, $name database', ({ open }) => {
  let now = new Date(START);
  const portal = testPortal(open, { clock: () => now });
  const later = (ms: number) => (now = new Date(now.getTime() + ms));
  // A code is accepted once, so each test has time steps of its own.
  beforeEach(() => later(10 * MINUTE));

  type Caller = Pick<TestMember, 'headers'>;
  const call = (request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, { headers }: Caller, payload?: object) => {
    const [method, path] = request.split(' ') as ['GET', string];
    return portal.app.inject({ method, url: `/api/office${path}`, headers, ...(payload && { payload }) });
  };
  const staffOf = (...roles: StaffRole[]) => newStaff(portal, roles, now);
  const listed = async (owner: Caller, id: string) =>
    (await call('GET /staff', owner)).json().data.staff.find((one: { id: string }) => one.id === id);
  const mailTo = async (email: string) => {
    const [mail] = await portal.database.query<{ text: string }>(
      `select payload ->> 'text' as text from tasks
       where payload -> 'to' ->> 'address' = $1 and payload ->> 'kind' = 'staff-invitation' order by created_at desc`,
      [email],
    );
    return mail?.text ?? '';
  };

  describe('the second factor', () => {
    test('is set up with the password and a first code, and opens the office', async () => {
      const member = await newMember(portal.app);
      const { headers, password } = member;
      expect((await call('GET /session', { headers })).json()).toMatchObject({ message: STAFF_MESSAGES.notStaff });
      await makeStaff(portal.database, member, ['recruiter']);
      later(MINUTE);
      expect((await call('GET /session', { headers })).json().data).toMatchObject({
        roles: ['recruiter'],
        secondFactor: 'missing',
        endsAt: null,
      });
      const wrong = await call('POST /second-factor/setup', { headers }, { password: 'not-mine' });
      expect(wrong.json()).toMatchObject({ code: 'INVALID_INPUT', details: [{ field: 'password' }] });
      const setup = (await call('POST /second-factor/setup', { headers }, { password })).json().data;
      expect(setup.uri).toBe(
        `otpauth://totp/Kadam:${encodeURIComponent(member.email)}?issuer=Kadam&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
      );
      const code = codeAt(setup.secret, now);
      const mistyped = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const confirm = (given: string) => call('POST /second-factor/confirm', { headers }, { code: given });
      expect((await confirm(mistyped)).json()).toMatchObject({ details: [{ field: 'code' }] });
      const { recoveryCodes } = (await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).json().data;
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await call('GET /session', { headers })).json().data).toMatchObject({
        secondFactor: 'passed',
        endsAt: new Date(now.getTime() + OFFICE_IDLE_MINUTES * MINUTE).toISOString(),
      });
      expect((await call('POST /second-factor/setup', { headers }, { password })).statusCode).toBe(409);
      expect((await confirm(code)).statusCode).toBe(409);
    });

    test('is required again in a new session, after half an hour without a call, and after eight hours', async () => {
      const owner = await staffOf('owner');
      const login = await portal.app.inject({ method: 'POST', url: '/api/auth/login', payload: owner });
      expect(login.json().user.staffRoles).toEqual(['owner']);
      const elsewhere = { headers: { authorization: `Bearer ${login.json().token}` } };
      const outside = { code: 'SECOND_FACTOR_REQUIRED', message: STAFF_MESSAGES.secondFactor };
      expect((await call('GET /staff', elsewhere)).json()).toMatchObject(outside);
      const statusAfter = async (ms: number) => {
        later(ms);
        return (await call('GET /staff', owner)).statusCode;
      };
      expect(await statusAfter((OFFICE_IDLE_MINUTES - 1) * MINUTE)).toBe(200);
      expect(await statusAfter((OFFICE_IDLE_MINUTES - 1) * MINUTE)).toBe(200);
      expect(await statusAfter(OFFICE_IDLE_MINUTES * MINUTE)).toBe(403);
      const code = codeAt(owner.secret, now);
      expect((await call('POST /second-factor', owner, { code })).json().data.secondFactor).toBe('passed');
      for (let used = 0; used < OFFICE_HOURS * 60 - 20; used += 20) expect(await statusAfter(20 * MINUTE)).toBe(200);
      expect(await statusAfter(20 * MINUTE)).toBe(403);
    });

    test('is required after half an hour in which only pages have called periodically', async () => {
      const operator = await staffOf('operator');
      const { headers } = operator;
      const polled = async () => (await portal.app.inject({ url: '/api/ops/releases', headers })).statusCode;
      for (let minutes = 5; minutes < OFFICE_IDLE_MINUTES; minutes += 5) {
        later(5 * MINUTE);
        expect(await polled()).toBe(200);
      }
      later(5 * MINUTE);
      expect(await polled()).toBe(403);
    });

    test('accepts each code and each recovery code once, and no codes of other people', async () => {
      const [one, other] = [await staffOf('recruiter'), await staffOf('recruiter')];
      later(MINUTE);
      await call('POST /session/end', one);
      const pass = async (code = '') => (await call('POST /second-factor', one, { code })).statusCode;
      const code = codeAt(one.secret, now);
      expect(await pass(codeAt(other.secret, now))).toBe(400);
      expect(await pass(other.recoveryCodes[0])).toBe(400);
      expect(await pass(code)).toBe(200);
      expect(await pass(code)).toBe(400);
      expect(await pass(one.recoveryCodes[3]?.toUpperCase().replace('-', ' '))).toBe(200);
      expect(await pass(one.recoveryCodes[3])).toBe(400);
      const renewed = await call('POST /second-factor/recovery-codes', one);
      expect(await pass(one.recoveryCodes[4])).toBe(400);
      expect(await pass(renewed.json().data.recoveryCodes[0])).toBe(200);
    });

    test('of a lost phone is reset by an owner, which ends the access of its sessions immediately', async () => {
      const [owner, person] = [await staffOf('owner'), await staffOf('auditor')];
      expect((await call('GET /staff', person)).statusCode).toBe(200);
      expect((await call(`POST /staff/${person.id}/reset-second-factor`, owner)).statusCode).toBe(200);
      expect((await call('GET /staff', person)).json().code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await call('GET /session', person)).json().data.secondFactor).toBe('missing');
      const { code } = (await call('POST /second-factor', person, { code: person.recoveryCodes[0] })).json();
      expect(code).toBe('CONFLICT');
      expect((await call(`POST /staff/${UNKNOWN_ID}/reset-second-factor`, owner)).statusCode).toBe(404);
    });
  });

  describe('an invitation', () => {
    const tokenIn = (mail: string) => /#token=([\w-]+)/.exec(mail)?.[1] ?? '';

    test('is accepted once with its link, by the member with that address', async () => {
      const owner = await staffOf('owner');
      const [person, stranger] = [await newMember(portal.app), await newMember(portal.app)];
      const body = { email: person.email, roles: ['course_manager', 'auditor'] };
      const sent = await call('POST /staff/invitations', owner, body);
      expect(sent.json().data.invitation).toMatchObject({ ...body, invitedBy: 'Asha Rao' });
      expect((await call('POST /staff/invitations', owner, body)).json()).toEqual(sent.json());
      const mail = await mailTo(person.email);
      expect(mail).toContain('Asha Rao invites you to the office of Kadam as Course manager, Auditor.');
      const accept = (who: Caller, token = tokenIn(mail)) => call('POST /staff/invitations/accept', who, { token });
      expect((await accept(stranger)).json().message).toBe(STAFF_MESSAGES.invitationOfOther);
      expect((await accept(person)).json().data).toMatchObject({ roles: body.roles, secondFactor: 'missing' });
      expect((await accept(stranger)).json().message).toBe(STAFF_MESSAGES.invitationOver);
      expect((await call('POST /staff/invitations', owner, body)).json()).toMatchObject({
        code: 'CONFLICT',
        details: [{ field: 'email', message: STAFF_MESSAGES.isStaff }],
      });
    });

    test('ends when it is withdrawn, replaced by one with other roles, or a week old', async () => {
      const owner = await staffOf('owner');
      const person = await newMember(portal.app);
      const invite = async (role: StaffRole) => {
        const sent = await call('POST /staff/invitations', owner, { email: person.email, roles: [role] });
        const [newest] = await portal.database.query<{ text: string }>(
          `select payload ->> 'text' as text from tasks
           where payload -> 'to' ->> 'address' = $1 and payload ->> 'text' like $2`,
          [person.email, `%as ${role === 'owner' ? 'Owner' : 'Auditor'}.%`],
        );
        return { id: sent.json().data.invitation.id, token: tokenIn(newest?.text ?? '') };
      };
      const status = async (token: string, who: Caller = person) =>
        (await call('POST /staff/invitations/accept', who, { token })).statusCode;
      const first = await invite('owner');
      const second = await invite('auditor');
      expect(await status(first.token)).toBe(410);
      expect((await call(`DELETE /staff/invitations/${second.id}`, owner)).statusCode).toBe(200);
      expect(await status(second.token)).toBe(410);
      expect((await call(`DELETE /staff/invitations/${second.id}`, owner)).statusCode).toBe(200);
      const third = await invite('owner');
      later(7 * 24 * 60 * MINUTE);
      expect(await status(third.token, await again(portal.app, person))).toBe(410);
    });
  });

  describe('changing roles', () => {
    test('takes effect with the next call, and a second change names the version it replaces', async () => {
      const [owner, person] = [await staffOf('owner'), await staffOf('recruiter')];
      const change = (roles: StaffRole[], version: number) =>
        call(`PUT /staff/${person.id}/roles`, owner, { roles, version });
      expect((await call('GET /staff', person)).statusCode).toBe(403);
      expect((await change(['auditor'], 1)).json().data.staffMember).toMatchObject({ roles: ['auditor'], version: 2 });
      expect((await change(['auditor'], 1)).statusCode).toBe(200);
      expect((await change(['owner'], 1)).json()).toMatchObject({ code: 'CONFLICT', message: STAFF_MESSAGES.changed });
      later(MINUTE);
      await call('POST /second-factor', person, { code: codeAt(person.secret, now) });
      expect((await call('GET /staff', person)).statusCode).toBe(200);
      expect((await call(`DELETE /staff/${person.id}`, owner)).statusCode).toBe(200);
      expect((await call('GET /staff', person)).json().message).toBe(STAFF_MESSAGES.notStaff);
      expect(await listed(owner, person.id)).toBeUndefined();
    });

    test('leaves at least one owner, even if two owners demote each other at the same time', async () => {
      await portal.database.query(`update staff set roles = '{auditor}' where 'owner' = any(roles)`);
      const [one, other] = [await staffOf('owner'), await staffOf('owner')];
      // Over HTTP the second owner may have lost the role before the call is authorized.
      const { database } = portal;
      const clock = () => now;
      const auth = { office: createOfficeSessions(clock), forgetSessions: () => undefined };
      const audit = createAuditService({ database, clock });
      const service = createStaffService({ database, auth, audit, clock });
      const demotion = { roles: ['recruiter' as const], version: 1 };
      const outcomes = await Promise.allSettled(
        [one, other].map(({ id }) => service.changeRoles(COMMAND_LINE, id, demotion)),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = outcomes[0]?.status === 'rejected' ? one : other;
      later(MINUTE);
      const demoted = await call(`PUT /staff/${left.id}/roles`, left, demotion);
      expect(demoted.json().message).toBe(STAFF_MESSAGES.lastOwner);
      expect((await call(`DELETE /staff/${left.id}`, left)).json().message).toBe(STAFF_MESSAGES.lastOwner);
    });
  });

  test('the audit log shows who changed what, filtered by words and days, and as CSV without formulas', async () => {
    const owner = await staffOf('owner');
    await portal.database.query(`update members set first_name = '=cmd()' where id = $1`, [owner.id]);
    const person = await staffOf('recruiter');
    await call(`PUT /staff/${person.id}/roles`, owner, { roles: ['auditor'], version: 1 });
    const listOf = async (query: string) => (await call(`GET /audit?${query}`, owner)).json().data;
    const { entries, pagination } = await listOf(`q=${encodeURIComponent(`change-roles ${person.email}`)}`);
    expect(pagination.total).toBe(1);
    expect(entries).toMatchObject([
      {
        at: now.toISOString(),
        who: { name: '=cmd() Rao', email: owner.email },
        action: 'staff.change-roles',
        subject: { kind: 'staff', id: person.id, title: person.email },
        before: { roles: ['recruiter'] },
        after: { roles: ['auditor'] },
      },
    ]);
    const day = now.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
    expect((await listOf(`q=change-roles&from=${day}&to=${day}`)).entries[0]).toEqual(entries[0]);
    expect((await listOf('to=2020-01-01')).entries).toEqual([]);
    expect((await call('GET /audit?from=2026-13-45', owner)).json()).toMatchObject({ details: [{ field: 'from' }] });
    const file = await call('GET /audit/export?q=change-roles', owner);
    expect(file.headers['content-disposition']).toContain('audit-log.csv');
    expect(file.body).toContain(`"'=cmd() Rao","${owner.email}","staff.change-roles"`);
  });

  test('operators from before the role existed join the staff with the upgrade, which is in the audit log', async () => {
    const [plain, owner, member] = [await newMember(portal.app), await staffOf('owner'), await newMember(portal.app)];
    const { database } = portal;
    await database.query(`update members set role = 'operator' where id = any($1)`, [[plain.id, owner.id]]);
    await database.transaction((tx) => tx.query(readFileSync(MIGRATION, 'utf8')));
    const rows = await database.query<{ id: string; roles: string[]; version: number }>(
      'select member_id as id, roles, version from staff where member_id = any($1)',
      [[plain.id, owner.id, member.id]],
    );
    expect(Object.fromEntries(rows.map(({ id, roles, version }) => [id, [roles, version]]))).toEqual({
      [plain.id]: [['operator'], 1],
      [owner.id]: [['owner', 'operator'], 2],
    });
    const log = await database.query(
      'select name, action, subject_id as id, before, after from audit_log where name = $1 order by action',
      ['Upgrade of the portal'],
    );
    const name = 'Upgrade of the portal';
    expect(log).toEqual([
      { name, action: 'staff.add', id: plain.id, before: null, after: { roles: ['operator'] } },
      {
        name,
        action: 'staff.change-roles',
        id: owner.id,
        before: { roles: ['owner'] },
        after: { roles: ['owner', 'operator'] },
      },
    ]);
    expect(await database.query(`select 1 from members where role = 'operator'`)).toEqual([]);
  });

  test.each(['update audit_log set name = $1', 'delete from audit_log where name <> $1'])(
    'the database rejects %s',
    async (sql) => {
      await expect(portal.database.query(sql, ['nobody'])).rejects.toThrow(/never changed or removed/);
    },
  );

  test('the database rejects emptying the audit log', async () => {
    await expect(portal.database.query('truncate audit_log')).rejects.toThrow(/never changed or removed/);
  });
});
