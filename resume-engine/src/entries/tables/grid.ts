import type { Line } from '../../document/line';
import { columnsOf, columnStarts, splitAtColumns } from './column-places';
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

type Part = { readonly column: number; readonly text: string };
type OpenRow = { text: string; lines: Line[]; breaks: number[] }[];

const isRow = (line: Line) => line.bullet === undefined && line.cells.filter(({ text }) => text.trim()).length >= 3;

function fitsColumns(line: Line, starts: readonly number[]): boolean {
  return line.bullet === undefined && line.cells.every((cell) => starts.some((start) => Math.abs(start - cell.x) < 9));
}

function endOf(lines: readonly Line[], at: number, starts: readonly number[]): number {
  let last = at;
  for (let to = at; to < lines.length; to += 1) {
    const line = lines[to];
    if (!line || line.bullet !== undefined || (line.gapAbove > 3 && to > at)) return to;
    if (isRow(line)) last = to;
    else if (!fitsColumns(line, starts) || (to - last > 4 && line.x - (starts[0] ?? 0) < 9)) return to;
  }
  return lines.length;
}

function beginOf(lines: readonly Line[], at: number, starts: readonly number[]): number {
  const [line, above] = [lines[at], lines[at - 1]];
  const isOne = line && above && line.gapAbove < 1 && above.gapAbove < 3 && fitsColumns(above, starts);
  return isOne ? beginOf(lines, at - 1, starts) : at;
}

function reachOf(lines: readonly Line[], at: number): { from: number; to: number } {
  const rows = lines.slice(at, at + 12).filter((line) => line.bullet === undefined && line.cells.length > 1);
  const starts = columnStarts(rows);
  return { from: beginOf(lines, at, starts), to: endOf(lines, at, starts) };
}

/**
 * Whether a line opens the next row: by distance if rows are further apart than lines inside them
 * (vertically centred cells), otherwise by a first cell and most of the others.
 */
function rowOpener(lines: readonly Line[]): (line: Line, parts: readonly Part[], row: OpenRow) => boolean {
  const gaps = lines.slice(1).map((line) => line.gapAbove);
  const isSpaced = gaps.some((gap) => gap > 0 && gap < 0.85) && gaps.some((gap) => gap > 1.1);
  if (isSpaced) return (line) => line.gapAbove > 1.1;
  const start = Math.min(...lines.map((line) => line.x));
  return (line, parts, row) => isRow(line) && line.x - start < 9 && !lacksFigures(parts, row);
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

/** The first table among the lines, detected by rows of at least three cells. */
export function findGrid(written: readonly Line[]): Grid | null {
  const lines = written.map(withSerialCell);
  const first = lines.findIndex((line, at) => isRow(line) && lines.slice(at + 1, at + 5).some(isRow));
  if (first < 0) return null;
  const { from, to } = reachOf(lines, first);
  const part = lines.slice(from, to);
  const starts = columnStarts(part.filter((line) => line.cells.length > 1));
  const opens = rowOpener(part);
  const rows: OpenRow[] = [];
  for (const line of part) {
    const parts = columnsOf(splitAtColumns(line, starts), starts);
    const row = rows.at(-1);
    if (!row || opens(line, parts, row)) rows.push(starts.map(() => ({ text: '', lines: [], breaks: [] })));
    for (const { column, text } of parts) {
      const cell = rows.at(-1)?.[column];
      if (!cell) continue;
      const gap = cell.text && text && !breaksYear(cell.text, text) ? ' ' : '';
      if (gap) cell.breaks.push(cell.text.length + 1);
      cell.text += gap + text;
      cell.lines.push(line);
    }
  }
  return { from, to, rows };
}
