import { boundedMap, createCounters, tooMany } from './counters';

let now = 0;
const clock = () => new Date(now);

beforeEach(() => {
  now = 1_000_000;
});

test('counts up to the limit for each caller, then says how long to wait', () => {
  const counters = createCounters({ most: 2, windowMs: 60_000 }, clock);
  expect(counters.take('a')).toBeUndefined();
  now += 20_000;
  expect(counters.take('a')).toBeUndefined();
  expect(counters.take('a')).toBe(40_000);
  expect(counters.take('b')).toBeUndefined();
  now += 40_000;
  expect(counters.take('a')).toBeUndefined();
});

test('a count given back can be taken again', () => {
  const counters = createCounters({ most: 1, windowMs: 60_000 }, clock);
  counters.take('a');
  counters.giveBack('a');
  expect(counters.take('a')).toBeUndefined();
});

test('remembers a bounded number of callers, the latest ones', () => {
  const map = boundedMap<number>(1_000);
  for (let index = 0; index < 5_000; index += 1) map.set(`caller ${index}`, index);
  expect(map.size()).toBe(1_000);
  expect(map.get('caller 3999')).toBeUndefined();
  expect(map.get('caller 4000')).toBe(4_000);
});

test.each([
  [400, 'Too many attempts. Please wait 1 second and try again.', 1],
  [12_001, 'Too many attempts. Please wait 13 seconds and try again.', 13],
  [600_000, 'Too many attempts. Please wait 10 minutes and try again.', 600],
])('a wait of %i ms is told in words and in seconds', (wait, message, retryAfter) => {
  expect(tooMany(wait)).toMatchObject({ code: 'TOO_MANY_REQUESTS', message, extras: { retryAfter } });
});
