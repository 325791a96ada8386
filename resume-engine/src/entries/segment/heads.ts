import type { Line } from '../../document/line';
import { assignPrefixes, type Assignment, type Rules } from '../assign/assign';
import type { Piece } from '../pieces/piece';
import { MAX_HEAD_LENGTH } from './segment';

export interface HeadLine<V> {
  readonly line: Line;
  readonly pieces: readonly Piece<V>[];
}

/** How lines are scored as a head: by piece rules, by form, and by context. */
export interface Judgment<K extends string, V, L extends HeadLine<V>> {
  readonly rules: Rules<K, V>;
  /** Upper limit of pieces; lines with more are more than one entry. */
  readonly maxMarks: number;
  lineCost(line: L, row: number): number;
  surroundings(lines: readonly L[], from: number, to: number): number;
}

/** Lines that may be one head. */
interface HeadRange<V, L> {
  readonly from: number;
  readonly lines: readonly L[];
  readonly pieces: readonly Piece<V>[];
  readonly cost: number;
}

const MAX_PIECES = 24;
const NO_HEAD = { score: -Infinity, slots: [] } as const;

/** Parses and scores lines as heads of entries. */
export class Heads<K extends string, V, L extends HeadLine<V>> {
  /** By their first line. */
  private readonly heads = new Map<number, readonly Assignment<K, V>[]>();

  constructor(
    private readonly lines: readonly L[],
    private readonly judgment: Judgment<K, V, L>,
  ) {}

  /** The lines of a range, at most `MAX_HEAD_LENGTH`, as a head. */
  at(from: number, to: number): Assignment<K, V> {
    const known = this.heads.get(from) ?? this.startingAt(from);
    this.heads.set(from, known);
    return known[to - from - 1] ?? NO_HEAD;
  }

  /** All heads that begin at a line, the shortest first. */
  private startingAt(from: number): Assignment<K, V>[] {
    const ranges = this.rangesFrom(from);
    // The pieces of each range begin those of the next.
    const assignmentOf = assignPrefixes(ranges.at(-1)?.pieces ?? [], this.judgment.rules);
    return ranges.map((range) =>
      range.pieces.length > 0 ? this.scored(assignmentOf(range.pieces.length), range) : NO_HEAD,
    );
  }

  private rangesFrom(from: number): HeadRange<V, L>[] {
    const { lineCost, maxMarks } = this.judgment;
    const ranges: HeadRange<V, L>[] = [];
    for (let length = 1; length <= MAX_HEAD_LENGTH; length += 1) {
      const lines = this.lines.slice(from, from + length);
      const cost = lines.reduce((sum, line, row) => sum + lineCost(line, row), 0);
      const pieces = lines.flatMap((line) => line.pieces);
      const marks = pieces.filter(({ mark }) => mark !== undefined).length;
      const isHead = cost !== -Infinity && pieces.length <= MAX_PIECES && marks <= maxMarks;
      if (lines.length < length || !isHead) break;
      ranges.push({ from, lines, pieces, cost });
    }
    return ranges;
  }

  private scored(head: Assignment<K, V>, { from, lines, cost }: HeadRange<V, L>): Assignment<K, V> {
    const rest = this.judgment.rules.kinds.at(-1);
    const useful = new Set(
      head.slots.filter(({ kind }) => kind !== rest).flatMap((slot) => slot.pieces.map(({ line }) => line)),
    );
    const useless = lines.filter(({ line }) => !useful.has(line)).length;
    const surroundings = this.judgment.surroundings(this.lines, from, from + lines.length);
    return { ...head, score: head.score + cost + surroundings - 1.2 * useless };
  }
}

/** A gap or a bullet end above, bullets below: the context of most heads. */
export function usualSurroundings(lines: readonly HeadLine<unknown>[], from: number, to: number): number {
  const [before, first, last, after] = [from - 1, from, to - 1, to].map((at) => lines[at]?.line);
  const hasBullet = (line: Line | undefined) => line?.bullet !== undefined;
  const isApart = !before || (first?.gapAbove ?? 0) > 1.35;
  const endsBullets = hasBullet(before) && !hasBullet(first);
  const opensBullets = hasBullet(after) && !hasBullet(last);
  return (isApart ? 0.4 : 0) + (endsBullets ? 0.3 : 0) + (opensBullets ? 0.4 : 0);
}
