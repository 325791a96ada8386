interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Words that a browser may break at a mark inside them: hyphenated words, addresses, URLs. Readers of a PDF would join the halves without
 * the mark or take them for two words, so these stay whole.
 */
export function unbreakableWords(text: string): Stretch[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => MARK_INSIDE.test(word))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

// No browser breaks a line at an apostrophe, a full stop or a comma between letters.
const MARK_INSIDE = /.[^\s\p{L}\p{N}\p{M}'’.,]./u;
