import type { Distribution } from '@kadam/shared/contract/telemetry';

const BUCKETS_PER_DOUBLING = 8;

/** Number of values in each bucket. */
export type Histogram = readonly { readonly bucket: number; readonly count: number }[];

/**
 * The bucket of a value ≥ 0: eight per doubling, so that a value calculated from a bucket is off by
 * at most 5 %.
 */
export const bucketOf = (value: number): number => Math.round(BUCKETS_PER_DOUBLING * Math.log2(1 + value));

const valueOf = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_DOUBLING) - 1;

export function distributionOf(histogram: Histogram, unit: number): Distribution {
  const ordered = [...histogram].sort((one, other) => one.bucket - other.bucket);
  const count = ordered.reduce((sum, bucket) => sum + bucket.count, 0);
  const below = (share: number) => {
    let seen = 0;
    const found = ordered.find((bucket) => (seen += bucket.count) >= share * count);
    return Number((valueOf(found?.bucket ?? 0) / unit).toPrecision(3));
  };
  return { count, p50: below(0.5), p75: below(0.75), p95: below(0.95) };
}
