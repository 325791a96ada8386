import type { Cell, Line } from '../document/line';
import { alignCells } from './align';
import { cellsOf, type Piece } from './cells';
import { isBullet, takeBullet } from './bullet';
import type { Run } from './runs';
import { joinWrappedDates } from './wrapped-dates';
import { joinWrappedLabels } from './wrapped-labels';

export type LooseLine = Omit<Line, 'index' | 'gapAbove' | 'block'>;

const MAX_LINE_LENGTH = 2000;

/** The rows of one block, from top to bottom, bullets with their text and table cells aligned. */
export const blockRows = (runs: readonly Run[]): (readonly Run[])[] =>
  joinWrappedLabels(joinWrappedDates(alignCells(joinLoneBullets(rowsOf(runs)))));

/** Runs with close baselines, each row from left to right. */
export function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && belongs(row, run)) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { size: run.size, y: run.y });
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map((row) => row.runs.toSorted((a, b) => a.x - b.x || a.order - b.order));
}

function belongs(row: { y: number; size: number; runs: Run[] }, run: Run): boolean {
  if (row.runs[0]!.place?.row !== run.place?.row) return false;
  const apart = Math.abs(run.y - row.y);
  if (apart <= 0.45 * Math.min(row.size, run.size)) return true;
  const isRaised = Math.min(row.size, run.size) < 0.75 * Math.max(row.size, run.size);
  return isRaised && apart < 0.5 * Math.max(row.size, run.size) && row.runs.some((other) => areNeighbors(other, run));
}

const areNeighbors = (one: Run, other: Run): boolean =>
  Math.abs(one.right - other.x) < 0.3 * one.size || Math.abs(other.right - one.x) < 0.3 * one.size;

/** A bullet in a separate font can be slightly above or below its text. */
function joinLoneBullets(rows: Run[][]): Run[][] {
  const joined: Run[][] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const [glyph] = before ?? [];
    if (before?.length === 1 && glyph !== undefined && isBullet(glyph.text) && isNear(glyph, row)) before.push(...row);
    else if (row.length === 1 && isBullet(row[0]!.text) && before !== undefined && isNear(row[0]!, before))
      before.unshift(row[0]!);
    else joined.push(row);
  }
  return joined;
}

function isNear(glyph: Run, row: readonly Run[]): boolean {
  const first = row[0]!;
  return (
    Math.abs(first.y - glyph.y) < 0.8 * Math.max(first.size, glyph.size) &&
    first.x >= glyph.right - 1 &&
    !isBullet(first.text)
  );
}

export function lineOf(row: readonly Run[]): LooseLine {
  const pieces = cellsOf(row);
  const first = row[0]!;
  const lead = pieces[0]!;
  const taken = takeBulletOf(pieces);
  const cells: Cell[] = [];
  let from = 0;
  for (const piece of taken.pieces) {
    const { x, place } = piece.runs[0]!;
    const style = styleOf(piece.runs);
    cells.push({ ...style, text: piece.text, x, right: rightOf(piece.runs), from, ...(place && { place }) });
    from += piece.text.length + 1;
  }
  const style = styleOf(taken.pieces.flatMap((piece) => piece.runs));
  return {
    page: first.page,
    x: lead.runs[0]!.x,
    right: rightOf(row),
    y: widest(row).y,
    ...style,
    cells,
    text: cells
      .map((cell) => cell.text)
      .join('\t')
      .slice(0, MAX_LINE_LENGTH),
    ...(taken.bullet === undefined ? {} : { bullet: taken.bullet }),
    source: first.source,
  };
}

function takeBulletOf(pieces: Piece[]): { bullet?: string; pieces: Piece[] } {
  const [lead, ...rest] = pieces;
  if (lead?.runs[0]?.place !== undefined || lead === undefined) return { pieces };
  const [glyph, ...others] = lead.runs;
  if (rest.length > 0 && isBullet(lead.text)) return { bullet: lead.text, pieces: rest };
  const { bullet, text } = takeBullet(lead.text);
  if (bullet === undefined || text === '') return { pieces };
  const runs = glyph!.text === bullet && others.length > 0 ? others : lead.runs;
  return { bullet, pieces: [{ text, runs }, ...rest] };
}

function styleOf(runs: readonly Run[]): Pick<Line, 'size' | 'isBold' | 'isItalic' | 'font' | 'color'> {
  const main = widest(runs);
  const letters = (isWanted: (run: Run) => boolean): number =>
    runs.filter(isWanted).reduce((sum, run) => sum + run.text.length, 0);
  const half = letters(() => true) / 2;
  return {
    size: main.size,
    isBold: letters((run) => run.isBold) > half,
    isItalic: letters((run) => run.isItalic) > half,
    font: main.font,
    ...(main.color === undefined ? {} : { color: main.color }),
  };
}

const widest = (runs: readonly Run[]): Run =>
  runs.reduce((best, run) => (run.text.length > best.text.length ? run : best));

const rightOf = (runs: readonly Run[]): number => runs.reduce((right, run) => Math.max(right, run.right), -Infinity);
