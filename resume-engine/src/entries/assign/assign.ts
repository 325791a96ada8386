import type { Joint, Piece } from '../pieces/piece';

/** Adjacent pieces read as one value. */
export interface Candidate<V> {
  readonly pieces: readonly Piece<V>[];
  readonly text: string;
  readonly row: number;
}

export interface Slot<K extends string, V> extends Candidate<V> {
  readonly kind: K;
  readonly score: number;
}

export interface Assignment<K extends string, V> {
  readonly score: number;
  readonly slots: readonly Slot<K, V>[];
}

/**
 * What a head may contain and how well a text fits each kind. Each kind but the last occurs at most
 * once; the last is the rest.
 */
export interface Rules<K extends string, V> {
  readonly kinds: readonly [K, ...K[]];
  fits(kind: K, candidate: Candidate<V>): number;
  joins(kind: K, joint: Joint, next: Piece<V>): number;
  follows(kind: K, before: (kind: K) => boolean): number;
  whole(has: (kind: K) => boolean): number;
}

interface Taken<K extends string, V> {
  readonly slot: Slot<K, V>;
  readonly before: Taken<K, V> | undefined;
}

interface State<K extends string, V> {
  readonly score: number;
  readonly taken: Taken<K, V> | undefined;
}

const MAX_LENGTH = 6;

/**
 * As written, from the first piece to the last; a closing bracket is included if its opening one
 * is.
 */
export function textOf<V>(pieces: readonly Piece<V>[]): string {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last) return '';
  if (first.line !== last.line) {
    const text = pieces.map((piece) => piece.text).join(' ');
    return /\([^()]*$/.test(text) && last.line.text[last.to] === ')' ? `${text})` : text;
  }
  const end = last.isBracketed && pieces.length > 1 ? last.to + 1 : last.to;
  return first.line.text.slice(first.from, end).replace(/\s+/g, ' ').trim();
}

/** Candidates that begin at a piece, the shortest first. */
function candidatesFrom<V>(pieces: readonly Piece<V>[], at: number, row: number): Candidate<V>[] {
  const count = Math.min(pieces.length - at, MAX_LENGTH);
  return Array.from({ length: count }, (_, more) => {
    const part = pieces.slice(at, at + more + 1);
    return { pieces: part, text: textOf(part), row };
  });
}

/** The candidates that fit a kind, with their scores. */
function slotsFrom<K extends string, V>(
  rules: Rules<K, V>,
  kind: K,
  candidates: readonly Candidate<V>[],
): Slot<K, V>[] {
  const slots: Slot<K, V>[] = [];
  let cost = 0;
  for (const candidate of candidates) {
    const added = candidate.pieces.at(-1);
    if (added && candidate.pieces.length > 1) cost += rules.joins(kind, added.joint, added);
    if (cost === -Infinity) break;
    const fit = rules.fits(kind, candidate);
    if (fit !== -Infinity) slots.push({ ...candidate, kind, score: fit + cost });
  }
  return slots;
}

/** The best assignment of pieces to values. */
export const assign = <K extends string, V>(pieces: readonly Piece<V>[], rules: Rules<K, V>): Assignment<K, V> =>
  assignPrefixes(pieces, rules)(pieces.length);

/**
 * The best assignments of all prefixes of some pieces, by dynamic programming over the pieces and
 * the kinds already found.
 * @returns the assignment of the first `count` pieces
 */
export function assignPrefixes<K extends string, V>(
  pieces: readonly Piece<V>[],
  rules: Rules<K, V>,
): (count: number) => Assignment<K, V> {
  const { kinds } = rules;
  const rest = kinds.length - 1;
  const has = (mask: number) => (kind: K) => (mask & (1 << kinds.indexOf(kind))) !== 0;
  const states: Map<number, State<K, V>>[] = Array.from({ length: pieces.length + 1 }, () => new Map());
  states[0]?.set(0, { score: 0, taken: undefined });
  const rows = new Map([...new Set(pieces.map(({ line }) => line))].map((line, row) => [line, row]));
  pieces.forEach(({ line }, at) => {
    const here = states[at];
    if (!here?.size) return;
    const candidates = candidatesFrom(pieces, at, rows.get(line) ?? 0);
    kinds.forEach((kind, bit) => {
      const slots = slotsFrom(rules, kind, candidates);
      if (slots.length === 0) return;
      for (const [mask, { score: scoreBefore, taken }] of here) {
        if (bit !== rest && mask & (1 << bit)) continue;
        const next = mask | (1 << bit);
        const scoreHere = scoreBefore + rules.follows(kind, has(mask));
        for (const slot of slots) {
          const target = states[at + slot.pieces.length];
          const score = scoreHere + slot.score;
          if (score > (target?.get(next)?.score ?? -Infinity))
            target?.set(next, { score, taken: { slot, before: taken } });
        }
      }
    });
  });
  return (count) => {
    let best: State<K, V> = { score: -Infinity, taken: undefined };
    for (const [mask, state] of states[count] ?? []) {
      const score = state.score + rules.whole(has(mask));
      if (score > best.score) best = { score, taken: state.taken };
    }
    return { score: best.score, slots: slotsOf(best) };
  };
}

function slotsOf<K extends string, V>({ taken }: State<K, V>): Slot<K, V>[] {
  const slots: Slot<K, V>[] = [];
  for (let one = taken; one; one = one.before) slots.push(one.slot);
  return slots.reverse();
}
