import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type FolderLock, lockFolder } from './folder-lock';

const LONG_ENOUGH_TO_OVERTAKE_MS = 2_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('only one process holds the lock, and the next one gets it after its release', async () => {
  const first = await lockFolder(folder);
  expect(first).toBeDefined();
  expect(await lockFolder(folder)).toBeUndefined();
  await first?.release();

  const second = await lockFolder(folder);
  expect(second).toBeDefined();
  await second?.release();
});

test('the lock of a killed process is taken over by exactly one of many processes', async () => {
  await leaveBehind(join(folder, 'lock'));

  const locks = await Promise.all(Array.from({ length: 8 }, () => lockFolder(folder)));
  const held = locks.filter((lock): lock is FolderLock => lock !== undefined);

  expect(held).toHaveLength(1);
  expect(await lockFolder(folder)).toBeUndefined();
  await held[0]?.release();
});

test('of two processes that take over at once, one gives way and the other keeps the address', async () => {
  const address = join(folder, 'lock');
  await leaveBehind(address);

  const taking = lockFolder(folder, LONG_ENOUGH_TO_OVERTAKE_MS);
  while (!(await isAnswered(address))) await setImmediate();
  await rm(address);
  const overtaker = createServer((socket) => socket.end('another')).listen(address);
  await once(overtaker, 'listening');

  expect(await taking).toBeUndefined();
  expect(await lockFolder(folder)).toBeUndefined();
  overtaker.close();
});

function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

async function leaveBehind(address: string): Promise<void> {
  const code = `require('node:net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`;
  const child = spawn(process.execPath, ['-e', code]);
  await new Promise((resolve) => child.once('exit', resolve));
}
