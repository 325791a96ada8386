const MAX_WORDS = 3000;

export function commonLength(one: readonly string[], other: readonly string[]): number {
  let above = new Uint16Array(other.length + 1);
  let here = new Uint16Array(other.length + 1);
  for (const word of one) {
    for (let at = 1; at <= other.length; at++) {
      const left = here[at - 1] ?? 0;
      const up = above[at] ?? 0;
      here[at] = word === other[at - 1] ? (above[at - 1] ?? 0) + 1 : left > up ? left : up;
    }
    [above, here] = [here, above];
  }
  return above[other.length] ?? 0;
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
