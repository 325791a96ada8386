import { ENGINES, testDatabase } from '../testing/engines';
import { fakeDate } from '../testing/fake-date';
import { createCounters, tooManyRequests, countsFor } from './counters';

describe.each(ENGINES)('counters of the $name database', ({ name, open }) => {
  afterAll(() => void jest.useRealTimers());
  const opened = testDatabase(open);
  beforeAll(() => fakeDate(new Date('2026-05-01T09:00:00Z')));

  const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

  test('counts up to the limit for each caller, then returns how long to wait', async () => {
    const { take } = createCounters(countsFor(opened.database), 'letters', { max: 2, windowMs: 60_000 });
    expect(await take('a')).toBeUndefined();
    later(20_000);
    expect(await take('a')).toBeUndefined();
    expect(await take('a')).toBe(40_000);
    expect(await take('b')).toBeUndefined();
    later(40_000);
    expect(await take('a')).toBeUndefined();
  });

  test('counts fifty concurrent requests exactly', async () => {
    const { take } = createCounters(countsFor(opened.database), 'crowd', { max: 10, windowMs: 60_000 });
    const waits = await Promise.all(Array.from({ length: 50 }, () => take('a')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
  });

  test('two processes on one PostgreSQL count together, without storing addresses', async () => {
    if (name === 'embedded') return;
    const limit = { max: 1, windowMs: 60_000 };
    const [one, other] = [0, 1].map(() => createCounters(countsFor(opened.database), 'shared', limit));
    expect(await one?.take('asha@example.in')).toBeUndefined();
    expect(await other?.take('asha@example.in')).toBe(60_000);
    expect(JSON.stringify(await opened.database.query('select * from rate_limits'))).not.toContain('asha');
  });

  test('memory holds a limited number of callers, the latest ones', async () => {
    if (name === 'postgres') return;
    const { take } = createCounters(countsFor(opened.database, 3), 'bounded', { max: 1, windowMs: 60_000 });
    for (const caller of ['a', 'b', 'c', 'd']) await take(caller);
    expect([await take('d'), await take('a')]).toEqual([60_000, undefined]);
  });
});

test.each([
  [400, 'Too many attempts. Please wait 1 second and try again.', 1],
  [12_001, 'Too many attempts. Please wait 13 seconds and try again.', 13],
  [600_000, 'Too many attempts. Please wait 10 minutes and try again.', 600],
])('%i ms are described in words and in seconds', (wait, message, retryAfter) => {
  expect(tooManyRequests(wait)).toMatchObject({ code: 'TOO_MANY_REQUESTS', message, extras: { retryAfter } });
});
