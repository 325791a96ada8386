import type { DomainError } from '../../errors';
import { limitsFor } from '../../limits';
import { countsFor } from '../../http/counters';
import { ENGINES, testDatabase } from '../../testing/engines';
import { fakeDate } from '../../testing/fake-date';
import { createLoginThrottle, type LoginAttempt, type LoginThrottle } from './login-throttle';

const MINUTE = 60_000;
const asha: LoginAttempt = { email: 'asha@example.in', client: '203.0.113.9', device: undefined };
const from = (index: number): LoginAttempt => ({ ...asha, client: `198.51.100.${index}` });

describe.each(ENGINES)('login throttle, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let throttle: LoginThrottle;

  beforeEach(async () => {
    fakeDate(new Date('2026-05-01T09:00:00Z'));
    await opened.database.query('delete from rate_limits');
    throttle = createLoginThrottle(limitsFor(1).login, countsFor(opened.database));
  });
  afterEach(() => void jest.useRealTimers());

  const later = (ms: number) => jest.setSystemTime(Date.now() + ms);
  /** Seconds the attempt has to wait; 0 where it may go on. */
  const waitOf = (attempt: LoginAttempt): Promise<number> =>
    throttle.begin(attempt).then(
      () => 0,
      (error: DomainError) => error.extras.retryAfter ?? Number.NaN,
    );
  const guess = async (attempt: LoginAttempt) => {
    const wait = await waitOf(attempt);
    if (wait === 0) await throttle.fail(attempt);
    return wait;
  };
  const guesses = async (attempt: LoginAttempt, count: number) => {
    const waits = [];
    for (let index = 0; index < count; index += 1) waits.push(await guess(attempt));
    return waits;
  };
  const none = (count: number) => Array.from({ length: count }, () => 0);

  test('after ten wrong passwords each further attempt waits twice as long, up to 64 s', async () => {
    expect(await guesses(asha, 10)).toEqual(none(10));
    const waits = [];
    for (let failure = 11; failure <= 19; failure += 1) {
      const wait = await waitOf(asha);
      waits.push(wait);
      later(wait * 1_000);
      expect(await guess(asha)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64]);
  });

  test('fifty concurrent attempts get at most ten tries', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => waitOf(asha)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('the correct password clears the failures, and so do 15 minutes without attempts', async () => {
    await guesses(asha, 10);
    await throttle.succeed(asha);
    expect(await waitOf(asha)).toBe(0);

    const ravi = { ...asha, email: 'ravi@example.in' };
    await guesses(ravi, 10);
    expect(await waitOf(ravi)).toBe(1);
    later(15 * MINUTE);
    expect(await waitOf(ravi)).toBe(0);
  });

  test('an account under attack leaves an unknown address three attempts without a delay', async () => {
    for (let index = 0; index < 25; index += 1) expect(await guess(from(index))).toBe(0);
    expect(await guesses(from(99), 4)).toEqual([0, 0, 0, 1]);
    expect(await guesses({ ...from(99), email: 'ravi@example.in' }, 10)).toEqual(none(10));
    later(60 * MINUTE);
    expect(await guesses(from(100), 10)).toEqual(none(10));
  });

  test('the correct password does not count against an account', async () => {
    for (let index = 0; index < 30; index += 1) {
      await throttle.begin(from(1));
      await throttle.succeed(from(1));
    }
    expect(await guesses(from(2), 10)).toEqual(none(10));
  });

  test('one network address has at most 100 attempts in 5 minutes, for all accounts together', async () => {
    for (let index = 0; index < 100; index += 1) await guess({ ...asha, email: `person${index}@example.in` });
    expect(await waitOf({ ...asha, email: 'one.more@example.in' })).toBe(300);
    expect(await waitOf(from(1))).toBe(0);
  });

  test('a known browser waits only for its own failures, even in a network without attempts left', async () => {
    const known = { ...asha, device: 'a browser of Asha' };
    for (let index = 0; index < 25; index += 1) await guess(from(index));
    for (let index = 0; index < 100; index += 1) await guess({ ...asha, email: `person${index}@example.in` });
    expect(await waitOf(asha)).toBeGreaterThan(0);
    expect(await guesses(known, 11)).toEqual([...none(10), 1]);
    expect(await guesses({ ...known, device: 'another browser of Asha' }, 10)).toEqual(none(10));
  });
});
