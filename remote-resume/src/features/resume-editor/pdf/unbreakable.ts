interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Hyphenated words and URLs: PDF parsers would join or split their halves. */
export function unbreakableWords(text: string): Stretch[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => MARK_INSIDE.test(word))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
}

// Browsers do not break at an apostrophe, full stop or comma between letters.
const MARK_INSIDE = /.[^\s\p{L}\p{N}\p{M}'’.,]./u;
