import { setTimeout as delay } from 'node:timers/promises';
import { fillDatabase } from './bench-data';
import type { BenchOptions } from './bench-options';
import { type Running, startApi, startPlain } from './bench-processes';
import { oneByOne, openLoop, type Timed } from './open-loop';
import { median } from './percentiles';
import { checkAtOnce, type Checked, checkEvery, type Checking, startParsers } from './resume-checks';
import { searchMix } from './search-mix';
import { throughput } from './throughput';

const PATH = '/api/job/postings';
const WARM_UP_SECONDS = 8;
const CHECK_EVERY_MS = 2_000;
const ROUNDS = 5;
const ROUND_MS = 1_500;
const COMPARED = { count: 120, seconds: 60 };

export interface SizeResult {
  readonly postings: number;
  readonly fillSeconds: number;
  /** Log line about building the index. */
  readonly built: string;
  readonly memoryMb: number;
  readonly timed: readonly Timed[];
  /** The same while resumes are checked. */
  readonly besideChecks: readonly BesideChecks[];
  /** One request at a time, medians in ms. */
  readonly alone: number;
  readonly plainAlone: number;
  /** First page and bare handler, responses per second. */
  readonly firstPage: number;
  readonly bare: number;
}

/** Searches at the same rate, and the resumes that were checked meanwhile. */
export interface BesideChecks {
  readonly name: string;
  readonly timed: readonly Timed[];
  readonly checked: readonly Checked[];
}

type Log = (line: string) => void;

/** Measures one size. The database named by `env` is filled up to it first. */
export async function benchSize(
  postings: number,
  env: NodeJS.ProcessEnv,
  options: BenchOptions & { log: Log },
): Promise<SizeResult> {
  const { log, rate, seconds, engine } = options;
  log(`Filling the ${engine} database up to ${postings} postings …`);
  let shown = 0;
  const fillSeconds = await fillDatabase(env, postings, (done) => {
    if (done >= shown + 50_000) log(`  ${(shown = done)}`);
  });

  const { api, built } = await startedApi(env);
  const plain = await startPlain(env);
  log(`  ${built}\nSending ${rate} requests a second for ${seconds} s …`);
  const load = { origin: api.origin, path: PATH, mix: searchMix(postings), rate };
  await openLoop({ ...load, seconds: WARM_UP_SECONDS });
  const timed = await openLoop({ ...load, seconds });
  const memoryMb = api.memory();
  await startParsers(api.origin);
  const besideChecks = [
    await beside('30 resumes a minute', checkEvery(api.origin, CHECK_EVERY_MS), () => openLoop({ ...load, seconds })),
    await beside('8 resumes at once', checkAtOnce(api.origin, 8), () => openLoop({ ...load, seconds })),
  ];
  const { firstPage, bare } = await compareThroughput(api, plain);
  const alone = await oneByOne({ ...load, mix: searchMix(postings), ...COMPARED });
  // The embedded database can be opened by one of them at a time.
  await api.stop();
  log('Measuring the search without an index …');
  const plainAlone = await oneByOne({
    origin: plain.origin,
    path: '/plain',
    mix: searchMix(postings),
    ...COMPARED,
  });
  await plain.stop();
  return {
    postings,
    fillSeconds,
    built,
    memoryMb,
    timed,
    besideChecks,
    firstPage,
    bare,
    alone: median(alone.map(({ ms }) => ms)),
    plainAlone: median(plainAlone.map(({ ms }) => ms)),
  };
}

async function beside(name: string, checking: Checking, search: () => Promise<Timed[]>): Promise<BesideChecks> {
  const timed = await search();
  return { name, timed, checked: await checking.stop() };
}

async function startedApi(env: NodeJS.ProcessEnv): Promise<{ api: Running; built: string }> {
  let onLine: (line: string) => void = () => undefined;
  const line = new Promise<string>((resolve) => (onLine = resolve));
  const api = await startApi(env, (line) => line.includes('postings in memory') && onLine(line));
  const { msg } = JSON.parse(await line) as { msg: string };
  await delay(500);
  return { api, built: msg };
}

async function compareThroughput(api: Running, plain: Running): Promise<{ firstPage: number; bare: number }> {
  const response = await fetch(`${api.origin}${PATH}`, { headers: { 'accept-encoding': 'br' } });
  // The size on the wire is what counts; the bytes themselves do not.
  const bytes = Buffer.alloc(Number(response.headers.get('content-length')));
  await fetch(`${plain.origin}/bare`, {
    method: 'PUT',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
  const rounds = { firstPage: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.firstPage.push(await throughput(api.origin, PATH, ROUND_MS));
    rounds.bare.push(await throughput(plain.origin, '/bare', ROUND_MS));
  }
  return { firstPage: median(rounds.firstPage), bare: median(rounds.bare) };
}
