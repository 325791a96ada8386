import { addTask } from '../tasks';
import { ONE_ENGINE, type TestDatabase } from '../testing/engines';
import { buildTestApp } from '../testing/portal';
import { createMetrics, openMetricsListener, type Metrics } from '.';
import type { FastifyInstance } from 'fastify';

const [{ open }] = ONE_ENGINE;
let opened: TestDatabase;
let metrics: Metrics;
let app: FastifyInstance;
const others: FastifyInstance[] = [];

beforeAll(async () => {
  opened = await open();
  metrics = createMetrics({ readMs: 300 });
  app = await buildTestApp(opened.database, { metrics });
  app.get('/broken/:id', () => {
    throw new TypeError('a bug');
  });
});
afterAll(async () => {
  for (const one of [app, ...others]) await one.close();
  await opened.remove();
});

async function valueOf(series: string): Promise<number | undefined> {
  const line = (await metrics.scrape()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const requests = (method: string, route: string, status: number) =>
  valueOf(`kadam_http_request_duration_seconds_count{method="${method}",route="${route}",status_code="${status}"}`);

test('requests are counted by method, route pattern and status, never by URL', async () => {
  const id = 'b7e0a5c4-0000-4000-8000-000000000000';
  await app.inject({ url: `/api/job/postings/${id}` });
  await app.inject({ url: '/api/livez?from=here' });
  expect(await requests('GET', '/api/livez', 200)).toBe(1);
  const text = await metrics.scrape();
  expect(text).not.toContain(id);
  expect(text).not.toContain('from=here');
});

test('all unknown URLs share one label, and all unusual methods another', async () => {
  for (const url of ['/nowhere', '/api/elsewhere', '/metrics', '/api/metrics'])
    expect((await app.inject({ url })).statusCode).toBe(404);
  await app.inject({ method: 'PROPFIND' as 'GET', url: '/nowhere' });
  expect(await requests('GET', '(none)', 404)).toBe(4);
  expect(await requests('other', '(none)', 404)).toBe(1);
});

test('an internal error is counted as 500 of its route and as INTERNAL', async () => {
  await app.inject({ url: '/broken/1' });
  await app.inject({ url: '/broken/2' });
  expect(await requests('GET', '/broken/:id', 500)).toBe(2);
  expect(await valueOf('kadam_http_errors_total{code="INTERNAL"}')).toBe(2);
  expect(await valueOf('kadam_http_errors_total{code="NOT_FOUND"}')).toBeGreaterThanOrEqual(4);
});

test('a request is in flight until its response ends or its client disconnects', async () => {
  let finish = () => undefined as void;
  const server = await buildTestApp(opened.database, { metrics: (metrics = createMetrics({ readMs: 300 })) });
  others.push(server);
  let hasBegun = () => undefined as void;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  server.get('/slow', async () => {
    hasBegun();
    await new Promise<void>((resolve) => (finish = resolve));
    return 'done';
  });
  const closed = new Promise<void>((resolve) =>
    server.server.on('request', (_request, response) => void response.once('close', () => resolve())),
  );
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const gone = new AbortController();
  const response = fetch(`${origin}/slow`, { signal: gone.signal });
  await begun;
  expect(await valueOf('kadam_http_requests_in_flight')).toBe(1);
  gone.abort();
  await response.catch(() => undefined);
  await closed;
  expect(await valueOf('kadam_http_requests_in_flight')).toBe(0);
  finish();
  await server.inject({ url: '/api/livez' });
  expect(await valueOf('kadam_http_requests_in_flight')).toBe(0);
});

test('while the database hangs, a scrape ends within its limit without the queue, and reports the error', async () => {
  await opened.database.query('select 1');
  const app = await buildTestApp(opened.database, { metrics: (metrics = createMetrics({ readMs: 300 })) });
  await opened.database.transaction(async (tx) => {
    await tx.query('lock table tasks in access exclusive mode');
    expect(await valueOf('kadam_emails_unsent')).toBeUndefined();
    expect(await valueOf('kadam_db_pool_connections{database="primary",state="busy"}')).toBeGreaterThanOrEqual(1);
    expect(await valueOf('kadam_scrape_errors_total{source="tasks"}')).toBeGreaterThanOrEqual(2);
  });
  expect(await valueOf('kadam_emails_unsent')).toBe(0);
  await app.close();
});

test('a request that waits for a connection is counted as waiting', async () => {
  const app = await buildTestApp(opened.database, { metrics: (metrics = createMetrics({ readMs: 300 })) });
  const held = Array.from({ length: 12 }, () => heldConnection());
  const waiting = await valueOf('kadam_db_pool_waiting_requests{database="primary"}');
  for (const { release } of held) release();
  await Promise.all(held.map(({ ended }) => ended));
  expect(waiting).toBeGreaterThan(0);
  expect(await valueOf('kadam_db_pool_waiting_requests{database="primary"}')).toBe(0);
  expect(await valueOf('kadam_db_replica_used')).toBeUndefined();
  await app.close();
});

function heldConnection() {
  let release = () => undefined as void;
  const wait = new Promise<void>((resolve) => (release = resolve));
  return { release, ended: opened.database.transaction(() => wait) };
}

test('the port of the metrics serves only GET /metrics', async () => {
  await opened.database.transaction((tx) => addTask(tx, { kind: 'mail', payload: {}, now: new Date() }));
  const app = await buildTestApp(opened.database, { metrics: (metrics = createMetrics({ readMs: 300 })) });
  const listener = await openMetricsListener(metrics, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${listener.port}`;
  const response = await fetch(`${origin}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await response.text()).toContain('kadam_tasks{kind="mail",state="due"} 1\n');
  expect((await fetch(`${origin}/api/livez`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
  listener.close();
  await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  await app.close();
});
