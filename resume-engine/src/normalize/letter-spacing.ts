import type { Item } from '../document/item';

const MIN_LETTERS = 4;
const SINGLE_SHARE = 0.7;

/**
 * Joins letter-spaced text: `R A V I  K U M A R` becomes `RAVI KUMAR`. Two spaces separate words;
 * without wider spaces the letters become one word.
 */
export function joinSpacedLetters(text: string): string {
  const tokens = text.trim().split(/\s+/u);
  const singles = tokens.filter((token) => /^[\p{L}\p{N}]\p{M}*$/u.test(token));
  if (singles.length < MIN_LETTERS || singles.length < tokens.length * SINGLE_SHARE) return text;
  return text
    .trim()
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

/** Distance of letter-spaced words, in text sizes. */
const MAX_WORD_GAP = 2.5;

/**
 * Joins letter-spaced words of a line: `W H E R E`, `I`, `W O R K E D`. In the look of a spaced
 * word shorter ones are spaced too, and words with kerning (`KO VÁ C S`).
 */
export function joinSpacedWords(items: readonly Item[]): Item[] {
  const looks = new Set(items.filter(({ text }) => joinSpacedLetters(text) !== text).map(lookOf));
  if (looks.size === 0) return [...items];
  const joined: { item: Item; isSpaced: boolean }[] = [];
  for (const item of items) {
    const isSpaced = looks.has(lookOf(item)) && SPACED.test(item.text);
    const word = joinSpacedLetters(item.text);
    const text = isSpaced && word === item.text ? item.text.replace(/\s/gu, '') : word;
    const before = joined.at(-1);
    if (before?.isSpaced && isSpaced && isNextWord(before.item, item)) {
      const { item: first } = before;
      before.item = { ...first, text: `${first.text} ${text}`, width: item.x + item.width - first.x };
    } else joined.push({ item: { ...item, text }, isSpaced });
  }
  return joined.map(({ item }) => item);
}

const SPACED = /^\s*\p{L}{1,2}(?:\s+\p{L}{1,2})*\s*$/u;
const lookOf = ({ page, font, size }: Item) => `${page} ${size.toFixed(1)} ${font}`;

const isNextWord = (left: Item, right: Item): boolean =>
  lookOf(left) === lookOf(right) &&
  Math.abs(left.y - right.y) < right.size * 0.1 &&
  right.x > left.x &&
  gapBetween(left, right) < right.size * MAX_WORD_GAP;

/** Joins adjacent items of one letter into words. */
export function joinLetterItems(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let from = 0; from < items.length;) {
    let to = from + 1;
    while (to < items.length && continuesLetters(items[to - 1]!, items[to]!)) to += 1;
    const run = items.slice(from, to);
    joined.push(...(run.length >= MIN_LETTERS ? [spelled(run)] : run));
    from = to;
  }
  return joined;
}

const isLetter = ({ text }: Item) => /^\s*[\p{L}\p{N}]\p{M}*\s*$/u.test(text);

function continuesLetters(left: Item, right: Item): boolean {
  const gap = gapBetween(left, right);
  return (
    isLetter(left) &&
    isLetter(right) &&
    left.page === right.page &&
    Math.abs(left.y - right.y) < left.size * 0.1 &&
    Math.abs(left.size - right.size) < 0.5 &&
    gap > -left.size * 0.2 &&
    gap < left.size * 1.5
  );
}

const gapBetween = (left: Item, right: Item) => right.x - (left.x + left.width);

function spelled(run: readonly Item[]): Item {
  const gaps = run.slice(1).map((item, index) => gapBetween(run[index]!, item));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 3)]!;
  const [first] = run as [Item];
  const last = run.at(-1)!;
  const isWordGap = (gap: number) => gap > usual + first.size * 0.25;
  return {
    ...first,
    text: run.map(({ text }, index) => (index > 0 && isWordGap(gaps[index - 1]!) ? ' ' : '') + text.trim()).join(''),
    width: last.x + last.width - first.x,
  };
}
