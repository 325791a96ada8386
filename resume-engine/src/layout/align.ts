import { cellsOf, isSpaced } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const near = 1.5;
const minGap = 0.35;
const reach = 8;
const fewest = 2;
const gapOfNames = 0.5;

/**
 * Splits the cells of a tight table (a piece begins one where cells of other rows begin too) and
 * names set side by side.
 */
export function alignCells(rows: readonly Row[]): Row[] {
  const preservesSpaces = rows.flat().filter((run) => run.text.includes(' ')).length >= fewest && !isMonospaced(rows);
  const starts = rows.map((row) =>
    cellsOf(row)
      .slice(1)
      .map((piece) => piece.runs[0]!.x),
  );
  return rows.map((row, at) => {
    const others = starts.filter((_, other) => other !== at && Math.abs(other - at) <= reach);
    const holdsNames = preservesSpaces && row.every(beginsName);
    return row.map((run, place) => {
      const before = row[place - 1];
      if (before === undefined || run.isApart) return run;
      const isColumn = others.filter((xs) => xs.some((x) => Math.abs(x - run.x) < near)).length >= fewest;
      const isWide = run.x - before.right > minGap * run.size;
      const isNext = holdsNames && areApart(before, run);
      return (isColumn && isWide) || isNext || isDateBeside(before, run) ? { ...run, isApart: true } : run;
    });
  });
}

/** In monospaced fonts spaces are wider than elsewhere. */
function isMonospaced(rows: readonly Row[]): boolean {
  const words = rows.flat().filter((run) => run.text.length > 2);
  const widths = words.map((run) => (run.right - run.x) / (run.text.length * run.size)).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  return widths.filter((width) => Math.abs(width - usual) < 0.01).length > 0.7 * widths.length;
}

const beginsName = (run: Run): boolean => /^[\p{Lu}\p{N}.(]/u.test(run.text);

/**
 * If the items of a document contain their spaces, as in `Labour Law`, a wide gap between names of
 * one look (`Darwinbox`) is no space.
 */
const areApart = (before: Run, run: Run): boolean =>
  before.isBold === run.isBold &&
  before.size === run.size &&
  !isSpaced(before) &&
  !isSpaced(run) &&
  run.x - before.right > gapOfNames * run.size;

const beginsDate =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[.,'’\s-]{1,2}(?:\d{4}|\d{2}\b)|\d{1,2}[/.-]\d{4}\b)/iu;

/**
 * A right-aligned date next to its entry: `Sustainable Development` and `August 2021`, in bold
 * `Pandu Nagar` and a year.
 */
const isDateBeside = (before: Run, run: Run): boolean =>
  /[\p{L}.)]$/u.test(before.text) &&
  ((before.isBold !== run.isBold && /^(?:19|20)\d{2}\b/u.test(run.text)) ||
    (beginsDate.test(run.text) && isTight(before, run)));

const isTight = (before: Run, run: Run): boolean => run.x - before.right < 0.1 * run.size;
