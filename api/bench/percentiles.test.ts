import { median, percentile } from './percentiles';

test('percentiles are measured values', () => {
  const values = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.8, 0.81, 0.99, 1].map((part) => percentile(values, part))).toEqual([1, 1, 3, 4, 5, 5, 5]);
  expect(median([2])).toBe(2);
  expect(median([])).toBeNaN();
});
