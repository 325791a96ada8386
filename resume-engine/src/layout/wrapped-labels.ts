import { isFormLabel } from '../lexicon/form-labels';
import { headingKinds } from '../sections/heading-kinds';
import { isBullet } from './bullet';
import { cellsOf, type Piece } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const ALIGNMENT_TOLERANCE_PT = 3;

/**
 * Joins a form label that a narrow column broke (`Name and address` over `of employer`) in the row
 * where it begins.
 */
export function joinWrappedLabels(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  let last = -1;
  for (const row of rows) {
    const label = last < 0 ? undefined : wrapped(joined[last]!, row, joined.at(-1)!);
    if (label === undefined) {
      if (cellsOf(row).length > 1) last = joined.length;
      joined.push(row);
      continue;
    }
    const [first, ...values] = cellsOf(joined[last]!);
    const run: Run = { ...first!.runs[0]!, text: label.text, right: Math.max(rightOf(first!), label.right) };
    joined[last] = [run, ...values.flatMap((value) => value.runs)];
    const [, ...others] = cellsOf(row);
    if (others.length > 0) joined.push(others.flatMap((value) => value.runs));
  }
  return joined;
}

/**
 * The whole label, if the first cell of `row` continues the one in `before`; `above` is the row
 * right above.
 */
function wrapped(before: Row, row: Row, above: Row): { text: string; right: number } | undefined {
  const [first, value] = cellsOf(before);
  const [rest, other] = cellsOf(row);
  if (first === undefined || value === undefined || rest === undefined) return undefined;
  const text = `${first.text} ${rest.text}`;
  if (row[0]!.place !== undefined || isOwn(rest, other) || !isFormLabel(text)) return undefined;
  if (!isBelow(first, rest) || !areAlike(first, rest) || rightOf(rest) > value.runs[0]!.x) return undefined;
  return row[0]!.y - above[0]!.y < 1.8 * row[0]!.size ? { text, right: rightOf(rest) } : undefined;
}

/** A bullet, a label with its value after a colon, or a label or heading by itself. */
const isOwn = ({ text }: Piece, value: Piece | undefined): boolean =>
  isBullet(text) ||
  value?.text.startsWith(':') === true ||
  (/^\p{Lu}/u.test(text) && (isFormLabel(text) || headingKinds(text) !== undefined));

const areAlike = ({ runs: [one] }: Piece, { runs: [other] }: Piece): boolean =>
  one!.isBold === other!.isBold && Math.abs(one!.size - other!.size) < 0.5;

const rightOf = (piece: Piece): number => piece.runs.at(-1)!.right;

function isBelow(upper: Piece, lower: Piece): boolean {
  return (
    Math.abs(upper.runs[0]!.x - lower.runs[0]!.x) < ALIGNMENT_TOLERANCE_PT ||
    Math.abs(rightOf(upper) - rightOf(lower)) < ALIGNMENT_TOLERANCE_PT
  );
}
