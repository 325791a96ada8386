/** The value that `part` (0 to 1) of the values do not exceed; NaN where there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? sorted[0] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
