import { median, spread } from './statistics';

test('the median is the middle value, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('no values');
});

test('one value far off does not widen the spread', () => {
  expect(spread([100, 101, 99, 100, 900])).toBeCloseTo(0.01);
  expect(spread([100, 100, 100])).toBe(0);
});
