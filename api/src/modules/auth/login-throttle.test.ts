import type { DomainError } from '../../errors';
import { limitsFor } from '../../limits';
import { createLoginThrottle } from './login-throttle';

let now: number;
const clock = () => new Date(now);
const asha = { email: 'asha@example.in', client: '203.0.113.9' };

beforeEach(() => {
  now = Date.UTC(2026, 4, 1);
});

const throttle = () => createLoginThrottle(limitsFor(1).login, clock);
const waitOf = (attempt: () => void): number => {
  try {
    attempt();
    return 0;
  } catch (error) {
    return (error as DomainError).extras.retryAfter ?? Number.NaN;
  }
};

test('after ten wrong passwords every further one waits twice as long, up to 64 s', () => {
  const { begin } = throttle();
  for (let failure = 1; failure <= 10; failure += 1) expect(waitOf(() => begin(asha))).toBe(0);

  const waits = [];
  for (let failure = 11; failure <= 19; failure += 1) {
    const wait = waitOf(() => begin(asha));
    waits.push(wait);
    now += wait * 1_000;
    expect(waitOf(() => begin(asha))).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64]);
});

test('fifty at once get no more than ten tries', () => {
  const { begin } = throttle();
  const waits = Array.from({ length: 50 }, () => waitOf(() => begin(asha)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('the right password clears the failures, and quiet of 15 minutes does too', () => {
  const { begin, succeed } = throttle();
  for (let failure = 1; failure <= 9; failure += 1) begin(asha);
  begin(asha);
  succeed(asha);
  expect(waitOf(() => begin(asha))).toBe(0);

  const other = { ...asha, email: 'ravi@example.in' };
  for (let failure = 1; failure <= 10; failure += 1) begin(other);
  expect(waitOf(() => begin(other))).toBe(1);
  now += 15 * 60_000;
  expect(waitOf(() => begin(other))).toBe(0);
});

test('one address is tried 25 times an hour at most, from wherever', () => {
  const { begin } = throttle();
  const from = (index: number) => ({ ...asha, client: `203.0.113.${index}` });
  for (let index = 0; index < 25; index += 1) begin(from(index));
  expect(waitOf(() => begin(from(99)))).toBe(3_600);
});

test('the right password costs an address nothing of its 25', () => {
  const { begin, succeed } = throttle();
  for (let index = 0; index < 60; index += 1) {
    begin(asha);
    succeed(asha);
  }
  expect(waitOf(() => begin(asha))).toBe(0);
});

test('one network address tries 100 times in 5 minutes at most, whoever it means', () => {
  const { begin } = throttle();
  for (let index = 0; index < 100; index += 1) begin({ ...asha, email: `person${index}@example.in` });
  expect(waitOf(() => begin({ ...asha, email: 'one.more@example.in' }))).toBe(300);
  expect(waitOf(() => begin({ ...asha, client: '198.51.100.1' }))).toBe(0);
});
