import { cellsOf, isSpaced, isTypewritten, joined } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const COLUMN_TOLERANCE_PT = 1.5;
const MIN_GAP_EM = 0.35;
const NEIGHBOR_ROWS = 8;
const MIN_LINES = 2;
const NAME_GAP_EM = 0.5;

/**
 * Splits the cells of a tight table (a piece begins one where cells of other rows begin too) and
 * names set side by side.
 */
export function alignCells(rows: readonly Row[]): Row[] {
  const preservesSpaces =
    rows.flat().filter((run) => run.text.includes(' ')).length >= MIN_LINES && !isMonospaced(rows);
  const starts = rows.map((row) =>
    cellsOf(row)
      .slice(1)
      .map((piece) => piece.runs[0]!.x),
  );
  return rows.map((row, at) => {
    const others = starts.filter((_, other) => other !== at && Math.abs(other - at) <= NEIGHBOR_ROWS);
    const holdsNames = preservesSpaces && row.every(beginsName);
    const second = secondName(row);
    return row.map((run, place) => {
      const before = row[place - 1];
      if (before === undefined || run.isApart) return run;
      const isColumn =
        others.filter((xs) => xs.some((x) => Math.abs(x - run.x) < COLUMN_TOLERANCE_PT)).length >= MIN_LINES;
      const isWide = run.x - before.right > MIN_GAP_EM * run.size;
      const isNext = holdsNames && areApart(before, run);
      const isDate = isDateBeside(before, run) || isBesideDate(row, place);
      return (isColumn && isWide) || isNext || run === second || isDate ? { ...run, isApart: true } : run;
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
 * one look (`Darwinbox`) is not space.
 */
const areApart = (before: Run, run: Run): boolean =>
  before.isBold === run.isBold &&
  before.size === run.size &&
  !isSpaced(before) &&
  !isSpaced(run) &&
  run.x - before.right > NAME_GAP_EM * run.size &&
  !isTypewritten(before, run);

const MAX_NAME_SIZE_PT = 15;
const MAX_NAME_WORDS = 8;

/**
 * `ELECTRICAL TECHNICIAN` in bold and `Elektromont d.o.o.` in plain letters: a change of weight
 * separates two names. The first run of the second, if both are capitalized.
 */
function secondName(row: Row): Run | undefined {
  const at = row.findIndex((run) => !run.isBold);
  if (at < 1 || row[0]!.size > MAX_NAME_SIZE_PT || row.slice(at).some((run) => run.isBold)) return undefined;
  const [first, second] = [joined(row.slice(0, at)), joined(row.slice(at))];
  return /\p{L}{3}[.)]?$/u.test(first) && isCapitalizedName(first) && isCapitalizedName(second) ? row[at] : undefined;
}

function isCapitalizedName(text: string): boolean {
  const words = text.split(/\s+/u);
  const long = words.filter((word) => word.length > 3);
  return (
    words.length <= MAX_NAME_WORDS &&
    /^\p{Lu}/u.test(text) &&
    long.length > 0 &&
    long.every((word) => /^[\p{Lu}(&]/u.test(word))
  );
}

const DATE_START =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[.,'’\s-]{1,2}(?:\d{4}|\d{2}\b)|\d{1,2}[/.-]\d{4}\b)/iu;

/**
 * A right-aligned date next to its entry: `Sustainable Development` and `August 2021`, in bold
 * `Pandu Nagar` and a year.
 */
const isDateBeside = (before: Run, run: Run): boolean =>
  /[\p{L}.)]$/u.test(before.text) &&
  ((before.isBold !== run.isBold && /^(?:19|20)\d{2}\b/u.test(run.text)) ||
    (DATE_START.test(run.text) && isTight(before, run)));

const PERIOD_START =
  /^\s*(?:\d{1,2}[/.-])?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}[.,'’\s-]{1,2})?\d{4}\s*[–—-]\s*(?:\p{L}{3,9}\.?)?$/iu;

/** `June 2024 – August` in a narrow column and `Summer Analyst` in bold: dates next to a title. */
const isBesideDate = (row: Row, at: number): boolean =>
  row[at - 1]!.isBold !== row[at]!.isBold && at < 8 && PERIOD_START.test(joined(row.slice(0, at)));

const isTight = (before: Run, run: Run): boolean => run.x - before.right < 0.1 * run.size;
