import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
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
import { createParsers } from './index';

jest.setTimeout(300_000);

const ATTACKER = '203.0.113.7';
const SENDER = '203.0.113.99';
const VISITOR = '198.51.100.20';
const CHECKS = 20;
/** In ms. Before clients took turns a check waited for 69 s. */
const MAX_MS = 20_000;

// Half the limit: files that are read to their end stay far below it as well.
const parsers = createParsers({}, { cpuMs: 4_000 });
let opened: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await ONE_ENGINE[0].open();
  app = await buildTestApp(opened.database, { config: { trustedProxies: ['127.0.0.1'] }, parsers });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  parsers.stop();
  await opened.remove();
});

interface Checked {
  readonly ms: number;
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
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/resume/ats-score`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': client },
    ...(signal && { signal }),
  });
  const { message = '' } = (await response.json()) as { message?: string };
  return { ms: performance.now() - start, status: response.status, message };
}

const honest = resumeFixture('education-institution-pipe-location.pdf');

async function honestChecks(): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (let number = 0; number < CHECKS; number += 1) checked.push(await check(honest, VISITOR));
  return checked;
}

function expectSuccess(checked: readonly Checked[]): void {
  expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Math.max(...checked.map(({ ms }) => ms))).toBeLessThan(MAX_MS);
}

test('one client that sends fourteen blocking files delays another by seconds, without rejections', async () => {
  await check(honest, VISITOR);
  const bombs = [drawsEachOther(12), drawsTenfold(8), deflatedTwice()];
  const attack = new AbortController();
  const attacks = Array.from({ length: 14 }, (_, number) =>
    check(bombs[number % bombs.length] ?? honest, ATTACKER, { signal: attack.signal }),
  );
  const outcomes = Promise.allSettled(attacks);
  const during = await honestChecks();
  const isStillAttacked = await Promise.race([outcomes.then(() => false), Promise.resolve(true)]);
  attack.abort();
  const bombed = (await outcomes).flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(isStillAttacked).toBe(true);
  expectSuccess(during);
  expect(bombed.filter(({ status }) => status === 429)).toHaveLength(8);
  expect(bombed.filter(({ status }) => ![422, 429].includes(status))).toEqual([]);
  expect((await check(honest, VISITOR)).status).toBe(200);
});

const TOO_LARGE = /holds far more than a resume/;
const NO_TEXT = /holds no text/;
const TOO_LONG = /takes too long to read/;

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

test('callers who disconnect in the middle of their checks leave the check free for others', async () => {
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
  expectSuccess(await honestChecks());
});
