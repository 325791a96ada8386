import { API_BASE, type Endpoint, STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { OFFICE_IDLE_MINUTES } from '@kadam/shared/contract/staff';
import { ONE_ENGINE } from '../../testing/engines';
import { newMember, type TestMember, testPortal } from '../../testing/portal';
import { codeAt, makeStaff, newInvitation, newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

const SOMEBODY = '00000000-0000-4000-8000-000000000000';
const MINUTE = 60_000;

interface Sample {
  readonly who: TestMember;
  readonly url?: string;
  readonly payload?: object;
}

describe.each(ONE_ENGINE)('access to the office on the $name database', ({ open }) => {
  let now = new Date('2026-11-27T04:30:00Z');
  const portal = testPortal(open, { clock: () => now });
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const ofOffice = () => portal.app.served.filter(({ path }) => path.startsWith('/office/'));
  const send = ({ method, path }: Endpoint, { headers }: Pick<TestMember, 'headers'>, sample: Partial<Sample> = {}) => {
    const url = API_BASE + (sample.url ?? path.replace(/\{\w+\}/g, SOMEBODY));
    const payload = sample.payload ?? (method === 'POST' || method === 'PUT' ? {} : undefined);
    return portal.app.inject({ method, url, headers, ...(payload && { payload }) });
  };
  const isRejected = async (endpoint: Endpoint, who: Pick<TestMember, 'headers'>) => {
    const { statusCode } = await send(endpoint, who);
    return statusCode === 401 || statusCode === 403 ? statusCode : undefined;
  };

  test('each endpoint of the staff rejects strangers, members, other roles, and sessions without the second factor', async () => {
    const endpoints = ofOffice().filter(({ access }) => access === 'staff');
    expect(endpoints.length).toBeGreaterThan(0);
    const member = await newMember(portal.app);
    const withoutFactor = await newMember(portal.app);
    await makeStaff(portal.database, withoutFactor, ['owner']);
    const idle = await newStaff(portal, ['owner'], now);
    now = new Date(now.getTime() + OFFICE_IDLE_MINUTES * MINUTE);
    const byRole = new Map<StaffRole, TestStaff>();
    for (const role of STAFF_ROLES) byRole.set(role, await newStaff(portal, [role], now));
    for (const endpoint of endpoints) {
      const outcome: Record<string, number | undefined> = {
        stranger: await isRejected(endpoint, { headers: { authorization: '' } }),
        member: await isRejected(endpoint, member),
        'without second factor': await isRejected(endpoint, withoutFactor),
        idle: await isRejected(endpoint, idle),
      };
      for (const [role, person] of byRole) outcome[role] = await isRejected(endpoint, person);
      const may = (role: StaffRole) => role === 'owner' || (endpoint.roles ?? STAFF_ROLES).includes(role);
      expect({ endpoint: nameOf(endpoint), ...outcome }).toEqual({
        endpoint: nameOf(endpoint),
        stranger: 401,
        member: 403,
        'without second factor': 403,
        idle: 403,
        ...Object.fromEntries(STAFF_ROLES.map((role) => [role, may(role) ? undefined : 403])),
      });
    }
  });

  const owner = () => newStaff(portal, ['owner'], now);
  /** One successful call of each endpoint that changes something. */
  const SAMPLES: Readonly<Record<string, () => Promise<Sample>>> = {
    'POST /office/session/end': async () => ({ who: await owner() }),
    'POST /office/second-factor/setup': async () => {
      const who = await newMember(portal.app);
      await makeStaff(portal.database, who, ['owner']);
      return { who, payload: { password: who.password } };
    },
    'POST /office/second-factor/confirm': async () => {
      const who = await newMember(portal.app);
      await makeStaff(portal.database, who, ['owner']);
      const { secret } = (
        await portal.app.inject({
          method: 'POST',
          url: '/api/office/second-factor/setup',
          headers: who.headers,
          payload: { password: who.password },
        })
      ).json().data;
      return { who, payload: { code: codeAt(secret, now) } };
    },
    'POST /office/second-factor': async () => {
      const who = await owner();
      return { who, payload: { code: who.recoveryCodes[0] } };
    },
    'POST /office/second-factor/recovery-codes': async () => ({ who: await owner() }),
    'POST /office/staff/invitations': async () => ({
      who: await owner(),
      payload: { email: 'new.person@example.in', roles: ['recruiter'] },
    }),
    'POST /office/staff/invitations/accept': async () => {
      const who = await newMember(portal.app);
      return { who, payload: { token: (await newInvitation(portal, await owner(), who.email)).token } };
    },
    'DELETE /office/staff/invitations/{id}': async () => {
      const who = await owner();
      return { who, url: `/office/staff/invitations/${(await newInvitation(portal, who, 'withdrawn@example.in')).id}` };
    },
    'PUT /office/staff/{id}/roles': async () => ({
      who: await owner(),
      url: `/office/staff/${(await owner()).id}/roles`,
      payload: { roles: ['auditor'], version: 1 },
    }),
    'DELETE /office/staff/{id}': async () => ({ who: await owner(), url: `/office/staff/${(await owner()).id}` }),
    'POST /office/staff/{id}/reset-second-factor': async () => ({
      who: await owner(),
      url: `/office/staff/${(await owner()).id}/reset-second-factor`,
    }),
  };

  test('each endpoint of the office that changes something leaves an entry in the audit log', async () => {
    const entries = async () =>
      (await portal.database.query<{ count: number }>('select count(*) as count from audit_log'))[0]?.count ?? 0;
    const changing = ofOffice().filter(({ method }) => method !== 'GET');
    expect(changing.map(nameOf).sort()).toEqual(Object.keys(SAMPLES).sort());
    for (const endpoint of changing) {
      const sample = await SAMPLES[nameOf(endpoint)]!();
      const before = await entries();
      const { statusCode } = await send(endpoint, sample.who, sample);
      expect([nameOf(endpoint), statusCode < 300]).toEqual([nameOf(endpoint), true]);
      expect([nameOf(endpoint), await entries()]).toEqual([nameOf(endpoint), before + 1]);
    }
  });
});
