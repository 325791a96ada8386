import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import type { FastifyInstance } from 'fastify';
import { limitsFor } from '../../limits';
import { ONE_ENGINE, testDatabase } from '../../testing/engines';
import { buildTestApp } from '../../testing/portal';
import { newStaff } from '../../testing/staff';
import { policyReportsRepository } from './policy-reports.repository';

const IMAGE = { 'effective-directive': 'img-src', 'blocked-uri': 'https://tracker.example/pixel.gif?who=asha' };
const report = (origin: string) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://kadam.example/profile',
  user_agent: 'x',
  body: { effectiveDirective: 'connect-src', blockedURL: origin, originalPolicy: "default-src 'none'" },
});

describe.each(ONE_ENGINE)('policy reports, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let app: FastifyInstance;
  let operator: { authorization: string };
  let now: Date;

  beforeAll(async () => {
    const first = await buildTestApp(opened.database);
    operator = (await newStaff({ app: first, database: opened.database }, ['operator'])).headers;
    await first.close();
  }, 60_000);
  beforeEach(async () => {
    now = new Date();
    app = await buildTestApp(opened.database, { clock: () => now });
  });
  afterEach(async () => {
    await app.close();
    await opened.database.query('delete from policy_reports');
  });

  const send = (type: string, payload: object | string, { from = '203.0.113.5', to = app } = {}) =>
    to.inject({
      method: 'POST',
      url: '/api/policy-reports',
      remoteAddress: from,
      headers: { 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const sendLegacy = (from?: string) =>
    send('application/csp-report', { 'csp-report': IMAGE }, from === undefined ? {} : { from });
  async function read(): Promise<PolicyReports> {
    const response = await app.inject({ url: '/api/policy-reports', headers: operator });
    return response.json<{ data: PolicyReports }>().data;
  }

  test('operators see directive and blocked origin of both formats, and no network address', async () => {
    expect((await sendLegacy()).statusCode).toBe(202);
    const list = [report('https://a.example/x'), report('https://b.example/y')];
    expect((await send('application/reports+json', list)).statusCode).toBe(202);
    const { violations, series } = await read();
    expect(violations.map(({ directive, origin, count }) => `${directive} ${origin} ${count}`)).toEqual([
      'connect-src https://a.example 1',
      'connect-src https://b.example 1',
      'img-src https://tracker.example 1',
    ]);
    expect(series.map(({ count }) => count)).toEqual([3]);
    expect(JSON.stringify(violations)).not.toMatch(/asha|profile|pixel/);
  });

  test('many reports from one address count once in ten minutes, and another address counts too', async () => {
    for (let time = 0; time < 20; time += 1) await sendLegacy();
    await sendLegacy('203.0.113.6');
    expect((await read()).violations).toMatchObject([{ count: 2 }]);
    now = new Date(now.getTime() + 10 * 60_000);
    await sendLegacy();
    expect((await read()).violations).toMatchObject([{ count: 3 }]);
  });

  test('invented origins cannot fill a table: above 200 a day they are counted together', async () => {
    for (let call = 0; call < 6; call += 1) {
      const list = Array.from({ length: 50 }, (_, index) => report(`https://s${call}-${index}.example/`));
      await send('application/reports+json', list, { from: `203.0.113.${call}` });
    }
    const { violations } = await read();
    expect(violations).toHaveLength(200);
    const rows = await opened.database.query('select origin from policy_reports');
    expect(rows).toHaveLength(201);
    expect(violations[0]).toMatchObject({ origin: 'other', count: 2 });
  });

  test.each([
    ['more than 50 reports', 'application/reports+json', Array.from({ length: 51 }, () => report('https://a.example'))],
    ['no list', 'application/reports+json', { type: 'csp-violation' }],
    ['no JSON', 'application/csp-report', '<html>'],
    ['words without end', 'application/csp-report', { 'csp-report': { 'blocked-uri': 'x'.repeat(9_000) } }],
  ])('%s is rejected, and nothing of it is stored', async (_what, type, payload) => {
    expect((await send(type, payload)).statusCode).toBe(400);
    expect((await read()).violations).toEqual([]);
  });

  test('other content types are rejected here, and these two are rejected everywhere else', async () => {
    expect((await send('text/plain', 'x')).statusCode).toBe(415);
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/telemetry',
      payload: '{"items":[]}',
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  test('reports of one client are limited', async () => {
    const strict = await buildTestApp(opened.database, { limits: limitsFor(1) });
    const from = '203.0.113.9';
    const payload = { 'csp-report': IMAGE };
    const responses = [];
    for (let call = 0; call < 61; call += 1)
      responses.push((await send('application/csp-report', payload, { from, to: strict })).statusCode);
    expect(responses).toEqual([...Array.from({ length: 60 }, () => 202), 429]);
    await strict.close();
  });

  test('old reports are removed', async () => {
    await sendLegacy();
    await read();
    const repository = policyReportsRepository(opened.database);
    expect(await repository.remove(new Date(now.getTime() - 60 * 60_000), 10)).toBe(0);
    expect(await repository.remove(new Date(now.getTime() + 60 * 60_000), 10)).toBe(1);
  });
});
