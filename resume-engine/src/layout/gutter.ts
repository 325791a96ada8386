import type { Phrase } from './phrases';
import { isLabelRail } from './label-rail';
import { areCards, areNameAndContact, beginsSoon, columnEvidence, holdsCards, isDateLike, isRail } from './sides';
import { trim } from './trim';

/** A part of a page with two columns. */
export interface Gutter {
  readonly x: number;
  readonly above: readonly Phrase[];
  readonly left: readonly Phrase[];
  readonly right: readonly Phrase[];
  readonly below: readonly Phrase[];
}

type Stretch = Pick<Gutter, 'x' | 'left' | 'right'>;

const MIN_WIDTH_EM = 0.9;
const MAX_COUNTED_WIDTH_EM = 4;
const MIN_LINES = 3;
const MIN_LINES_IN_BOTH = 8;
const SAME_EDGE_PT = 4;

/** What is known about a page: the gutter of the page before, and edges that are not a gutter. */
export interface Known {
  readonly before?: number | undefined;
  readonly rails: readonly number[];
}

/** The gutter that separates the largest part of a page into two columns, if any. */
export function findGutter(phrases: readonly Phrase[], { before, rails }: Known): Gutter | undefined {
  const em = medianOf(phrases.map((phrase) => phrase.size));
  let best: { stretch: Stretch; score: number } | undefined;
  const edges = [...new Set(phrases.map((phrase) => Math.floor(phrase.x)))];
  for (const x of edges.filter((edge) => rails.every((rail) => Math.abs(rail - edge) > SAME_EDGE_PT)))
    for (const stretch of stretchesAt(x, em, { phrases })) {
      const score = scoreOf(stretch, em);
      const isBetter = score > (best?.score ?? 0);
      if (isBetter && areColumns(stretch, before)) best = { stretch, score };
    }
  if (best === undefined && holdsCards(phrases)) best = cardsIn(phrases, edges, em);
  return best === undefined ? undefined : { ...best.stretch, ...bandsOf(best.stretch, phrases) };
}

/** The phrases of a page, and heights over which no column extends. */
interface Page {
  readonly phrases: readonly Phrase[];
  readonly cuts?: readonly number[];
}

/** Entries beside each other below one heading, the largest part of them. */
function cardsIn(phrases: readonly Phrase[], edges: readonly number[], em: number) {
  const cuts = phrases.filter(({ isHeading }) => isHeading).map(({ y }) => y);
  return edges
    .flatMap((x) => stretchesAt(x, em, { phrases, cuts }))
    .filter(({ left, right }) => areCards(left, right))
    .map((stretch) => ({ stretch, score: scoreOf(stretch, em) }))
    .toSorted((one, other) => other.score - one.score)
    .find(({ score }) => score > 0);
}

function stretchesAt(x: number, em: number, { phrases, cuts = [] }: Page): Stretch[] {
  const hasTable = phrases.some(isOfTable);
  const crossing = phrases
    .filter(
      (phrase) =>
        (phrase.x < x && phrase.right > x - 0.3 * em) ||
        (hasTable && !isOfTable(phrase)) ||
        phrase.runs[0]!.place !== undefined,
    )
    .map((phrase) => phrase.y);
  if (crossing.length > 0.6 * phrases.length) return [];
  const edges = [-Infinity, ...[...crossing, ...cuts].toSorted((a, b) => a - b), Infinity];
  const stretches: Stretch[] = [];
  for (const [at, bottom] of edges.slice(1).entries()) {
    const top = edges[at]!;
    if (bottom - top < em) continue;
    const inside = phrases.filter((phrase) => phrase.y > top + 1 && phrase.y < bottom - 1);
    const trimmed = trim(inside, { x, top, bottom });
    const left = trimmed.filter((phrase) => phrase.x < x);
    const right = trimmed.filter((phrase) => phrase.x >= x);
    if (left.length > 0 && right.length > 0) stretches.push({ x, left, right });
  }
  return stretches;
}

const isOfTable = (phrase: Phrase): boolean => phrase.runs[0]!.source === 'docx-table';

function scoreOf({ x, left, right }: Stretch, em: number): number {
  const ends = left.map((phrase) => phrase.right).toSorted((a, b) => a - b);
  const width = (x - ends[Math.floor(0.95 * (ends.length - 1))]!) / em;
  if (width < MIN_WIDTH_EM) return 0;
  const [leftTop, leftBottom] = extentOf(left);
  const [rightTop, rightBottom] = extentOf(right);
  return Math.min(width, MAX_COUNTED_WIDTH_EM) * (Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop) + em);
}

function areColumns({ x, left, right }: Stretch, before: number | undefined): boolean {
  if (left[0]?.runs[0]?.page === 1 && areNameAndContact(left, right)) return true;
  if (left.length < MIN_LINES || right.length < MIN_LINES || isAnyRail(left, right)) return false;
  const evidence = columnEvidence(left) + columnEvidence(right);
  if (before !== undefined && Math.abs(before - x) < 8) return evidence >= 1;
  return evidence >= 3 && left.length + right.length >= MIN_LINES_IN_BOTH && beginsSoon(right);
}

const isAnyRail = (left: readonly Phrase[], right: readonly Phrase[]): boolean =>
  isRail(left) || isRail(right) || isLabelRail(left, right, isDateLike);

function bandsOf(stretch: Stretch, phrases: readonly Phrase[]): Pick<Gutter, 'above' | 'below'> {
  const taken = new Set([...stretch.left, ...stretch.right]);
  const [top] = extentOf([...taken]);
  const others = phrases.filter((phrase) => !taken.has(phrase));
  return { above: others.filter((phrase) => phrase.y < top), below: others.filter((phrase) => phrase.y >= top) };
}

function extentOf(phrases: readonly Phrase[]): [number, number] {
  const ys = phrases.map((phrase) => phrase.y);
  return [Math.min(...ys), Math.max(...ys)];
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 10;
