import type { AnalysisReply, AnalysisRequest } from './analyzer-messages';
import { createParserPool } from './parser-pool';
import { type Overrun, ParserEnded, type ParserProcess } from './parser-process';
import type { ResumeClient } from './resume-clients';

const request = (fileName: string): AnalysisRequest => ({
  bytes: new Uint8Array(),
  fileName,
  jobDescription: undefined,
  asOf: 0,
});

/** Processes whose replies the test controls. */
function poolOf({
  atOnce,
  ...size
}: {
  atOnce: number;
  places: number;
  filesPerProcess: number;
  atOncePerClient?: number;
}) {
  const started: number[] = [];
  const ended: number[] = [];
  const notReady = new Set<number>();
  const pending = new Map<
    string,
    { by: number; reply: (reply: AnalysisReply) => void; die: (reason?: Overrun) => void }
  >();
  const pool = createParserPool(
    { atOnce, atOncePerClient: atOnce, placesPerClient: size.places, ...size },
    async (): Promise<ParserProcess> => {
      const by = started.length;
      started.push(by);
      return {
        ready: () => (notReady.has(by) ? new Promise(() => {}) : Promise.resolve()),
        isSlowed: () => false,
        analyze: ({ fileName }) =>
          new Promise((reply, reject) =>
            pending.set(fileName, { by, reply, die: (reason = 'crash') => reject(new ParserEnded(reason, '')) }),
          ),
        end: () => ended.push(by),
      };
    },
  );
  const moment = () => new Promise(setImmediate);
  const respond = async (name: string, reply: AnalysisReply = { unreadable: name }) => {
    pending.get(name)?.reply(reply);
    await moment();
  };
  const overruns: string[] = [];
  const clientOf = (key: string): ResumeClient => ({
    key,
    admit: async () => {
      if (overruns.includes(key)) throw new Error('too many overruns');
    },
    overran: async () => void overruns.push(key),
  });
  const read = (file: AnalysisRequest, client = file.fileName, signal?: AbortSignal) =>
    pool.read(file, { client: clientOf(client), signal });
  return { pool, read, started, ended, notReady, pending, respond, moment };
}

test('a limited number of files is read at once, the next ones wait, and more are rejected with a retry time', async () => {
  const { read, pending, respond, moment } = poolOf({ atOnce: 2, places: 1, filesPerProcess: 10 });
  const [first, , third] = ['a', 'b', 'c'].map((name) => read(request(name)));
  await moment();
  expect([...pending.keys()]).toEqual(['a', 'b']);
  await expect(read(request('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 20 } });

  await respond('a');
  expect(await first).toEqual({ unreadable: 'a' });
  expect([...pending.keys()]).toEqual(['a', 'b', 'c']);
  await respond('c');
  expect(await third).toEqual({ unreadable: 'c' });
});

test('a process is reused for a limited number of files, and one is always ready', async () => {
  const { read, started, ended, pending, respond, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 2 });
  for (const name of ['a', 'b', 'c']) {
    void read(request(name));
    await moment();
    await respond(name);
  }
  expect(['a', 'b', 'c'].map((name) => pending.get(name)?.by)).toEqual([0, 0, 1]);
  expect([started, ended]).toEqual([[0, 1], [0]]);
});

test('a file is read by a ready process, not by one that is starting', async () => {
  const { read, pending, notReady, respond, moment } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  const dying = read(request('a'));
  void read(request('b'));
  await moment();
  await respond('b');
  notReady.add(2);
  pending.get('a')?.die('time');
  await expect(dying).rejects.toThrow(ParserEnded);
  await moment();
  void read(request('c'));
  await moment();
  expect(pending.get('c')?.by).toBe(pending.get('b')?.by);
});

test('a client does not wait for the replacement of a process', async () => {
  const size = { atOnce: 2, atOncePerClient: 1, places: 5, filesPerProcess: 2 };
  const { read, started, pending, notReady, respond, moment } = poolOf(size);
  notReady.add(2);
  for (const name of ['a1', 'a2', 'a3']) {
    void read(request(name), 'a');
    await moment();
    await respond(name);
  }
  expect([started, pending.get('a3')?.by]).toEqual([[0, 1, 2], 1]);
});

test('a process can be started before the first file, which it then reads', async () => {
  const { pool, read, started, pending, moment } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  await pool.prepare();
  await pool.prepare();
  expect(started).toEqual([0]);
  void read(request('a'));
  await moment();
  expect(pending.get('a')?.by).toBe(0);
});

test('a process that becomes ready after the pool was stopped is ended', async () => {
  const { pool, started, ended } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  const preparing = pool.prepare();
  pool.stop();
  await preparing;
  expect(ended).toEqual(started);
});

test('a process that died or failed reads nothing more, and the next file is read', async () => {
  const { read, ended, pending, respond, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 10 });
  const dying = read(request('a'));
  await moment();
  pending.get('a')?.die();
  await expect(dying).rejects.toThrow(ParserEnded);
  void read(request('b'));
  await moment();
  await respond('b', { error: 'TypeError' });
  const next = read(request('c'));
  await moment();
  await respond('c');
  expect(await next).toEqual({ unreadable: 'c' });
  expect(['a', 'b', 'c'].map((name) => pending.get(name)?.by)).toEqual([0, 1, 2]);
  expect(ended).toContain(1);
});

test('stopping ends every process', async () => {
  const { pool, read, started, ended, respond, moment } = poolOf({ atOnce: 2, places: 5, filesPerProcess: 10 });
  void read(request('a'));
  void read(request('b'));
  await moment();
  await respond('a');
  pool.stop();
  expect(ended.sort()).toEqual(started);
});

test('one client has one file read at once and a few waiting, and gets an error for more', async () => {
  const size = { atOnce: 2, atOncePerClient: 1, places: 10, placesPerClient: 2, filesPerProcess: 10 };
  const { read, pending, respond, moment } = poolOf(size);
  void read(request('a1'), 'a');
  void read(request('a2'), 'a');
  void read(request('a3'), 'a');
  await expect(read(request('a4'), 'a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    extras: { retryAfter: 20 },
  });
  await moment();
  void read(request('b1'), 'b');
  await moment();
  expect([...pending.keys()]).toEqual(['a1', 'b1']);
  await respond('b1');
  expect([...pending.keys()]).toEqual(['a1', 'b1']);
  await respond('a1');
  expect([...pending.keys()]).toEqual(['a1', 'b1', 'a2']);
});

test('a file that ended its process counts against its client, whose next files are rejected', async () => {
  const { read, pending, respond, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 10 });
  const first = read(request('a1'), 'a');
  const second = read(request('a2'), 'a');
  const other = read(request('b1'), 'b');
  await moment();
  pending.get('a1')?.die('time');
  await expect(first).rejects.toMatchObject({ reason: 'time' });
  await expect(second).rejects.toThrow('too many overruns');
  await moment();
  await respond('b1');
  expect(await other).toEqual({ unreadable: 'b1' });
  expect(pending.has('a2')).toBe(false);
});

test('a process that ended because of the machine does not count against the client', async () => {
  const { read, pending, respond, moment } = poolOf({ atOnce: 1, places: 5, filesPerProcess: 10 });
  const first = read(request('a1'), 'a');
  await moment();
  pending.get('a1')?.die('machine');
  await expect(first).rejects.toMatchObject({ reason: 'machine' });
  const second = read(request('a2'), 'a');
  await moment();
  await respond('a2');
  expect(await second).toEqual({ unreadable: 'a2' });
});

test('a client who disconnects while its file waits leaves the queue and ends no process', async () => {
  const { read, ended, pending, respond, moment } = poolOf({ atOnce: 1, places: 1, filesPerProcess: 10 });
  const first = read(request('a1'), 'a');
  await moment();
  const gone = new AbortController();
  const second = read(request('b1'), 'b', gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  const third = read(request('c1'), 'c');
  await respond('a1');
  await respond('c1');
  expect(await Promise.all([first, third])).toEqual([{ unreadable: 'a1' }, { unreadable: 'c1' }]);
  expect([[...pending.keys()], ended]).toEqual([['a1', 'c1'], []]);
});

test('its state counts busy and idle processes, waiting files, and processes that a file ended', async () => {
  const { pool, read, pending, respond, moment } = poolOf({ atOnce: 1, places: 2, filesPerProcess: 2 });
  expect(pool.state()).toEqual({ busy: 0, idle: 0, waiting: 0, restarts: 0 });
  const dying = read(request('a'));
  void read(request('b'));
  void read(request('c'));
  await expect(read(request('d'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await moment();
  expect(pool.state()).toEqual({ busy: 1, idle: 0, waiting: 2, restarts: 0 });
  pending.get('a')?.die();
  await expect(dying).rejects.toThrow(ParserEnded);
  await moment();
  expect(pool.state()).toMatchObject({ busy: 1, waiting: 1, restarts: 1 });
  await respond('b');
  await respond('c');
  expect(pool.state()).toEqual({ busy: 0, idle: 1, waiting: 0, restarts: 1 });
});
