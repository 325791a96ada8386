const MAX_WORDS = 3000;

/** The length of the longest common subsequence. */
export function commonLength(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  return start + commonLengthBetween(one.slice(start, one.length - end), other.slice(start, other.length - end)) + end;
}

function commonLengthBetween(one: readonly string[], other: readonly string[]): number {
  // Numbers are compared faster than strings.
  const numbers = new Map<string, number>();
  for (const word of other) numbers.set(word, numbers.get(word) ?? numbers.size);
  const others = Uint16Array.from(other, (word) => numbers.get(word) ?? 0);
  let above = new Uint16Array(others.length + 1);
  let here = new Uint16Array(others.length + 1);
  for (const word of one) {
    const number = numbers.get(word);
    if (number === undefined) continue;
    let left = 0;
    let aboveLeft = 0;
    for (let at = 0; at < others.length; at++) {
      const up = above[at + 1] ?? 0;
      left = number === others[at] ? aboveLeft + 1 : left > up ? left : up;
      here[at + 1] = left;
      aboveLeft = up;
    }
    [above, here] = [here, above];
  }
  return above[others.length] ?? 0;
}

/** Share of the words that a reader in file order extracts in reading order, 0 to 1. */
export function orderAgreement(naive: readonly string[], read: readonly string[]): number {
  const [one, other] = [comparable(naive), comparable(read)];
  return commonLength(one, other) / Math.max(1, Math.min(one.length, other.length));
}

const comparable = (words: readonly string[]) =>
  words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.toLowerCase());
