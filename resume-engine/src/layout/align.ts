import { cellsOf, isSpaced } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const near = 1.5;
const leastGap = 0.35;
const reach = 8;
const fewest = 2;
const gapOfNames = 0.5;

/** Parts the cells of a tight table (a piece begins one where cells of other rows begin too) and names set side by side. */
export function alignCells(rows: readonly Row[]): Row[] {
  const keepsSpaces = rows.flat().filter((run) => run.text.includes(' ')).length >= fewest && !isMonospaced(rows);
  const starts = rows.map((row) =>
    cellsOf(row)
      .slice(1)
      .map((piece) => piece.runs[0]!.x),
  );
  return rows.map((row, at) => {
    const others = starts.filter((_, other) => other !== at && Math.abs(other - at) <= reach);
    const holdsNames = keepsSpaces && row.every(beginsName);
    return row.map((run, place) => {
      const before = row[place - 1];
      if (before === undefined || run.isApart) return run;
      const isColumn = others.filter((xs) => xs.some((x) => Math.abs(x - run.x) < near)).length >= fewest;
      const isWide = run.x - before.right > leastGap * run.size;
      const isNext = holdsNames && areApart(before, run);
      return (isColumn && isWide) || isNext || isYearBeside(before, run) ? { ...run, isApart: true } : run;
    });
  });
}

/** Where letters are equally wide, so are spaces: wider than elsewhere. */
function isMonospaced(rows: readonly Row[]): boolean {
  const words = rows.flat().filter((run) => run.text.length > 2);
  const widths = words.map((run) => (run.right - run.x) / (run.text.length * run.size)).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  return widths.filter((width) => Math.abs(width - usual) < 0.01).length > 0.7 * widths.length;
}

const beginsName = (run: Run): boolean => /^[\p{Lu}\p{N}.(]/u.test(run.text);

/** Where the pieces of a document hold their spaces, as in `Labour Law`, a wide gap between names of one look (`Darwinbox`) is no space. */
const areApart = (before: Run, run: Run): boolean =>
  before.isBold === run.isBold &&
  before.size === run.size &&
  !isSpaced(before) &&
  !isSpaced(run) &&
  run.x - before.right > gapOfNames * run.size;

/** `Pandu Nagar` in bold with the year of the right edge pushed against it. */
const isYearBeside = (before: Run, run: Run): boolean =>
  before.isBold !== run.isBold && /\p{L}$/u.test(before.text) && /^(?:19|20)\d{2}\b/u.test(run.text);
