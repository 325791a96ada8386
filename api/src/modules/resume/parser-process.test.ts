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

const analyse = (order: string, signal?: AbortSignal) =>
  parser.analyse({ bytes: Buffer.from(order), fileName: 'resume.pdf', jobDescription: undefined, asOf: 0 }, signal);

test('a process reads one file after the other', async () => {
  const first = await analyse('one');
  expect(first).toEqual({ unreadable: expect.stringMatching(/^\d+ one$/) });
  expect(await analyse('two')).toEqual({ unreadable: expect.stringMatching(/^\d+ two$/) });
});

function restart(limits: Partial<typeof LIMITS>): void {
  parser.end();
  parser = startParser({ ...LIMITS, ...limits }, PROGRAM);
}

test('a file is read at a lower priority than the priority of the portal', async () => {
  expect(await analyse('priority')).toEqual({ unreadable: `niceness ${Math.max(5, getPriority())}` });
});

test('a file that never ends is ended when its processor time is used up', async () => {
  restart({ cpuMs: 500 });
  await expect(analyse('hang')).rejects.toMatchObject({ name: 'ParserEnded', reason: 'time' });
});

test('a file that uses much processor time gets the lowest priority, and no blame for a timeout', async () => {
  restart({ slowCpuMs: 0, wallMs: 1_000 });
  expect(parser.isSlowed()).toBe(false);
  await expect(analyse('hang')).rejects.toMatchObject({ reason: 'machine' });
  expect(parser.isSlowed()).toBe(true);
});

test('a file that uses little processor time may take long', async () => {
  restart({ cpuMs: 200 });
  expect(await analyse('nap')).toEqual({ unreadable: expect.stringMatching(/nap$/) });
});

test('a file that waits for ever is ended when its process has done nothing for a while', async () => {
  restart({ stuckMs: 300 });
  await expect(analyse('wait')).rejects.toMatchObject({ reason: 'time' });
});

test('a process that computes when its wall-clock time is over was slowed down by the machine', async () => {
  restart({ wallMs: 300 });
  await expect(analyse('hang')).rejects.toMatchObject({ reason: 'machine' });
});

test('a file that eats memory is ended before the machine notices', async () => {
  await expect(analyse('grow')).rejects.toMatchObject({ reason: 'memory' });
});

test('a process that dies rejects, and so do later requests', async () => {
  await expect(analyse('crash')).rejects.toMatchObject({ reason: 'crash' });
  await expect(analyse('one')).rejects.toMatchObject({ reason: 'crash' });
});

test('a process that is ended by the server is not ended by its file', async () => {
  await parser.ready();
  const response = analyse('hang');
  parser.end();
  await expect(response).rejects.toMatchObject({ reason: 'machine' });
});

test('a caller who disconnects before the file was sent leaves the process ready for the next file', async () => {
  await expect(analyse('hang', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(await analyse('one')).toEqual({ unreadable: expect.stringMatching(/^\d+ one$/) });
});

test('a caller who disconnects leaves a file that soon ends to its process, which reads the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parser-'));
  const gone = new AbortController();
  const response = analyse(`nap ${join(folder, 'reading')}`, gone.signal);
  while (!existsSync(join(folder, 'reading'))) await delay(5);
  gone.abort();
  const { unreadable: first = '' } = (await response) as { unreadable?: string };
  await rm(folder, { recursive: true });
  const { unreadable: second = '' } = (await analyse('two')) as { unreadable?: string };
  expect(second.split(' ')[0]).toBe(first.split(' ')[0]);
});

test('a file that does not end soon after its caller disconnected is ended', async () => {
  restart({ cpuMs: 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'parser-'));
  const gone = new AbortController();
  const response = analyse(`hang ${join(folder, 'reading')}`, gone.signal);
  while (!existsSync(join(folder, 'reading'))) await delay(5);
  gone.abort();
  await expect(response).rejects.toMatchObject({ name: 'ParserEnded', reason: 'time' });
  await rm(folder, { recursive: true });
});
