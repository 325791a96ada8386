import { rankCorrelation } from './rank-correlation';
import type { Measured } from './measured';
import { fields } from './score';
import { macroFigure } from './sums';
import type { Judged } from './confidence';

/** Upper bounds of the buckets. Below 0.6 the page asks for a review. */
const STEPS = [0.6, 0.8, 0.9, 1.001];

/**
 * How often values of each confidence are correct, and whether the parse rate ranks files like
 * their figures.
 */
export function confidenceReport(all: readonly Measured[]): string[] {
  const sides = [all.filter(({ isHeldOut }) => !isHeldOut), all.filter(({ isHeldOut }) => isHeldOut)];
  const values = sides.map((side) => side.flatMap(({ judged }) => judged));
  const line = (name: string, isMeant: (one: Judged) => boolean) =>
    `${name.padEnd(34)}${values.map((side) => cell(side.filter(isMeant))).join('')}`;
  const steps = STEPS.map((to, at) => {
    const from = STEPS[at - 1] ?? 0;
    const name = `confidence ${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`;
    return line(name, ({ confidence }) => confidence >= from && confidence < to);
  });
  return [
    `${'confidence'.padEnd(34)}${['tuned', 'held out'].map((side) => `${side.padStart(9)} values   sure  right`).join('')}`,
    ...steps,
    ...fields.map((name) => line(name, ({ field }) => field === name)),
    '',
    `parse rate against the file's strict figure (Spearman): ${sides.map((side) => correlation(side)).join(' tuned, ')} held out`,
  ];
}

function cell(judged: readonly Judged[]): string {
  const mean = (sum: number) => (judged.length === 0 ? '-' : ((100 * sum) / judged.length).toFixed(1));
  const sure = judged.reduce((sum, { confidence }) => sum + confidence, 0);
  const right = judged.filter(({ isRight }) => isRight).length;
  return `${String(judged.length).padStart(16)}${mean(sure).padStart(7)}${mean(right).padStart(7)}`;
}

function correlation(files: readonly Measured[]): string {
  const pairs = files.flatMap(({ parseRate, score }): [number, number][] => {
    const figure = macroFigure([score], 'strict');
    return figure === undefined ? [] : [[parseRate, figure]];
  });
  return rankCorrelation(pairs)?.toFixed(2) ?? '-';
}
