import { failureShare, linesOf } from './lines';

const point = (version: string, hour: number, [visits, failures]: readonly [number, number]) => ({
  at: `2026-11-22T0${hour}:00:00.000Z`,
  bundle: 'jobs',
  version,
  visits,
  failures,
  measures: {},
});
const version = (name: string, bundle = 'jobs') => ({
  bundle,
  version: name,
  first: '',
  last: '',
  visits: 1,
  failures: 0,
  measures: {},
});

test('each version of a bundle has its own line, without empty hours', () => {
  const series = [point('2', 1, [4, 1]), point('1', 1, [10, 0]), point('2', 2, [0, 0])];
  const lines = linesOf(
    { versions: [version('2'), version('1'), version('9', 'learning')], series },
    'jobs',
    failureShare,
  );
  expect(lines).toEqual([
    { name: '2', points: [{ at: Date.parse('2026-11-22T01:00:00.000Z'), value: 0.25 }] },
    { name: '1', points: [{ at: Date.parse('2026-11-22T01:00:00.000Z'), value: 0 }] },
  ]);
});

test('the number of lines is limited', () => {
  const names = ['6', '5', '4', '3', '2', '1'];
  const series = names.map((name) => point(name, 1, [1, 0]));
  const lines = linesOf({ versions: names.map((name) => version(name)), series }, 'jobs', failureShare);
  expect(lines.map(({ name }) => name)).toEqual(['6', '5', '4', '3']);
});
