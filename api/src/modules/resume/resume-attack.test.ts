import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, testDatabase } from '../../testing/engines';
import {
  claimsObjects,
  claimsPages,
  deflatedTwice,
  drawsEachOther,
  drawsItself,
  drawsTenfold,
  masksItself,
  nestsDeeply,
  zipBomb,
} from '../../testing/hostile-resumes';
import { buildTestApp } from '../../testing/portal';
import { resumeFixture } from '../../testing/resumes';
import { until } from '../../testing/until';
import { createParsers } from './index';

jest.setTimeout(300_000);

const ATTACKER = '203.0.113.7';
const SENDER = '203.0.113.99';
const VISITOR = '198.51.100.20';
const CHECKS = 5;
const NEVER = 3_600_000;

const opened = testDatabase(ONE_ENGINE[0].open);
let app: FastifyInstance;
const ends: (() => unknown)[] = [];

async function listening(...[size, limits]: Parameters<typeof createParsers>): Promise<FastifyInstance> {
  // The limits of wall-clock time are for a machine that is busy with something else.
  const parsers = createParsers(size, { wallMs: NEVER, ...limits });
  ends.push(() => parsers.stop());
  const listener = await buildTestApp(opened.database, { config: { trustedProxies: ['127.0.0.1'] }, parsers });
  ends.push(() => listener.close());
  await listener.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => listener.server.closeAllConnections());
  return listener;
}

async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

interface Checked {
  readonly status: number;
  readonly message: string;
}

interface Sent {
  readonly signal?: AbortSignal;
  readonly name?: string;
}

async function check(bytes: Uint8Array, client: string, { signal, name = 'resume.pdf' }: Sent = {}): Promise<Checked> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/resume/ats-score`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': client },
    ...(signal && { signal }),
  });
  const { message = '' } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}

const honest = resumeFixture('education-institution-pipe-location.pdf');

async function honestChecks(): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < CHECKS; number += 1) statuses.push((await check(honest, VISITOR)).status);
  return statuses;
}

const SUCCESSES = Array.from({ length: CHECKS }, () => 200);

const TOO_LARGE = /holds far more than a resume/;
const NO_TEXT = /holds no text/;
const TOO_LONG = /takes too long to read/;

describe('during an attack', () => {
  beforeAll(async () => {
    app = await listening({}, { cpuMs: NEVER });
  });
  afterAll(endAll);

  test('a client that sends fourteen endless files does not delay others', async () => {
    const attack = new AbortController();
    const ended: number[] = [];
    const attacks = Array.from({ length: 14 }, async () => {
      const { status } = await check(drawsTenfold(12), ATTACKER, { signal: attack.signal });
      ended.push(status);
    });
    const outcomes = Promise.allSettled(attacks);
    // One is read and five wait.
    await until(() => ended.length >= 8);
    expect(await honestChecks()).toEqual(SUCCESSES);
    expect(ended).toEqual(Array.from({ length: 8 }, () => 429));
    attack.abort();
    await outcomes;
    expect((await check(honest, VISITOR)).status).toBe(200);
  });
});

describe('hostile files and clients', () => {
  beforeAll(async () => {
    // Half the limit: files that are read to their end stay far below it as well. At the lowest
    // priority a file gets no time on a busy machine.
    app = await listening({ atOnce: 1 }, { cpuMs: 4_000, slowCpuMs: NEVER });
  });
  afterAll(endAll);

  // Only what takes too long ends its process; everything else is recognized, or read to its end.
  test.each<[string, () => Uint8Array, RegExp]>([
    ['a page deflated twice', deflatedTwice, TOO_LARGE],
    ['a form that draws itself', drawsItself, NO_TEXT],
    ['two forms that draw each other', () => drawsEachOther(2), NO_TEXT],
    ['twelve forms that draw each other', () => drawsEachOther(12), TOO_LONG],
    ['a form that is masked by itself', masksItself, NO_TEXT],
    ['arrays a million deep', () => nestsDeeply(1_000_000), NO_TEXT],
    ['a billion pages', () => claimsPages(1_000_000_000), NO_TEXT],
    ['a billion objects in one stream', () => claimsObjects(1_000_000_000), TOO_LARGE],
  ])('a PDF with %s is rejected with the reason, and the next resume is read', async (_what, make, reason) => {
    const { status, message } = await check(make(), SENDER);
    expect({ status, message }).toEqual({ status: 422, message: expect.stringMatching(reason) });
    expect((await check(honest, VISITOR)).status).toBe(200);
  });

  test('a Word document that inflates to 200 MB is rejected with the reason, and the next resume is read', async () => {
    const { status, message } = await check(zipBomb(), SENDER, { name: 'resume.docx' });
    expect({ status, message }).toEqual({ status: 422, message: expect.stringMatching(TOO_LARGE) });
    expect((await check(honest, VISITOR)).status).toBe(200);
  });

  test('clients that disconnect during their checks do not block others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const gone = new AbortController();
      const checks = [1, 2, 3].map(() => check(honest, SENDER, { signal: gone.signal }));
      setImmediate(() => gone.abort());
      expect((await Promise.allSettled(checks)).map(({ status }) => status)).toEqual([
        'rejected',
        'rejected',
        'rejected',
      ]);
    }
    expect(await honestChecks()).toEqual(SUCCESSES);
  });
});
