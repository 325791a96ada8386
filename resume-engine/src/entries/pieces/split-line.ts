import type { Line } from '../../document/line';
import { findSeparators, type Separator } from './separators';
import type { Hint, Joint, Mark, Piece } from './piece';

/** What is known about a line before it is split. */
export interface Known<V> {
  readonly marks: readonly Mark<V>[];
  readonly hints: readonly Hint[];
}

interface Cut<V> {
  readonly from: number;
  readonly to: number;
  readonly joint: Joint;
  readonly mark?: Mark<V>;
  readonly hint?: string;
}

const OPENING =
  /(?:[\s,;|~:([{–—-]|\b(?:in|on|from|since|expected|anticipated|during|the|year|w\.?e\.?f|between|batch|dated|duration|period|grade|percentage|marks|score|scored|secured|securing|obtained|cgpa|aggregate|with|an?(?=\s(?:aggregate|average|overall|total|percentage|score|grade|cgpa|gpa))|(?<=(?:aggregate|average|percentage|marks|score|grade|cgpa|gpa|year)\s)of|(?:final|overall)(?=\s(?:grade|marks|score|percentage)))\b)*$/i;
const CLOSING = /^[\s)\]},;|~]*/;

function cutOfMark<V>(text: string, mark: Mark<V>): Cut<V> {
  const from = mark.from - (OPENING.exec(text.slice(Math.max(0, mark.from - 24), mark.from))?.[0].length ?? 0);
  const to = mark.to + (CLOSING.exec(text.slice(mark.to, mark.to + 8))?.[0].length ?? 0);
  return { from, to, joint: 'mark', mark };
}

function cutsOf<V>(text: string, known: Known<V>): Cut<V>[] {
  const cuts: Cut<V>[] = known.marks.map((mark) => cutOfMark(text, mark));
  const isFree = (at: number, to: number) => cuts.every((cut) => to <= cut.from || at >= cut.to);
  for (const { skipFrom, from, hint } of known.hints) {
    if (isFree(skipFrom, from)) cuts.push({ from: skipFrom, to: from, joint: 'colon', hint });
  }
  const separators: Separator[] = findSeparators(text).filter(({ from, to }) => isFree(from, to));
  return [...cuts, ...separators].sort((a, b) => a.from - b.from || a.to - b.to);
}

function pieceOf<V>(
  line: Line,
  part: { from: number; to: number; joint: Joint; isBracketed: boolean },
): Piece<V> | null {
  const raw = line.text.slice(part.from, part.to);
  const text = raw.replace(/^[\s,;:|•·–—-]+/, '').replace(/(?:\s\/|[\s,;:|•·–—-])+$/, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const from = part.from + raw.indexOf(text);
  const cell = line.cells.findLast((one) => one.from <= from) ?? line;
  const { isBold, isItalic, size } = cell;
  return { ...part, line, from, to: from + text.length, text, isBold, isItalic, size };
}

/** The pieces of a line, in order; `first` is the relation to the line before. */
export function splitLine<V>(line: Line, known: Known<V>, first: Joint = 'line'): Piece<V>[] {
  const pieces: Piece<V>[] = [];
  let at = 0;
  let joint: Joint = first;
  let hint: string | undefined;
  let isBracketed = false;
  const take = (to: number) => {
    const piece = pieceOf<V>(line, { from: at, to, joint, isBracketed });
    if (!piece) return;
    pieces.push(hint === undefined ? piece : { ...piece, hint });
    joint = 'mark';
  };
  for (const cut of cutsOf(line.text, known)) {
    take(cut.from);
    at = cut.to;
    if (cut.mark) {
      const piece = pieceOf<V>(line, { from: cut.mark.from, to: cut.mark.to, joint, isBracketed: false });
      if (piece) pieces.push({ ...piece, mark: cut.mark.value });
      joint = 'mark';
      hint = undefined;
    } else if (joint === 'mark' || pieces.length) joint = cut.joint;
    if (cut.hint !== undefined) hint = cut.hint;
    else if (cut.joint === 'cell' || cut.joint === 'pipe') hint = undefined;
    isBracketed = cut.joint === 'bracket' && '([{'.includes(line.text.slice(cut.from, cut.to).trim() || ' ');
  }
  take(line.text.length);
  return pieces;
}
