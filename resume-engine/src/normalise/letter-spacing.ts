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
