import type { AnalysisReply, AnalysisRequest } from './analyser-messages';
import { createParserPool } from './parser-pool';
import { ParserEnded, type ParserProcess } from './parser-process';

const request = (fileName: string): AnalysisRequest => ({
  bytes: new Uint8Array(),
  fileName,
  jobDescription: undefined,
  asOf: 0,
});

/** Processes whose answers the test gives. */
function poolOf(size: { atOnce: number; places: number; filesPerProcess: number }) {
  const started: number[] = [];
  const ended: number[] = [];
  const asked = new Map<string, { by: number; reply: (reply: AnalysisReply) => void; die: () => void }>();
  const pool = createParserPool(size, async (): Promise<ParserProcess> => {
    const by = started.length;
    started.push(by);
    return {
      ask: ({ fileName }) =>
        new Promise((reply, reject) =>
          asked.set(fileName, { by, reply, die: () => reject(new ParserEnded('crash', '')) }),
        ),
      end: () => ended.push(by),
    };
  });
  const moment = () => new Promise(setImmediate);
  const answer = async (name: string, reply: AnalysisReply = { unreadable: name }) => {
    asked.get(name)?.reply(reply);
    await moment();
  };
  return { pool, started, ended, asked, answer, moment };
}

test('so many are read at once, the next ones wait in order, and more are refused with a time to come back', async () => {
  const { pool, asked, answer, moment } = poolOf({ atOnce: 2, places: 1, filesPerProcess: 10 });
  const [first, , third] = ['a', 'b', 'c'].map((name) => pool.read(request(name)));
  await moment();
  expect([...asked.keys()]).toEqual(['a', 'b']);
  await expect(pool.read(request('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 20 } });

  await answer('a');
  expect(await first).toEqual({ unreadable: 'a' });
  expect([...asked.keys()]).toEqual(['a', 'b', 'c']);
  await answer('c');
  expect(await third).toEqual({ unreadable: 'c' });
});

test('a process is used again, up to its number of files, and one is kept ready', async () => {
  const { pool, started, ended, asked, answer, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 2 });
  for (const name of ['a', 'b', 'c']) {
    void pool.read(request(name));
    await moment();
    await answer(name);
  }
  expect(['a', 'b', 'c'].map((name) => asked.get(name)?.by)).toEqual([0, 0, 1]);
  expect([started, ended]).toEqual([[0, 1], [0]]);
});

test('a process can be started ahead of the first file, which it then reads', async () => {
  const { pool, started, asked, moment } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  await pool.prepare();
  await pool.prepare();
  expect(started).toEqual([0]);
  void pool.read(request('a'));
  await moment();
  expect(asked.get('a')?.by).toBe(0);
});

test('a process that is ready only after the pool was stopped is ended', async () => {
  const { pool, started, ended } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  const preparing = pool.prepare();
  pool.stop();
  await preparing;
  expect(ended).toEqual(started);
});

test('a process that died, or failed in a way nobody foresaw, reads nothing more; the next file works', async () => {
  const { pool, ended, asked, answer, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 10 });
  const dying = pool.read(request('a'));
  await moment();
  asked.get('a')?.die();
  await expect(dying).rejects.toThrow(ParserEnded);
  void pool.read(request('b'));
  await moment();
  await answer('b', { fault: 'TypeError' });
  const next = pool.read(request('c'));
  await moment();
  await answer('c');
  expect(await next).toEqual({ unreadable: 'c' });
  expect(['a', 'b', 'c'].map((name) => asked.get(name)?.by)).toEqual([0, 1, 2]);
  expect(ended).toContain(1);
});

test('stopping ends every process', async () => {
  const { pool, started, ended, answer, moment } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  void pool.read(request('a'));
  void pool.read(request('b'));
  await moment();
  await answer('a');
  pool.stop();
  expect(ended.sort()).toEqual(started);
});
