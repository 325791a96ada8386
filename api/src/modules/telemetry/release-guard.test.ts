import type { FastifyInstance } from 'fastify';
import { createMetrics } from '../../metrics';
import { ONE_ENGINE } from '../../testing/engines';
import { buildTestApp, testPortal } from '../../testing/portal';
import { newStaff } from '../../testing/staff';

const JOBS = { bundle: 'jobs', version: '0.1.0-aaaaaaaa' };

describe.each(ONE_ENGINE)('the release guard, $name database', ({ open }) => {
  let operator: { authorization: string };
  let now = new Date();
  const portal = testPortal(open, { clock: () => now });
  beforeAll(async () => {
    operator = (await newStaff(portal, ['operator'], now)).headers;
  });

  const token = 'g'.repeat(40);
  const notice = { action: 'rollback', releases: [JOBS], why: 'jobs failed for 9 of 10 visitors.' };
  let guarded: FastifyInstance;
  const metrics = createMetrics();
  beforeAll(async () => {
    guarded = await buildTestApp(portal.database, {
      config: { guardToken: token, officeEmail: 'office@kadam.example' },
      clock: () => now,
      metrics,
    });
  });
  afterAll(() => guarded.close());
  const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
  const notify = (headers: Record<string, string>, payload: object = notice) =>
    guarded.inject({ method: 'POST', url: '/api/telemetry/notices', headers, payload });

  test('the metrics show when it last called, and nothing before its first call', async () => {
    const lastReport = async () => {
      const name = 'kadam_guard_last_report_timestamp_seconds';
      const line = (await metrics.scrape()).split('\n').find((one) => one.startsWith(`${name} `));
      return line && Number(line.slice(name.length));
    };
    expect(await lastReport()).toBeUndefined();
    await guarded.inject({ url: '/api/telemetry/health', headers: as('wrong') });
    expect((await guarded.inject({ url: '/api/telemetry/health', headers: operator })).statusCode).toBe(200);
    expect(await lastReport()).toBeUndefined();
    await guarded.inject({ url: '/api/telemetry/health', headers: as(token) });
    expect(await lastReport()).toBe(now.getTime() / 1_000);
    now = new Date(now.getTime() + 15_000);
    await notify(as(token));
    expect(await lastReport()).toBe(now.getTime() / 1_000);
  });

  test('its token allows reading the health of versions and notifying operators, and nothing else', async () => {
    const request = (url: string, bearer: string) => guarded.inject({ url, headers: as(bearer) });
    expect((await request('/api/telemetry/health', token)).statusCode).toBe(200);
    for (const url of ['/api/telemetry', '/api/policy-reports', '/api/auth/getprofile'])
      expect([url, (await request(url, token)).statusCode]).toEqual([url, 401]);
    for (const wrong of [`${token}g`, token.slice(1), 'wrong'])
      expect((await request('/api/telemetry/health', wrong)).statusCode).toBe(401);
    const without = await portal.app.inject({ url: '/api/telemetry/health', headers: as(token) });
    expect(without.statusCode).toBe(401);
  });

  test('its notice is mailed to every operator, or to the office if there is none', async () => {
    const mails = async () => {
      const rows = await portal.database.query<{
        payload: { to: { address: string }; subject: string; text: string };
      }>(`delete from tasks where kind = 'mail' returning payload`);
      return rows.map(({ payload }) => payload);
    };
    await mails();
    expect((await notify(as(token))).statusCode).toBe(202);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`A release was rolled back: jobs ${JOBS.version}`);
    expect(mail?.text).toContain('jobs failed for 9 of 10 visitors.');
    expect(mail?.to.address).toMatch(/^asha\..*@example\.in$/);
    await portal.database.query(`update staff set roles = '{auditor}'`);
    await notify(as(token));
    expect((await mails()).map(({ to }) => to.address)).toEqual(['office@kadam.example']);
    expect((await notify(as(token), { ...notice, action: 'celebrate' })).statusCode).toBe(400);
  });
});
