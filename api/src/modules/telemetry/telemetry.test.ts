import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TelemetryItem, TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { buildTestApp, testPortal } from '../../testing/portal';
import { newStaff } from '../../testing/staff';

const JOBS = { bundle: 'jobs', version: '0.1.0-aaaaaaaa' };
const HOST = { bundle: 'host', version: '0.1.0-bbbbbbbb' };
const mounted = (loadMs = 200): TelemetryItem => ({ kind: 'stood', ...JOBS, loadMs, mountMs: 40 });
const failed: TelemetryItem = { kind: 'failed', ...JOBS, phase: 'render', name: 'TypeError', at: 'job-page.js:2:3' };
const vital = (name: 'LCP' | 'CLS', value: number): TelemetryItem => ({ kind: 'vital', ...HOST, name, value });

describe.each(ONE_ENGINE)('telemetry, $name database', ({ open }) => {
  let operator: { authorization: string };
  let now = new Date();
  const portal = testPortal(open, { clock: () => now });
  beforeAll(async () => {
    operator = (await newStaff(portal, ['operator'], now)).headers;
  });
  beforeEach(async () => {
    now = new Date();
    await report();
    for (const table of ['counts', 'visits', 'problems']) await portal.database.query(`delete from telemetry_${table}`);
  });

  const tokenFor = async (remoteAddress: string, to = portal.app) => {
    const response = await to.inject({ url: '/api/telemetry/token', remoteAddress });
    return response.json<{ token: string }>().token;
  };
  const post = (payload: object, remoteAddress: string, to = portal.app) =>
    to.inject({ method: 'POST', url: '/api/telemetry', payload, remoteAddress });
  const send = async (items: readonly object[], remoteAddress = '203.0.113.5', to = portal.app) =>
    post({ items, token: await tokenFor(remoteAddress, to) }, remoteAddress, to);
  const sendOfCanary = async (items: readonly object[], remoteAddress: string) =>
    post({ items, isCanary: true, token: await tokenFor(remoteAddress) }, remoteAddress);
  /** One page view: all of its reports have the same token. */
  const pageView = async (remoteAddress = '203.0.113.5') => {
    const token = await tokenFor(remoteAddress);
    return (...items: readonly object[]) => post({ items, token }, remoteAddress);
  };
  const report = async (hours = 24) => {
    const response = await portal.app.inject({ url: `/api/telemetry?hours=${hours}`, headers: operator });
    return response.json<{ data: TelemetryReport }>().data;
  };
  const health = async (minutes = 30) => {
    const response = await portal.app.inject({ url: `/api/telemetry/health?minutes=${minutes}`, headers: operator });
    return response.json<{ data: VersionHealth[] }>().data;
  };

  async function earlier(minutes: number, act: () => Promise<unknown>): Promise<void> {
    const today = now;
    now = new Date(today.getTime() - minutes * 60_000);
    await act();
    now = today;
  }

  test('operators see load times, failures and web vitals of each version', async () => {
    expect(
      (await send([mounted(100), mounted(100), mounted(900), vital('LCP', 1200), vital('CLS', 0.05)])).statusCode,
    ).toBe(202);
    await send([failed, failed], '203.0.113.6');
    const { versions, series, problems } = await report();
    const [jobs, host] = ['jobs', 'host'].map((name) => versions.find(({ bundle }) => bundle === name));
    expect(jobs).toMatchObject({ ...JOBS, visits: 2, failures: 1, measures: { load: { count: 3 } } });
    expect(jobs?.measures.load?.p50).toBeGreaterThan(94);
    expect(jobs?.measures.load?.p95).toBeLessThan(950);
    expect(host?.measures.CLS?.p75).toBeCloseTo(0.05, 2);
    expect(host?.measures.LCP?.p75).toBeGreaterThan(1100);
    expect(series.find(({ bundle }) => bundle === 'jobs')).toMatchObject({ ...JOBS, visits: 2, failures: 1 });
    expect(problems).toMatchObject([{ ...JOBS, name: 'TypeError', at: 'job-page.js:2:3', phase: 'render', count: 2 }]);
  });

  test('a visit without times is counted, and parts of a remote have separate times', async () => {
    const part = (name: string, ms: number) => ({ kind: 'fetched', ...JOBS, part: name, ms });
    await send([{ kind: 'stood', ...JOBS }, part('entry', 30), part('page', 90)]);
    const [jobs] = (await report()).versions;
    expect(jobs).toMatchObject({ visits: 1, measures: { entry: { count: 1 }, page: { count: 1 } } });
    expect(Object.keys(jobs?.measures ?? {}).sort()).toEqual(['entry', 'page']);
  });

  test('a page view counts once in ten minutes, and one that failed later counts as failed', async () => {
    const first = await pageView();
    for (let time = 0; time < 5; time += 1) await first(mounted(), mounted());
    expect(await health()).toMatchObject([{ ...JOBS, visits: 1, failures: 0 }]);
    for (let time = 0; time < 5; time += 1) await first(failed);
    await first(mounted());
    await send([mounted()], '203.0.113.7');
    expect(await health()).toMatchObject([{ ...JOBS, visits: 2, failures: 1 }]);
    expect((await report()).versions).toMatchObject([{ ...JOBS, visits: 2, failures: 1 }]);
  });

  test('page views behind one address are counted separately', async () => {
    for (let visitor = 0; visitor < 12; visitor += 1) await send([visitor < 5 ? failed : mounted()]);
    expect(await health()).toMatchObject([{ ...JOBS, visits: 12, failures: 5, networks: { failing: 1 } }]);
  });

  test('visitors of a canary are counted separately, also for a version that all visitors get', async () => {
    await send([mounted()], '203.0.113.20');
    await sendOfCanary([mounted(), failed], '203.0.113.21');
    await sendOfCanary([mounted()], '203.0.113.22');
    const times = (count: number) => ({ count, p25: 240, p75: 240 });
    const canary = { visits: 2, failures: 1, times: times(2), networks: { failing: 1, measured: 1 } };
    const networks = { failing: 0, measured: 1 };
    expect(await health()).toEqual([{ ...JOBS, visits: 3, failures: 1, times: times(1), networks, canary }]);
  });

  test('only the first time of each page view counts, whenever it is reported', async () => {
    const unmeasured = { kind: 'stood', ...JOBS };
    const views = await Promise.all([30, 31, 32, 33].map((visitor) => pageView(`203.0.113.${visitor}`)));
    await views[0]?.(unmeasured, failed);
    expect(await health()).toMatchObject([{ failures: 1, times: { count: 0, p25: 0, p75: 0 } }]);
    for (const [number, view] of views.entries()) await view(mounted(300 + 10 * number));
    await health();
    for (const late of [9_000, 10]) await views[3]?.(mounted(late), unmeasured);
    expect(await health()).toMatchObject([{ visits: 4, failures: 1, times: { count: 4, p25: 340, p75: 360 } }]);
  });

  test('health covers the last minutes only, the report the requested hours', async () => {
    await earlier(3 * 60, () => send([failed]));
    await send([mounted()], '203.0.113.8');
    expect(await health(30)).toMatchObject([{ ...JOBS, visits: 1, failures: 0 }]);
    expect((await report(1)).versions).toMatchObject([{ visits: 1, failures: 0 }]);
    expect((await report(24)).versions).toMatchObject([{ visits: 2, failures: 1 }]);
  });

  test('a long period has longer steps, which add up their hours', async () => {
    now = new Date('2026-11-22T10:30:00Z');
    await earlier(60, () => send([mounted(100)]));
    await send([mounted(900)], '203.0.113.8');
    expect(await report(24)).toMatchObject({ stepHours: 1, series: [{ visits: 1 }, { visits: 1 }] });
    const { stepHours, series } = await report(7 * 24);
    expect(stepHours).toBe(6);
    expect(series).toMatchObject([
      { at: '2026-11-22T06:00:00.000Z', ...JOBS, visits: 2, failures: 0, measures: { load: { count: 2 } } },
    ]);
    expect((await report(30 * 24)).stepHours).toBe(24);
  });

  test('no address is stored, and networks of the previous day are not recognized', async () => {
    await earlier(24 * 60, () => send([mounted()]));
    await send([mounted()]);
    await health();
    const rows = await portal.database.query<{ network: string }>('select network, client from telemetry_visits');
    expect(new Set(rows.map(({ network }) => network)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  test.each([
    ['a message', { ...failed, name: 'Cannot read asha@example.in' }, 'name'],
    ['an address of a page', { ...failed, at: 'https://kadam.example/profile?email=asha@example.in' }, 'at'],
    ['another bundle than ours could be', { ...failed, bundle: '../etc' }, 'bundle'],
    ['a time that cannot be', { ...mounted(), loadMs: -1 }, 'loadMs'],
    ['an unknown kind', { kind: 'key press' }, 'kind'],
  ])('%s is rejected, and nothing of the call is stored', async (_what, item, field) => {
    const response = await send([mounted(), item]);
    expect(response.statusCode).toBe(400);
    expect(response.json().details[0].field).toContain(field);
    expect(await health()).toEqual([]);
  });

  test('too few and too many items are rejected', async () => {
    expect((await send([])).statusCode).toBe(400);
    const tooManyRequests = await send(Array.from({ length: 41 }, () => mounted()));
    expect([tooManyRequests.statusCode, tooManyRequests.json().message]).toEqual([
      400,
      'items must be at most 40 items.',
    ]);
  });

  describe('with released bundles', () => {
    let bundlesFolder: string;
    let released: FastifyInstance;
    const publish = async (live: string, more: object = {}) => {
      const state = { live, previous: [], canary: null, quarantined: [], ...more };
      const host = { live: HOST.version, previous: [] };
      await writeFile(join(bundlesFolder, 'registry.json'), JSON.stringify({ bundles: { jobs: state, host } }));
    };
    beforeEach(async () => {
      bundlesFolder = await mkdtemp(join(tmpdir(), 'kadam-bundles-'));
      await mkdir(join(bundlesFolder, 'jobs', JOBS.version), { recursive: true });
      const files = { 'job-page.js': {} };
      await writeFile(join(bundlesFolder, 'jobs', JOBS.version, 'release.json'), JSON.stringify({ files }));
      await publish(JOBS.version);
      released = await buildTestApp(portal.database, {
        config: { bundlesFolder },
        clock: () => now,
        limits: limitsFor(1),
      });
    });
    afterEach(async () => {
      await released.close();
      await rm(bundlesFolder, { recursive: true });
    });
    const names = async () => {
      await released.inject({ url: '/api/telemetry/health?minutes=5', headers: operator });
      return (await health()).map(({ bundle, version }) => `${bundle} ${version}`);
    };

    test('invented bundles and versions are not stored', async () => {
      const invented = [
        { ...failed, version: '0.1.0-invented' },
        { ...failed, bundle: 'invented' },
        { ...failed, bundle: 'constructor' },
        { ...failed, bundle: 'invented', version: 'unknown' },
      ];
      const unknown = { ...failed, bundle: 'host', version: 'unknown' };
      await send([mounted(), ...invented, unknown], '203.0.113.12', released);
      expect(await names()).toEqual(['host unknown', `jobs ${JOBS.version}`]);
    });

    test('a token covers the versions in documents at the time it was issued', async () => {
      await publish(JOBS.version, { canary: { version: 'canary' }, previous: ['fallback', 'older', 'open-tab'] });
      await publish(JOBS.version, {
        canary: { version: 'canary' },
        previous: ['bad', 'fallback', 'older', 'open-tab'],
        quarantined: ['bad'],
        lastLive: { 'open-tab': now.toISOString(), older: '2020-01-01T00:00:00.000Z' },
      });
      const token = await tokenFor('203.0.113.13', released);
      const versions = [JOBS.version, 'canary', 'fallback', 'open-tab', 'bad', 'older', 'next'];
      await publish('next');
      now = new Date(now.getTime() + 2_000);
      const items = versions.map((version) => ({ kind: 'stood', bundle: 'jobs', version }));
      expect((await post({ items, token }, '203.0.113.13', released)).statusCode).toBe(202);
      expect((await names()).sort()).toEqual(
        [JOBS.version, 'canary', 'open-tab', 'fallback'].map((version) => `jobs ${version}`).sort(),
      );
      await send([{ kind: 'stood', bundle: 'jobs', version: 'next' }], '203.0.113.14', released);
      expect(await names()).toContain('jobs next');
    });

    test('a location that is not in a file of the release is not stored', async () => {
      await send([{ ...failed, at: 'pages/invented.js:1:1' }, failed], '203.0.113.15', released);
      await names();
      expect((await report()).problems.map(({ at }) => at).sort()).toEqual(['', 'job-page.js:2:3']);
    });

    const rows = async (table: string) => {
      await names();
      const [row] = await portal.database.query<{ rows: number }>(`select count(*)::int as rows from ${table}`);
      return row?.rows ?? 0;
    };
    const different = (call: number, from = 0) =>
      Array.from({ length: 40 }, (_, item) => ({ ...failed, at: `job-page.js:${from + call * 40 + item}:1` }));

    test('2,400 different problems a minute from one address become at most 30 rows', async () => {
      const token = await tokenFor('203.0.113.16', released);
      for (let call = 0; call < 59; call += 1)
        expect((await post({ items: different(call), token }, '203.0.113.16', released)).statusCode).toBe(202);
      expect(await rows('telemetry_problems')).toBe(30);
      expect(await rows('telemetry_visits')).toBe(1);
    });

    test('one address adds at most 300 measurements in ten minutes, and one network at most 1,500', async () => {
      const measured = async () => (await report()).versions[0]?.measures.LCP?.count ?? 0;
      const items = Array.from({ length: 40 }, () => ({ kind: 'vital', ...JOBS, name: 'LCP', value: 900 }));
      for (let call = 0; call < 10; call += 1) await send(items, '203.0.113.17', released);
      await names();
      expect(await measured()).toBe(300);
      for (let address = 0; address < 10; address += 1)
        for (let call = 0; call < 8; call += 1) await send(items, `203.0.113.${100 + address}`, released);
      await names();
      expect(await measured()).toBe(1_500);
    });

    test('at most 200 different problems of a version are described a day, and known ones still count', async () => {
      for (let network = 0; network < 8; network += 1)
        await send(different(0, network * 40), `198.51.${network}.1`, released);
      expect(await rows('telemetry_problems')).toBe(200);
      await send(different(0), '198.51.100.1', released);
      expect(await rows('telemetry_problems')).toBe(200);
      expect((await report()).problems[0]?.count).toBe(2);
    });
  });

  describe('a report token', () => {
    test.each([
      ['without one', undefined],
      ['with one that is none', 'e30.AAAA'],
      ['with one of an empty signature', 'e30.'],
    ])('is required: a report %s is rejected and not stored', async (_what, token) => {
      expect((await post({ items: [failed], token }, '203.0.113.40')).statusCode).toBe(403);
      expect(await health()).toEqual([]);
    });

    test('is valid for the addresses of one network and 15 minutes', async () => {
      const token = await tokenFor('203.0.113.41');
      const status = async (from: string) => (await post({ items: [failed], token }, from)).statusCode;
      expect([await status('203.0.113.99'), await status('203.0.112.41')]).toEqual([202, 403]);
      now = new Date(now.getTime() + 14 * 60_000);
      expect(await status('203.0.113.41')).toBe(202);
      now = new Date(now.getTime() + 61_000);
      expect(await status('203.0.113.41')).toBe(403);
    });

    test('of an IPv6 address is valid within its /48', async () => {
      const token = await tokenFor('2001:db8:1:2::3');
      const status = async (from: string) => (await post({ items: [failed], token }, from)).statusCode;
      expect([await status('2001:db8:1:ffff::1'), await status('2001:db8:2:2::3')]).toEqual([202, 403]);
    });
  });

  test.each([
    ['IPv4 addresses of one /24', (number: number) => `203.0.113.${number % 250}`],
    ['IPv6 networks of one /48', (number: number) => `2001:db8:7:${number.toString(16)}::1`],
  ])('400 failures from %s count as 20 page views of one network', async (_what, addressOf) => {
    for (let number = 0; number < 400; number += 1) await send([failed], addressOf(number));
    await send([mounted()], '198.51.100.7');
    expect(await health()).toMatchObject([{ visits: 21, failures: 20, networks: { failing: 1, measured: 1 } }]);
  });

  test('reports of one client are limited', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const token = await tokenFor('203.0.113.9', strict);
    const call = () => post({ items: [mounted()], token }, '203.0.113.9', strict);
    for (let calls = 0; calls < 59; calls += 1) expect((await call()).statusCode).toBe(202);
    expect((await call()).statusCode).toBe(429);
    await strict.close();
  });

  test('a failed write is retried, and pending reports are written when the server closes', async () => {
    let isDown = true;
    const database: Database = {
      ...portal.database,
      query: (sql, values) => portal.database.query(sql, values),
      transaction: (work) => (isDown ? Promise.reject(new Error('down')) : portal.database.transaction(work)),
    };
    const unlucky = await buildTestApp(database);
    await unlucky.ready();
    await send([mounted()], '203.0.113.10', unlucky);
    const request = () => unlucky.inject({ url: '/api/telemetry/health', headers: operator });
    expect((await request()).json().data).toEqual([]);
    await send([mounted()], '203.0.113.11', unlucky);
    isDown = false;
    await unlucky.close();
    expect(await health()).toMatchObject([{ ...JOBS, visits: 2, failures: 0 }]);
  });
});
