import type { Line } from '../../document/line';
import { columnBands, columnsOf, columnStarts, splitAtColumns, type Band } from './column-places';
import { withSerialCell } from './serial-numbers';

/** A table cell, composed of the lines it spans. */
export interface TableCell {
  readonly text: string;
  readonly breaks?: readonly number[];
  readonly lines: readonly Line[];
}

export type TableRow = readonly TableCell[];

/** Lines `from` to `to` (exclusive) of a section as rows of equally many cells. */
export interface Grid {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly TableRow[];
}

/** How far a cell may extend beyond the column of the others. */
const NEAR = 3;
/** How much further apart rows are than lines inside them. */
const MIN_RATIO = 1.2;

type Part = { readonly column: number; readonly text: string };
type OpenRow = { text: string; lines: Line[]; breaks: number[] }[];

const isRow = (line: Line) => line.bullet === undefined && line.cells.filter(({ text }) => text.trim()).length >= 3;

interface Columns {
  readonly starts: readonly number[];
  readonly bands: readonly Band[] | undefined;
}

function fitsColumns(line: Line, { starts, bands = [] }: Columns): boolean {
  if (line.bullet !== undefined) return false;
  const isInBand = ({ x, right }: Line['cells'][number]) =>
    bands.some(([from, to]) => x > from - NEAR && right < to + NEAR);
  return line.cells.every((cell) => starts.some((start) => Math.abs(start - cell.x) < 9) || isInBand(cell));
}

function endOf(lines: readonly Line[], at: number, columns: Columns): number {
  let last = at;
  for (let to = at; to < lines.length; to += 1) {
    const line = lines[to];
    if (!line || line.bullet !== undefined || (line.gapAbove > 3 && to > at)) return to;
    if (isRow(line)) last = to;
    else if (!fitsColumns(line, columns) || (to - last > 4 && line.x - (columns.starts[0] ?? 0) < 9)) return to;
  }
  return lines.length;
}

function beginOf(lines: readonly Line[], at: number, columns: Columns): number {
  const [line, above] = [lines[at], lines[at - 1]];
  const isOne = line && above && line.gapAbove < 1 && above.gapAbove < 3 && fitsColumns(above, columns);
  return isOne ? beginOf(lines, at - 1, columns) : at;
}

function columnsIn(rows: readonly Line[]): Columns {
  const bands = columnBands(rows);
  return { bands, starts: bands?.map(([left]) => left) ?? columnStarts(rows) };
}

function reachOf(lines: readonly Line[], at: number): { from: number; to: number } {
  const rows = lines.slice(at, at + 12).filter((line) => line.bullet === undefined && line.cells.length > 1);
  const columns = columnsIn(rows);
  return { from: beginOf(lines, at, columns), to: endOf(lines, at, columns) };
}

type Opener = (line: Line, parts: readonly Part[], row: OpenRow) => boolean;

/**
 * Whether a line opens the next row: by distance if rows are further apart than lines inside them
 * (vertically centered cells), otherwise by a first cell and most of the others.
 */
function rowOpener(lines: readonly Line[], partsOf: (line: Line) => readonly Part[]): Opener {
  const apart = rowDistance(lines, partsOf);
  if (apart !== undefined) return (line) => line.gapAbove > apart;
  const gaps = lines.slice(1).map((line) => line.gapAbove);
  const isSpaced = gaps.some((gap) => gap > 0 && gap < 0.85) && gaps.some((gap) => gap > 1.1);
  if (isSpaced) return (line) => line.gapAbove > 1.1;
  const start = Math.min(...lines.map((line) => line.x));
  return (line, parts, row) => isRow(line) && line.x - start < 9 && !lacksFigures(parts, row);
}

/** The year or the marks of a row: it has one of each. */
const FIGURE = /^(?:\d{4}(?:\s?[-–]\s?\d{2,4})?|\d{1,3}(?:\.\d{1,2})?\s?%?)$/;

/**
 * The largest distance of lines that occurs inside rows, if the lines fall into rows by distance:
 * no row has two figures in a column.
 */
function rowDistance(lines: readonly Line[], partsOf: (line: Line) => readonly Part[]): number | undefined {
  const figures = lines.map((line) => partsOf(line).filter(({ text }) => FIGURE.test(text.trim())));
  if (figures.flat().length < 2) return undefined;
  const gaps = [...new Set(lines.slice(1).map(({ gapAbove }) => Math.round(gapAbove * 10) / 10))].sort((a, b) => b - a);
  for (const [at, gap] of gaps.slice(1).entries()) {
    const minGap = (gap + gaps[at]!) / 2;
    if (gaps[at]! < MIN_RATIO * gap) continue;
    const rows: number[][] = [];
    for (const [index, line] of lines.entries()) {
      if (rows.length === 0 || line.gapAbove > minGap) rows.push([]);
      rows.at(-1)!.push(...figures[index]!.map(({ column }) => column));
    }
    if (rows.every((columns) => new Set(columns).size === columns.length)) return minGap;
  }
  return undefined;
}

/**
 * A line without year or marks, below one that has them in separate columns, is a continuation:
 * `Pvt Ltd`, `Trainee`.
 */
function lacksFigures(parts: readonly Part[], row: OpenRow): boolean {
  const figures = row.flatMap(({ text }, column) => (/\d/.test(text) ? [column] : []));
  return figures.length > 0 && parts.every(({ column, text }) => !figures.includes(column) && !/\d/.test(text));
}

/** Whether a narrow column broke a date inside its year: `01/03/201` over `8`. */
function breaksYear(above: string, below: string): boolean {
  const begun = /\d[/.-](\d{1,3})$/u.exec(above)?.[1];
  const rest = /^\d{1,3}(?!\S)/u.exec(below)?.[0];
  return begun !== undefined && rest !== undefined && begun.length + rest.length === 4;
}

const placeOf = (line: Line | undefined) => line?.cells[0]?.place;

/** The first table whose borders are known; one that continues on the next page is one table. */
function placedGrid(lines: readonly Line[]): Grid | null {
  const from = lines.findIndex((line) => placeOf(line) !== undefined);
  if (from < 0) return null;
  const after = lines.findIndex((line, at) => at > from && !continuesTable(lines[at - 1]!, line));
  const to = after < 0 ? lines.length : after;
  const part = lines.slice(from, to);
  const width = 1 + Math.max(...part.flatMap(({ cells }) => cells.map(({ place }) => place?.column ?? 0)));
  const rows = new Map<number, OpenRow>();
  for (const line of part)
    for (const { text, place } of line.cells) {
      const row = rows.get(place!.row) ?? continued(rows, line) ?? newRow(width);
      rows.set(place!.row, row);
      append(row[place!.column]!, text, line);
    }
  return { from, to, rows: [...new Set(rows.values())] };
}

/** The last row of the page before, if this line has no text in its first column. */
function continued(rows: ReadonlyMap<number, OpenRow>, line: Line): OpenRow | undefined {
  const last = [...rows.values()].at(-1);
  const isBroken = last?.flatMap(({ lines }) => lines).every(({ page }) => page < line.page) === true;
  return isBroken && line.cells[0]!.place!.column > 0 ? last : undefined;
}

function continuesTable(before: Line, line: Line): boolean {
  const [above, below] = [placeOf(before), placeOf(line)];
  return above !== undefined && below !== undefined && (above.table === below.table || before.page < line.page);
}

const newRow = (width: number): OpenRow => Array.from({ length: width }, () => ({ text: '', lines: [], breaks: [] }));

function append(cell: OpenRow[number], text: string, line: Line): void {
  if (/\p{Ll}-$/u.test(cell.text) && /^\p{Ll}/u.test(text)) cell.text = cell.text.slice(0, -1);
  else if (cell.text && text && !breaksYear(cell.text, text)) {
    cell.breaks.push(cell.text.length + 1);
    cell.text += ' ';
  }
  cell.text += text;
  cell.lines.push(line);
}

/** The first table among the lines: by its borders, otherwise by rows of at least three cells. */
export function findGrid(written: readonly Line[]): Grid | null {
  const placed = placedGrid(written);
  const lines = (placed ? written.slice(0, placed.from) : written).map(withSerialCell);
  const first = lines.findIndex((line, at) => isRow(line) && lines.slice(at + 1, at + 5).some(isRow));
  if (first < 0) return placed;
  const { from, to } = reachOf(lines, first);
  const part = lines.slice(from, to);
  const { starts, bands } = columnsIn(part.filter((line) => line.cells.length > 1));
  const partsOf = (line: Line) => columnsOf(splitAtColumns(line, starts), starts, bands);
  const opens = rowOpener(part, partsOf);
  const rows: OpenRow[] = [];
  for (const line of part) {
    const parts = partsOf(line);
    const row = rows.at(-1);
    if (!row || opens(line, parts, row)) rows.push(newRow(starts.length));
    for (const { column, text } of parts) {
      const cell = rows.at(-1)?.[column];
      if (cell) append(cell, text, line);
    }
  }
  return { from, to, rows };
}
