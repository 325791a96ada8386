import type { Run } from './runs';

/** A cell of a row with the runs it is made of. */
export interface Piece {
  text: string;
  readonly runs: Run[];
}

const wordGap = 0.18;
const widestCellGap = 1.6;
const narrowestCellGap = 1;
/** Where pieces hold spaces of their own, a gap between pieces is more than a space. */
const gapBesidePhrases = 0.75;

/** The cells of a row. */
export function cellsOf(row: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  const cellGap = cellGapOf(row);
  let before: Run | undefined;
  for (const run of row) {
    const piece = pieces.at(-1);
    const gap = before === undefined ? 0 : run.x - before.right;
    const em = before === undefined ? run.size : Math.max(1, Math.min(run.size, before.size));
    if (piece === undefined || run.isApart || gap > (isSpaced(run) && isSpaced(before) ? 2.5 : 1) * cellGap * em)
      pieces.push({ text: run.text, runs: [run] });
    else {
      piece.text += (gap > wordGap * em ? ' ' : '') + run.text;
      piece.runs.push(run);
    }
    before = run;
  }
  return pieces;
}

/** A gap is wide when it is three times what parts the words of its line; justified lines have wide spaces. */
function cellGapOf(row: readonly Run[]): number {
  const phrases = row.filter((run) => run.text.includes(' ')).length;
  if (phrases >= 2 && phrases >= row.length / 2) return gapBesidePhrases;
  const gaps = row
    .slice(1)
    .map((run, at) => (run.x - row[at]!.right) / Math.max(1, run.size))
    .filter((gap) => gap > wordGap && gap < narrowestCellGap)
    .toSorted((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return Math.min(widestCellGap, Math.max(narrowestCellGap, 3 * median));
}

/** Letters set apart for their look have wide gaps between their words too. */
export const isSpaced = (run: Run | undefined): boolean =>
  run !== undefined && run.text.length > 2 && (run.right - run.x) / run.text.length > 0.9 * run.size;
