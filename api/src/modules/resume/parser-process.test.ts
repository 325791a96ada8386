import { join } from 'node:path';
import { type ParserProcess, startParser } from './parser-process';

jest.setTimeout(60_000);

const MB = 1024 * 1024;
const PROGRAM = join(__dirname, '../../testing/fault-parser.mjs');

let parser: ParserProcess;
beforeEach(() => {
  parser = startParser({ wallMs: 10_000, residentBytes: 300 * MB }, PROGRAM);
});
afterEach(() => parser.end());

const ask = (order: string, signal?: AbortSignal) =>
  parser.ask({ bytes: Buffer.from(order), fileName: 'resume.pdf', jobDescription: undefined, asOf: 0 }, signal);

test('a process answers one file after the other', async () => {
  const first = await ask('one');
  expect(first).toEqual({ unreadable: expect.stringMatching(/^\d+ one$/) });
  expect(await ask('two')).toEqual({ unreadable: expect.stringMatching(/^\d+ two$/) });
});

test('a file that never ends is ended by the clock', async () => {
  parser.end();
  parser = startParser({ wallMs: 2_000, residentBytes: 300 * MB }, PROGRAM);
  await expect(ask('hang')).rejects.toMatchObject({ name: 'ParserEnded', reason: 'time' });
});

test('a file that eats memory is ended before the machine notices', async () => {
  await expect(ask('grow')).rejects.toMatchObject({ reason: 'memory' });
});

test('a process that dies says so, and so does asking it again', async () => {
  await expect(ask('crash')).rejects.toMatchObject({ reason: 'crash' });
  await expect(ask('one')).rejects.toMatchObject({ reason: 'crash' });
});

test('a caller who has gone ends the work', async () => {
  await ask('one');
  const gone = new AbortController();
  const answer = ask('hang', gone.signal);
  gone.abort();
  await expect(answer).rejects.toMatchObject({ name: 'ParserEnded' });
});
