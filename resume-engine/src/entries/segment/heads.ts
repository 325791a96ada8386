import type { Line } from '../../document/line';
import { assign, type Assignment, type Rules } from '../assign/assign';
import type { Piece } from '../pieces/piece';

export interface HeadLine<V> {
  readonly line: Line;
  readonly pieces: readonly Piece<V>[];
}

/** How lines are scored as a head: by piece rules, by form, and by context. */
export interface Judgement<K extends string, V, L extends HeadLine<V>> {
  readonly rules: Rules<K, V>;
  /** Upper limit of pieces; lines with more are more than one entry. */
  readonly maxMarks: number;
  lineCost(line: L, row: number): number;
  surroundings(lines: readonly L[], from: number, to: number): number;
}

const MAX_PIECES = 24;
const NO_HEAD = { score: -Infinity, slots: [] } as const;

/** Parses and scores lines as heads of entries; each range of lines once. */
export class Heads<K extends string, V, L extends HeadLine<V>> {
  private readonly heads = new Map<string, Assignment<K, V>>();

  constructor(
    private readonly lines: readonly L[],
    private readonly judgement: Judgement<K, V, L>,
  ) {}

  at(from: number, to: number): Assignment<K, V> {
    const key = `${from} ${to}`;
    let head = this.heads.get(key);
    if (!head) {
      head = this.read(from, to);
      this.heads.set(key, head);
    }
    return head;
  }

  private read(from: number, to: number): Assignment<K, V> {
    const { rules } = this.judgement;
    const lines = this.lines.slice(from, to);
    const cost = lines.reduce((sum, line, row) => sum + this.judgement.lineCost(line, row), 0);
    const pieces = lines.flatMap((line) => line.pieces);
    if (cost === -Infinity || !pieces.length || pieces.length > MAX_PIECES) return NO_HEAD;
    if (pieces.filter(({ mark }) => mark !== undefined).length > this.judgement.maxMarks) return NO_HEAD;
    const head = assign(pieces, rules);
    const rest = rules.kinds.at(-1);
    const useful = new Set(
      head.slots.filter(({ kind }) => kind !== rest).flatMap((slot) => slot.pieces.map(({ line }) => line)),
    );
    const useless = lines.filter(({ line }) => !useful.has(line)).length;
    return { ...head, score: head.score + cost + this.judgement.surroundings(this.lines, from, to) - 1.2 * useless };
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
