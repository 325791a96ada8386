import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ParserProcess, startParser } from './parser-process';

jest.setTimeout(60_000);

const MB = 1024 * 1024;
const LIMITS = {
  cpuMs: 5_000,
  slowCpuMs: 2_000,
  abandonedCpuMs: 300,
  stuckMs: 10_000,
  wallMs: 30_000,
  residentBytes: 300 * MB,
};
const PROGRAM = join(__dirname, '../../testing/failing-parser.mjs');

let parser: ParserProcess;
beforeEach(() => {
  parser = startParser(LIMITS, PROGRAM);
});
afterEach(() => parser.end());

const analyze = (order: string, signal?: AbortSignal) =>
  parser.analyze({ bytes: Buffer.from(order), fileName: 'resume.pdf', jobDescription: undefined, asOf: 0 }, signal);

test('a process reads one file after the other', async () => {
  const first = await analyze('one');
  expect(first).toEqual({ unreadable: expect.stringMatching(/^\d+ one$/) });
  expect(await analyze('two')).toEqual({ unreadable: expect.stringMatching(/^\d+ two$/) });
});

function restart(limits: Partial<typeof LIMITS>): void {
  parser.end();
  parser = startParser({ ...LIMITS, ...limits }, PROGRAM);
}

test('a file is read at a lower priority than that of the portal', async () => {
  expect(await analyze('priority')).toEqual({ unreadable: `niceness ${Math.max(5, getPriority())}` });
});

test('an endless file is ended when its processor time is used up', async () => {
  restart({ cpuMs: 500 });
  await expect(analyze('hang')).rejects.toMatchObject({ name: 'ParserEnded', reason: 'time' });
});

test('a file that uses much processor time gets the lowest priority, and is not blamed for a timeout', async () => {
  restart({ slowCpuMs: 0, wallMs: 1_000 });
  expect(parser.isSlowed()).toBe(false);
  await expect(analyze('hang')).rejects.toMatchObject({ reason: 'machine' });
  expect(parser.isSlowed()).toBe(true);
});

test('a file that uses little processor time may take long', async () => {
  restart({ cpuMs: 200 });
  expect(await analyze('nap')).toEqual({ unreadable: expect.stringMatching(/nap$/) });
});

test('a file that never continues is ended when its process has been idle for a while', async () => {
  restart({ stuckMs: 300 });
  await expect(analyze('wait')).rejects.toMatchObject({ reason: 'time' });
});

test('a process that computes until the wall-clock limit was slowed down by the machine', async () => {
  restart({ wallMs: 300 });
  await expect(analyze('hang')).rejects.toMatchObject({ reason: 'machine' });
});

test('a file that uses too much memory is ended early', async () => {
  await expect(analyze('grow')).rejects.toMatchObject({ reason: 'memory' });
});

test('a process that dies rejects the request and later ones', async () => {
  await expect(analyze('crash')).rejects.toMatchObject({ reason: 'crash' });
  await expect(analyze('one')).rejects.toMatchObject({ reason: 'crash' });
});

test('a process that the server ends is not attributed to its file', async () => {
  await parser.ready();
  const response = analyze('hang');
  parser.end();
  await expect(response).rejects.toMatchObject({ reason: 'machine' });
});

test('disconnecting before the file is sent leaves the process ready for the next file', async () => {
  await expect(analyze('hang', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(await analyze('one')).toEqual({ unreadable: expect.stringMatching(/^\d+ one$/) });
});

test('after a disconnect a file that ends soon leaves its process to the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parser-'));
  const gone = new AbortController();
  const response = analyze(`nap ${join(folder, 'reading')}`, gone.signal);
  while (!existsSync(join(folder, 'reading'))) await delay(5);
  gone.abort();
  const { unreadable: first = '' } = (await response) as { unreadable?: string };
  await rm(folder, { recursive: true });
  const { unreadable: second = '' } = (await analyze('two')) as { unreadable?: string };
  expect(second.split(' ')[0]).toBe(first.split(' ')[0]);
});

test('after a disconnect a file that does not end soon is ended', async () => {
  restart({ cpuMs: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'parser-'));
  const gone = new AbortController();
  const response = analyze(`hang ${join(folder, 'reading')}`, gone.signal);
  while (!existsSync(join(folder, 'reading'))) await delay(5);
  gone.abort();
  await expect(response).rejects.toMatchObject({ name: 'ParserEnded', reason: 'time' });
  await rm(folder, { recursive: true });
});
