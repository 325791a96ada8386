import { API_BASE, type Endpoint, STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { OFFICE_HOURS, OFFICE_IDLE_MINUTES } from '@kadam/shared/contract/staff';
import { ONE_ENGINE } from '../../testing/engines';
import { FORM_TYPE } from '../../testing/form-body';
import { type OfficeRequest, officeRequests } from '../../testing/office-requests';
import { again, newMember, type TestMember, testPortal } from '../../testing/portal';
import { newColleague, newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

type Caller = Pick<TestMember, 'headers'>;

describe.each(ONE_ENGINE)('access to the office, $name database', ({ open }) => {
  let now = new Date('2026-11-27T04:30:00Z');
  const portal = testPortal(open, { clock: () => now });
  const later = (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE));
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const ofStaff = () => portal.app.endpoints.filter(({ access }) => access === 'staff');
  const ofGuard = () => portal.app.endpoints.filter(({ access }) => access === 'guard');
  /** Roles that may call, besides owners. */
  const rolesOf = ({ access, roles = access === 'staff' ? STAFF_ROLES : [] }: Endpoint): readonly StaffRole[] => roles;
  const ofMembers = () =>
    portal.app.endpoints.filter(({ access, path }) => access === 'member' && path.startsWith('/office/'));
  const send = ({ method, path }: Endpoint, { headers }: Caller, sample: Partial<OfficeRequest> = {}) => {
    const url = API_BASE + (sample.url ?? path.replace('{status}', 'seen').replace(/\{\w+\}/g, UNKNOWN_ID));
    const payload = sample.payload ?? (method === 'POST' || method === 'PUT' ? {} : undefined);
    const form = Buffer.isBuffer(payload) && { 'content-type': FORM_TYPE };
    return portal.app.inject({ method, url, headers: { ...headers, ...form }, ...(payload && { payload }) });
  };
  /** How a call is rejected; 'allowed' also if its input is wrong. */
  const outcomeOf = async (endpoint: Endpoint, who: Caller, sample?: Partial<OfficeRequest>) => {
    const response = await send(endpoint, who, sample);
    return response.statusCode === 401 || response.statusCode === 403 ? response.json().code : 'allowed';
  };
  const owner = () => newStaff(portal, ['owner'], now);

  const STRANGERS: readonly Caller[] = ['', 'Bearer wrong', 'Basic wrong'].map((authorization) => ({
    headers: { authorization },
  }));

  /** The callers that each endpoint of the staff rejects, with the code. */
  async function outsiders(): Promise<Record<string, readonly [Caller, string]>> {
    const flagged = await newMember(portal.app);
    await portal.database.query(`update members set role = 'operator' where id = $1`, [flagged.id]);
    const expired = await owner();
    const [list] = ofStaff().filter(({ path }) => path === '/office/staff');
    const callAfter = async (minutes: number) => {
      later(minutes);
      expect([now, await outcomeOf(list!, expired)]).toEqual([now, 'allowed']);
    };
    const [often, last] = [OFFICE_IDLE_MINUTES - 5, 5];
    for (let left = OFFICE_HOURS * 60 - OFFICE_IDLE_MINUTES; left > 0; left -= often)
      await callAfter(Math.min(left, often));
    const idle = await owner();
    await callAfter(often);
    later(last);
    const [removed, left, elsewhere] = [await owner(), await owner(), await owner()];
    await portal.database.query('delete from staff where member_id = $1', [removed.id]);
    await portal.app.inject({ method: 'POST', url: '/api/office/session/end', headers: left.headers });
    return {
      member: [await newMember(portal.app), 'FORBIDDEN'],
      'with the former flag of operators': [await again(portal.app, flagged), 'FORBIDDEN'],
      'removed from the staff': [removed, 'FORBIDDEN'],
      'without a second factor': [await newColleague(portal, ['owner']), 'SECOND_FACTOR_REQUIRED'],
      'in another session': [await again(portal.app, elsewhere), 'SECOND_FACTOR_REQUIRED'],
      'after eight hours': [expired, 'SECOND_FACTOR_REQUIRED'],
      'after half an hour without a call': [idle, 'SECOND_FACTOR_REQUIRED'],
      'after leaving the office': [left, 'SECOND_FACTOR_REQUIRED'],
    };
  }

  test('each endpoint of the staff rejects strangers, members, other roles, and sessions without the office', async () => {
    const rejected = await outsiders();
    const byRole = new Map<StaffRole, TestStaff>();
    for (const role of STAFF_ROLES) byRole.set(role, await newStaff(portal, [role], now));
    const several = await newStaff(portal, ['recruiter', 'auditor'], now);
    expect([ofStaff().length, ofGuard().length]).toEqual([expect.any(Number), 2]);
    for (const endpoint of [...ofStaff(), ...ofGuard()]) {
      for (const stranger of STRANGERS) expect(await outcomeOf(endpoint, stranger)).toBe('UNAUTHENTICATED');
      const outcome: Record<string, string> = {};
      for (const [name, [person]] of Object.entries(rejected)) outcome[name] = await outcomeOf(endpoint, person);
      for (const [role, person] of byRole) outcome[role] = await outcomeOf(endpoint, person);
      outcome.several = await outcomeOf(endpoint, several);
      const mayCall = (...roles: StaffRole[]) =>
        roles.some((role) => role === 'owner' || rolesOf(endpoint).includes(role)) ? 'allowed' : 'FORBIDDEN';
      expect({ endpoint: nameOf(endpoint), ...outcome }).toEqual({
        endpoint: nameOf(endpoint),
        ...Object.fromEntries(Object.entries(rejected).map(([name, [, code]]) => [name, code])),
        ...Object.fromEntries(STAFF_ROLES.map((role) => [role, mayCall(role)])),
        several: mayCall('recruiter', 'auditor'),
      });
    }
  });

  test('members outside the staff can only accept an invitation', async () => {
    const member = await newMember(portal.app);
    const payload: Readonly<Record<string, object>> = {
      'POST /office/second-factor/setup': { password: member.password },
      'POST /office/second-factor/confirm': { code: '123456' },
      'POST /office/second-factor': { code: '123456' },
    };
    const outcomes: Record<string, string> = {};
    for (const endpoint of ofMembers()) {
      const given = payload[nameOf(endpoint)];
      const sample = given ? { payload: given } : {};
      for (const stranger of STRANGERS) expect(await outcomeOf(endpoint, stranger, sample)).toBe('UNAUTHENTICATED');
      outcomes[nameOf(endpoint)] = await outcomeOf(endpoint, member, sample);
    }
    expect(outcomes).toEqual({
      'GET /office/session': 'FORBIDDEN',
      'POST /office/session/end': 'FORBIDDEN',
      'POST /office/second-factor/setup': 'FORBIDDEN',
      'POST /office/second-factor/confirm': 'FORBIDDEN',
      'POST /office/second-factor': 'FORBIDDEN',
      'POST /office/staff/invitations/accept': 'allowed',
    });
  });

  test('an auditor only reads, except for their own recovery codes', () => {
    const writing = ofStaff().filter(
      ({ method, roles = STAFF_ROLES }) => method !== 'GET' && roles.includes('auditor'),
    );
    expect(writing.map(nameOf)).toEqual(['POST /office/second-factor/recovery-codes']);
  });

  test('an operator sees releases, errors and timings, and no candidates, employers or courses', () => {
    const open = [...ofStaff(), ...ofGuard()].filter((endpoint) => rolesOf(endpoint).includes('operator'));
    expect(open.map(nameOf).sort()).toEqual([
      'GET /office/colleagues',
      'GET /office/waiting',
      'GET /ops/releases',
      'GET /policy-reports',
      'GET /telemetry',
      'GET /telemetry/health',
      'POST /office/second-factor/recovery-codes',
    ]);
  });

  test('roles are only listed for endpoints of the staff and the guard, as they have no effect elsewhere', () => {
    const ineffective = portal.app.endpoints.filter(
      ({ access, roles }) => roles && !['staff', 'guard'].includes(access),
    );
    expect(ineffective.map(nameOf)).toEqual([]);
  });

  const requests = officeRequests(portal, () => now);
  /** One successful call of each endpoint that changes something. */
  const SAMPLES = { ...requests.repeatable, ...requests.others };

  const entries = () => portal.database.query<Record<string, unknown>>('select * from audit_log order by number desc');

  test('each change in the office leaves one audit entry with its caller, and no secret', async () => {
    const changing = [...ofStaff(), ...ofMembers()].filter(({ method }) => method !== 'GET');
    expect(changing.map(nameOf).sort()).toEqual(Object.keys(SAMPLES).sort());
    for (const endpoint of changing) {
      const sample = await SAMPLES[nameOf(endpoint)]!();
      const before = await entries();
      const response = await send(endpoint, sample.member, sample);
      const after = await entries();
      const [entry] = after;
      // A conversion also records the employer and the posting that it makes.
      const older = after.slice(nameOf(endpoint).endsWith('/convert') ? -before.length : 1);
      const { member, payload = {} } = sample;
      expect([nameOf(endpoint), response.statusCode < 300, older]).toEqual([nameOf(endpoint), true, before]);
      expect(entry).toMatchObject({
        at: now,
        member_id: member.id,
        name: 'Asha Rao',
        email: member.email,
        action: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
        request_id: response.headers['x-request-id'],
      });
      const { password, code, token } = payload as Record<string, string | undefined>;
      const { secret, recoveryCodes = [] } = response.json().data ?? {};
      const secrets = [password, code, token, secret, ...recoveryCodes].filter((text) => text !== undefined);
      expect(secrets.filter((text) => JSON.stringify(entry).includes(text))).toEqual([]);
    }
  });

  test('a rejected change leaves no audit entry', async () => {
    const [one, other] = [await owner(), await newStaff(portal, ['auditor'], now)];
    const before = await entries();
    const call = (method: 'POST' | 'PUT', path: string, payload: object) =>
      portal.app.inject({ method, url: `/api/office${path}`, headers: one.headers, payload });
    const responses = await Promise.all([
      call('PUT', `/staff/${other.id}/roles`, { roles: ['owner'], version: 7 }),
      call('POST', '/staff/invitations', { email: other.email, roles: ['owner'] }),
      call('POST', '/second-factor', { code: 'aaaaa-aaaaa' }),
      call('POST', '/second-factor/setup', { password: one.password }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409, 400, 409]);
    expect(await entries()).toEqual(before);
  });
});
