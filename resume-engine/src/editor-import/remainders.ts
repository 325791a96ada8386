import type { Line } from '../document/line';
import { wordsOf } from '../lexicon/words';

/** A part of a line that is in none of the compared texts. */
export interface Remainder {
  readonly line: Line;
  readonly text: string;
  readonly words: number;
  readonly isWhole: boolean;
}

/**
 * What is left of some lines without the words of some texts. Lines that are whole in a text are
 * found first, so their words are not mistaken for those of other lines.
 */
export function remainders(lines: readonly Line[], texts: readonly string[]): Remainder[] {
  const words = texts.flatMap(wordsOf).map(({ folded }) => folded);
  const isWithin = phrasesOf(words);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const take = (word: string) => {
    const left = counts.get(word) ?? 0;
    if (left > 0) counts.set(word, left - 1);
    return left > 0;
  };
  const open = lines.filter((line) => {
    const own = wordsOf(line.text).map(({ folded }) => folded);
    const isLeft = own.every((word) => (counts.get(word) ?? 0) > 0);
    if (!isLeft || !isWithin(own)) return true;
    own.forEach(take);
    return false;
  });
  return open.flatMap((line) => {
    const own = wordsOf(line.text).map(({ folded }) => folded);
    const known = own.filter((word) => (counts.get(word) ?? 0) > 0).length;
    const isMissing = own.length >= MIN_WORDS && known < own.length / 2;
    return partsOf(line, isMissing ? () => false : take);
  });
}

/** Whether words follow each other in a text; of a frequent word not all places are tried. */
function phrasesOf(words: readonly string[]): (phrase: readonly string[]) => boolean {
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    const known = places.get(word);
    if (!known) places.set(word, [at]);
    else if (known.length < MAX_PLACES) known.push(at);
  });
  return (phrase) =>
    phrase.length === 0 ||
    (places.get(phrase[0] ?? '') ?? []).some((from) => phrase.every((word, at) => words[from + at] === word));
}

const MAX_PLACES = 100;

/** Of a line whose few known words must come from elsewhere. */
const MIN_WORDS = 5;

/** A scheme and `www` are not shown in the editor. */
const NOT_SHOWN = /^(?:https?|www)$/;

function partsOf(line: Line, take: (word: string) => boolean): Remainder[] {
  const words = wordsOf(line.text);
  const parts: { from: number; to: number; words: number }[] = [];
  let isOpen = false;
  for (const { from, to, folded } of words) {
    if (NOT_SHOWN.test(folded)) continue;
    const last = parts.at(-1);
    if (take(folded)) isOpen = false;
    else if (isOpen && last) Object.assign(last, { to, words: last.words + 1 });
    else {
      parts.push({ from, to, words: 1 });
      isOpen = true;
    }
  }
  return parts.map((part) => {
    const isWhole = part.words === words.length;
    const text = isWhole ? line.text : line.text.slice(part.from, part.to);
    return { line, text: text.replace(/\s+/g, ' ').trim(), words: part.words, isWhole };
  });
}
