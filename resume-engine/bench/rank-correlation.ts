/**
 * Spearman's rank correlation of pairs, -1 to 1; equal values share the mean of their ranks.
 * @returns undefined where one side does not vary
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | undefined {
  const [first, second] = [ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other))];
  const middle = (pairs.length + 1) / 2;
  const spread = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + (rank - middle) ** 2, 0);
  const both = first.reduce((sum, rank, at) => sum + (rank - middle) * ((second[at] ?? 0) - middle), 0);
  const all = Math.sqrt(spread(first) * spread(second));
  return all > 0 ? both / all : undefined;
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
