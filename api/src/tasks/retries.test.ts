import { waitAfter } from './run-task';

const HOUR = 3_600_000;

test('delays double from 30 seconds to six hours, and retries end after two and a half days', () => {
  const waits: number[] = [];
  for (let wait = waitAfter(1, false); wait !== undefined; wait = waitAfter(waits.length + 1, false)) waits.push(wait);
  expect(waits.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
  expect(waits.at(-1)).toBe(6 * HOUR);
  expect(waits).toHaveLength(19);
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(60 * HOUR);
  expect(total).toBeLessThan(66 * HOUR);
});

test('a permanent rejection is retried four times', () => {
  expect([1, 2, 3, 4, 5].map((attempts) => waitAfter(attempts, true))).toEqual([
    30_000,
    60_000,
    120_000,
    240_000,
    undefined,
  ]);
});
