import type { Phrase } from './phrases';

interface Edges {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

const MAX_LINE_DISTANCE_EM = 1.75;

/**
 * Removes what belongs to the lines above and below: the short last lines of the paragraph above,
 * and the heading and short first lines of the text below both columns.
 */
export function trim(inside: readonly Phrase[], edges: Edges): readonly Phrase[] {
  return trimEnd(trimStart(inside, edges), edges);
}

function trimStart(inside: readonly Phrase[], { top }: Edges): readonly Phrase[] {
  if (top === -Infinity) return inside;
  let above = top;
  for (const [at, phrase] of inside.entries()) {
    if (phrase.isHeading || phrase.y - above > MAX_LINE_DISTANCE_EM * phrase.size) return inside.slice(at);
    above = phrase.y;
  }
  return inside;
}

function trimEnd(inside: readonly Phrase[], { x, bottom }: Edges): readonly Phrase[] {
  if (bottom === Infinity) return inside;
  const lastAlone = inside.findLastIndex((phrase) => phrase.x >= x && !isInRow(phrase, inside, x));
  const heading = inside.findIndex((phrase, at) => at > lastAlone && phrase.isHeading && phrase.x < x);
  if (heading > 0) return inside.slice(0, heading);
  const tail = tailOf(inside, x);
  let below = bottom;
  for (let at = inside.length - 1; at >= tail; at -= 1) {
    const phrase = inside[at]!;
    if (below - phrase.y > MAX_LINE_DISTANCE_EM * phrase.size) return inside.slice(0, at + 1);
    below = phrase.y;
  }
  return inside;
}

const isInRow = (phrase: Phrase, phrases: readonly Phrase[], x: number): boolean =>
  phrases.some((other) => other.x < x && Math.abs(other.y - phrase.y) < 0.3 * phrase.size);

function tailOf(phrases: readonly Phrase[], x: number): number {
  const isLastLeft = (phrases.at(-1)?.x ?? 0) < x;
  return 1 + phrases.findLastIndex((phrase) => phrase.x < x !== isLastLeft);
}
