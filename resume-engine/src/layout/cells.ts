import type { Run } from './runs';

export interface Piece {
  readonly text: string;
  readonly runs: readonly Run[];
}

const WORD_GAP_EM = 0.18;
const MAX_CELL_GAP_EM = 1.6;
const MIN_CELL_GAP_EM = 1;
const PHRASE_CELL_GAP_EM = 0.75;

export function cellsOf(row: readonly Run[]): Piece[] {
  const pieces: Run[][] = [];
  const cellGap = cellGapOf(row);
  let before: Run | undefined;
  for (const run of row) {
    const isCell =
      before === undefined || beginsCell(before, run) || gapOf(before, run) > widened(before, run) * cellGap;
    if (isCell) pieces.push([run]);
    else pieces.at(-1)!.push(run);
    before = run;
  }
  return pieces.map((runs) => ({ text: joined(runs), runs }));
}

/** Whether a tab or the border of a table cell separates two runs. */
export const beginsCell = (before: Run, run: Run): boolean => run.isApart || run.place?.column !== before.place?.column;

/** Runs as one text, with spaces at gaps: a ligature can be a separate run inside a word. */
export const joined = (runs: readonly Run[]): string =>
  runs.reduce((text, run, at) => {
    const before = runs[at - 1];
    return text + (before !== undefined && gapOf(before, run) > WORD_GAP_EM ? ' ' : '') + run.text;
  }, '');

const gapOf = (before: Run, run: Run): number => (run.x - before.right) / Math.max(1, Math.min(run.size, before.size));

const widened = (before: Run, run: Run): number => (isSpaced(before) && isSpaced(run) ? 2.5 : 1);

function cellGapOf(row: readonly Run[]): number {
  const phrases = row.filter((run) => run.text.includes(' ')).length;
  if (phrases >= 2 && phrases >= row.length / 2) return PHRASE_CELL_GAP_EM;
  const gaps = row
    .slice(1)
    .map((run, at) => (run.x - row[at]!.right) / Math.max(1, run.size))
    .filter((gap) => gap > WORD_GAP_EM && gap < MIN_CELL_GAP_EM)
    .toSorted((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return Math.min(MAX_CELL_GAP_EM, Math.max(MIN_CELL_GAP_EM, 3 * median));
}

/** Letter-spaced text has wide gaps between its words too. */
export const isSpaced = (run: Run): boolean =>
  run.text.length > 2 && (run.right - run.x) / run.text.length > 0.9 * run.size;

/** Whether letters and gap are equally wide: one line in a monospaced font among other text. */
export function isTypewritten(before: Run, run: Run): boolean {
  const width = (run.right - run.x) / run.text.length;
  const isSame = (other: number) => Math.abs(other - width) < 0.04 * width;
  return isSame((before.right - before.x) / before.text.length) && isSame(run.x - before.right);
}
