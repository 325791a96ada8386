import fc from 'fast-check';
import { bucketOf, distributionOf } from './histogram';

const distributionOfOne = (value: number) => distributionOf([{ bucket: bucketOf(value), count: 1 }], 1).p50;

test('a value from a bucket is off by at most 5 %, from 1 on', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 600_000, noNaN: true }), (value) => {
      expect(Math.abs(distributionOfOne(value) - value)).toBeLessThanOrEqual(0.05 * (1 + value));
    }),
  );
});

test('half, three quarters and 95 % of the values are below the percentiles, in any order', () => {
  const buckets = [4_000, ...Array.from({ length: 80 }, () => 100), ...Array.from({ length: 19 }, () => 900)].map(
    (value) => ({ bucket: bucketOf(value), count: 1 }),
  );
  const { count, p50, p75, p95 } = distributionOf(buckets, 1);
  expect(count).toBe(100);
  expect([p50, p75, p95].map((value) => Math.round(value / 100))).toEqual([1, 1, 9]);
});

test('a distribution is given in the unit of its measure, and without values it is empty', () => {
  expect(distributionOf([{ bucket: bucketOf(50), count: 2 }], 1_000).p50).toBeCloseTo(0.05, 2);
  expect(distributionOf([], 1)).toEqual({ count: 0, p50: 0, p75: 0, p95: 0 });
});
