import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogStream } from './log-stream';
import { type ClosedDatabase, newClosedDatabase } from './testing/engines';
import { type ServerProcess, startServerLoggingTo } from './testing/server-process';
import { until } from './testing/until';

jest.setTimeout(120_000);

// Larger than any file of the embedded database, which has the same limit.
const MAX_BYTES = 512 * 1024 * 1024;
// Far less than for ever, and ample on a busy machine.
const RESPONSE_MS = 20_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a server that cannot write its log', () => {
  let closed: ClosedDatabase;
  let log: number;
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    closed = await newClosedDatabase();
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    closeSync(log);
    await closed.remove();
  });

  const statusOf = async (path: string) =>
    (await fetch(`${server?.origin}/api/${path}`, { signal: AbortSignal.timeout(RESPONSE_MS) })).status;

  test('responds to each request while the disk is full, and stops on a signal', async () => {
    log = openSync('/dev/full', 'a');
    server = await startServerLoggingTo(log, closed.environment);
    for (let time = 0; time < 10; time += 1) expect(await statusOf('livez')).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('writes the pending lines once there is space again', async () => {
    const file = join(folder, 'log');
    log = openSync(file, 'a');
    truncateSync(file, MAX_BYTES);
    server = await startServerLoggingTo(log, closed.environment, MAX_BYTES);
    expect(await statusOf('livez')).toBe(200);
    truncateSync(file, 0);
    await until(async () => readFileSync(file, 'utf8').includes('"route":"/api/livez"'));
    expect(await statusOf('terms-of-nothing')).toBe(404);
    await until(async () => readFileSync(file, 'utf8').includes('"status":404'));
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed')).toMatchObject([
      { status: 200 },
      { status: 404 },
    ]);
  });
});

test('lines beyond the limit are dropped, and their number is logged once there is space again', async () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  // A pipe takes 64 KiB; the rest waits for its reader.
  const line = `${'x'.repeat(16 * 1024 - 1)}\n`;
  const stream = createLogStream(end, { maxWaitingBytes: 4 * line.length });
  for (let time = 0; time < 40; time += 1) {
    stream.write(line);
    await new Promise((done) => setImmediate(done));
  }

  let read = '';
  const room = Buffer.alloc(line.length);
  const readOn = () => {
    try {
      read += room.toString('utf8', 0, readSync(end, room));
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('EAGAIN');
    }
  };
  const lines = () => read.split('\n').slice(0, -1);
  const droppedCounts = () =>
    lines().flatMap((one) => (one.startsWith('{') ? [JSON.parse(one) as { dropped: number }] : []));
  const dropped = () => droppedCounts().reduce((sum, note) => sum + note.dropped, 0);
  const written = () => lines().length - droppedCounts().length;
  await until(async () => {
    readOn();
    return written() + dropped() >= 40;
  });
  closeSync(end);
  expect(written()).toBeGreaterThanOrEqual(4);
  expect(dropped()).toBe(40 - written());
  expect(droppedCounts()[0]).toEqual({
    level: 40,
    time: expect.any(Number),
    dropped: expect.any(Number),
    msg: 'lines of the log were dropped: it could not be written',
  });
});
