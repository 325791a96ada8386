import { median, quantile, spread } from './statistics';

test('the median is the middle value in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('no values');
});

test('one outlier does not widen the spread', () => {
  expect(spread([100, 101, 99, 100, 900])).toBeCloseTo(0.01);
  expect(spread([100, 100, 100])).toBe(0);
});

test('95 of 100 values are at most the quantile of 0.95', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(quantile(values, 0.95)).toBe(95);
  expect(quantile([7], 0.95)).toBe(7);
  expect(() => quantile([], 0.5)).toThrow('no values');
});
