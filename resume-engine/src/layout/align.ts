import { cellsOf } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const near = 1.5;
const leastGap = 0.35;
const reach = 8;
const fewest = 2;

/** Parts the cells of a tight table: a piece begins one where cells of other rows begin too. */
export function alignCells(rows: readonly Row[]): Row[] {
  const starts = rows.map((row) =>
    cellsOf(row)
      .slice(1)
      .map((piece) => piece.runs[0]!.x),
  );
  return rows.map((row, at) => {
    const others = starts.filter((_, other) => other !== at && Math.abs(other - at) <= reach);
    return row.map((run, place) => {
      const before = row[place - 1];
      if (before === undefined || run.isApart) return run;
      const isColumn = others.filter((xs) => xs.some((x) => Math.abs(x - run.x) < near)).length >= fewest;
      const isWide = run.x - before.right > leastGap * run.size;
      return (isColumn && isWide) || isYearBeside(before, run) ? { ...run, isApart: true } : run;
    });
  });
}

/** `Pandu Nagar` in bold with the year of the right edge pushed against it. */
const isYearBeside = (before: Run, run: Run): boolean =>
  before.isBold !== run.isBold && /\p{L}$/u.test(before.text) && /^(?:19|20)\d{2}\b/u.test(run.text);
