import { utimes, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockObserver } from './lock-observer';

const SILENCE = 6_000;
const folder = mkdtempSync(join(tmpdir(), 'kadam-observer-'));
const lock = join(folder, 'lock');
const holder = { token: 't', process: 1, machine: 'another-machine', since: '2026-01-01T00:00:00.000Z' };
let now = 0;
let beats = 0;

const checkAfter = (ms: number, observer: LockObserver) => {
  now += ms;
  return observer.isDead(holder);
};
const beat = () => utimes(lock, ++beats, beats);

beforeAll(() => writeFile(lock, ''));
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test('a holder without a heartbeat during the idle timeout is dead', async () => {
  const observer = new LockObserver(lock, SILENCE);
  for (let waited = 0; waited <= SILENCE; waited += 1_000) expect(await checkAfter(1_000, observer)).toBe(false);
  expect(await checkAfter(1_000, observer)).toBe(true);
});

test('a heartbeat restarts the idle timeout', async () => {
  const observer = new LockObserver(lock, SILENCE);
  for (let check = 0; check < 6; check += 1) await checkAfter(1_000, observer);
  await beat();
  expect(await checkAfter(1_000, observer)).toBe(false);
  expect(await checkAfter(1_000, observer)).toBe(false);
});

test('after a suspension the holder has time for its next heartbeat', async () => {
  const observer = new LockObserver(lock, SILENCE);
  await checkAfter(0, observer);
  expect(await checkAfter(3_600_000, observer)).toBe(false);
  await beat();
  expect(await checkAfter(50, observer)).toBe(false);
});
