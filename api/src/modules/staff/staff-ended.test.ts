import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { limitsFor, MAILS_PER_DAY } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { again, buildTestApp, newMember, type TestMember, testPortal } from '../../testing/portal';
import { codeAt, newInvitation, newStaff } from '../../testing/staff';
import { until } from '../../testing/until';
import { COMMAND_LINE, createAuditService } from '../audit';
import { createOfficeSessions } from '../auth';
import { createStaffService } from './staff.service';

const MINUTE = 60_000;

describe.each(ONE_ENGINE)('ended access to the office, $name database', ({ name, open }) => {
  let now = new Date('2026-11-27T04:30:00Z');
  const clock = () => now;
  const portal = testPortal(open, { clock });

  type Caller = Pick<TestMember, 'headers'>;
  const call = (
    request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    { headers }: Caller,
    { app = portal.app, payload }: { app?: typeof portal.app; payload?: object } = {},
  ) => {
    const [method, path] = request.split(' ') as ['GET', string];
    return app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  };
  const staffOf = (...roles: Parameters<typeof newStaff>[1]) => newStaff(portal, roles, now);

  test('other processes notice immediately changed roles, a reset second factor, and a removed person', async () => {
    if (name === 'embedded') return;
    // The clock does not move, so the cache of a process expires by notification only.
    const other = await buildTestApp(portal.database, { clock });
    const owner = await staffOf('owner');
    const [demoted, reset, removed] = [await staffOf('auditor'), await staffOf('auditor'), await staffOf('auditor')];
    const codeAtOther = async (person: Caller) => (await call('GET /office/staff', person, { app: other })).json().code;
    for (const person of [demoted, reset, removed]) expect(await codeAtOther(person)).toBeUndefined();
    const payload = { roles: ['recruiter'], version: 1 };
    await call(`PUT /office/staff/${demoted.id}/roles`, owner, { payload });
    await call(`POST /office/staff/${reset.id}/reset-second-factor`, owner);
    await call(`DELETE /office/staff/${removed.id}`, owner);
    await until(async () => (await codeAtOther(demoted)) === 'SECOND_FACTOR_REQUIRED');
    await until(async () => (await codeAtOther(reset)) === 'SECOND_FACTOR_REQUIRED');
    await until(async () => (await codeAtOther(removed)) === 'FORBIDDEN');
    await other.close();
  });

  test('the link of an older invitation does not restore access', async () => {
    const owner = await staffOf('owner');
    const person = await newMember(portal.app);
    const { token } = await newInvitation(portal, owner, person.email);
    const { database } = portal;
    const auth = { office: createOfficeSessions(clock), forgetSessions: () => undefined };
    const service = createStaffService({ database, auth, audit: createAuditService({ database, clock }), clock });
    await service.add(COMMAND_LINE, person.email, ['recruiter']);
    await call(`DELETE /office/staff/${person.id}`, owner);
    const accepted = await call('POST /office/staff/invitations/accept', person, { payload: { token } });
    expect([accepted.statusCode, accepted.json().message]).toEqual([410, STAFF_MESSAGES.invitationOver]);
    const log = await database.query<{ action: string }>(
      'select action from audit_log where subject_title = $1 order by number',
      [person.email],
    );
    expect(log.map(({ action }) => action)).toEqual([
      'staff.invite',
      'staff.withdraw-invitation',
      'staff.add',
      'staff.remove',
    ]);
  });

  test('an invitation to the current address of the same person does not extend access', async () => {
    const owner = await staffOf('owner');
    const person = await staffOf('recruiter');
    const invited = `moved.${person.email}`;
    const { token } = await newInvitation(portal, owner, invited);
    await portal.database.query('update members set email = $2 where id = $1', [person.id, invited]);
    const moved = await again(portal.app, { ...person, email: invited });
    const accepted = await call('POST /office/staff/invitations/accept', moved, { payload: { token } });
    expect(accepted.json().data.roles).toEqual(['recruiter']);
    const { invitations } = (await call('GET /office/staff', owner)).json().data;
    expect(invitations.map(({ email }: { email: string }) => email)).not.toContain(invited);
  });

  test('access ends with the account, which the only owner cannot delete, and remains in the audit log', async () => {
    await portal.database.query(`update staff set roles = '{auditor}' where 'owner' = any(roles)`);
    const first = await staffOf('owner');
    const deletion = (person: TestMember) =>
      call('POST /account/delete', person, { payload: { password: person.password } });
    const rejected = await deletion(first);
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, STAFF_MESSAGES.lastOwner]);
    expect((await call('GET /office/staff', first)).statusCode).toBe(200);
    const second = await staffOf('owner', 'recruiter');
    expect((await deletion(second)).statusCode).toBe(200);
    const { entries } = (await call(`GET /office/audit?q=${second.email}`, first)).json().data;
    expect(entries[0]).toMatchObject({
      who: { name: 'Asha Rao', email: second.email },
      action: 'staff.remove',
      before: { roles: ['owner', 'recruiter'] },
      after: null,
    });
    expect((await deletion(first)).statusCode).toBe(409);
    expect((await deletion(await newMember(portal.app))).statusCode).toBe(200);
  });

  test('after ten guessed codes even the right one has to wait, in all processes together', async () => {
    const person = await staffOf('recruiter');
    await call('POST /office/session/end', person);
    const limits = { ...limitsFor(1_000), secondFactor: limitsFor(1).secondFactor };
    const strict = await buildTestApp(portal.database, { clock, limits });
    const other = name === 'embedded' ? strict : await buildTestApp(portal.database, { clock, limits });
    now = new Date(now.getTime() + MINUTE);
    const code = codeAt(person.secret, now);
    const wrong = String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');
    const pass = async (app: typeof strict, given: string) =>
      (await call('POST /office/second-factor', person, { app, payload: { code: given } })).statusCode;
    for (let tries = 0; tries < 10; tries += 1) expect(await pass(tries % 2 ? strict : other, wrong)).toBe(400);
    expect([await pass(strict, code), await pass(other, code)]).toEqual([429, 429]);
    expect([await pass(strict, person.recoveryCodes[0]!)]).toEqual([429]);
    await strict.close();
    if (other !== strict) await other.close();
  });

  test('an address gets at most a few mails a day, however often it is invited', async () => {
    const owner = await staffOf('owner');
    for (let times = 0; times < MAILS_PER_DAY.default + 2; times += 1) {
      const { id } = await newInvitation(portal, owner, 'often@example.in');
      await call(`DELETE /office/staff/invitations/${id}`, owner);
    }
    const mails = await portal.database.query(
      `select 1 from tasks where payload -> 'to' ->> 'address' = 'often@example.in'`,
    );
    expect(mails).toHaveLength(MAILS_PER_DAY.default);
  });
});
