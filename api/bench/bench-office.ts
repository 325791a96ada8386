import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { buildApp } from '../src/app';
import { openDatabase } from '../src/db/open';
import type { Database } from '../src/db/database';
import { limitsFor } from '../src/limits';
import { fillDatabase } from './bench-data';
import { fillOffice } from './office-data';
import { fillLists } from './office-lists';
import { OFFICE_REQUESTS } from './office-requests';
import { median, percentile } from './percentiles';

const POSTINGS = 100_000;
const APPLICATIONS = 50_000;
const WARM_UP = 3;
const RUNS = 30;
const LIMIT_MS = 300;

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** Measures the tables of the office over HTTP, one request after the other. */
async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-bench-'));
  const env = { KADAM_DATA: folder, DATABASE_URL: process.env.DATABASE_URL };
  const seconds = await fillDatabase(env, POSTINGS, () => undefined);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataFolder: folder,
    statementTimeoutMs: 0,
  });
  await fillOffice(database, APPLICATIONS);
  await fillLists(database);
  console.log(`${POSTINGS} postings, ${APPLICATIONS} applications (made in ${seconds.toFixed(0)} s)`);
  const app = await buildApp({
    database,
    config: { environment: 'development', trustedProxies: [], logLevel: 'silent' },
    limits: limitsFor(1_000_000),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = await openOffice(app, database);
  console.log(`load average before: ${loadavg()[0]?.toFixed(1)}\n`);
  const lines = ['| table | request | p50 | p95 |', '| --- | --- | --- | --- |'];
  let isSlow = false;
  for (const { page, name, path } of OFFICE_REQUESTS) {
    const times = await timesOf(`${origin}/api/office${path}`, headers);
    const p95 = percentile(times, 0.95);
    isSlow ||= p95 > LIMIT_MS;
    lines.push(`| ${page} | ${name} | ${median(times).toFixed(0)} ms | ${p95.toFixed(0)} ms |`);
  }
  console.log(lines.join('\n'));
  console.log(`\nload average after: ${loadavg()[0]?.toFixed(1)}`);
  await app.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  if (isSlow) throw new Error(`A p95 is above ${LIMIT_MS} ms.`);
}

async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    if (run >= WARM_UP) times.push(performance.now() - start);
  }
  return times;
}

/** Signs an owner up and opens the office; returns the headers of the session. */
async function openOffice(app: FastifyInstance, database: Database): Promise<Record<string, string>> {
  const account = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `owner.${Date.now()}@example.in`,
    password: 'monsoon-clouds',
  };
  const post = async (path: string, payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url: `/api${path}`, payload, headers })).json();
  await post('/auth/signup', account);
  const { token, user } = await post('/auth/login', account);
  await database.query(`insert into staff (member_id, roles, since) values ($1, '{owner}', now())`, [user.id]);
  await database.query(`select pg_notify('sessions_ended', '')`);
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await post('/office/second-factor/setup', { password: account.password }, headers);
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
  await post('/office/second-factor/confirm', { code }, headers);
  return headers;
}
