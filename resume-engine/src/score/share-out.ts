/**
 * Distributes a whole number by weight in whole numbers that add up to it exactly (largest
 * remainder method).
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const rest = Math.round(whole - parts.reduce((total, part) => total + part, 0));
  const byLoss = exact
    .map((value, at) => ({ at, loss: value - Math.floor(value) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
