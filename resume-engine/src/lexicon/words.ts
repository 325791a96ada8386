export interface Word {
  readonly from: number;
  readonly to: number;
  /** Lower case, without accents. */
  readonly folded: string;
  readonly text: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Letters and digits only, lower case, without accents: `B.Tech` and `b tech` are the same. */
export const squeeze = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Lower case, without accents. Devanagari vowel signs are preserved. */
export const fold = (text: string) => (BEYOND_ASCII.test(text) ? withoutAccents(text) : text).toLowerCase();

const BEYOND_ASCII = /[\u0080-\uffff]/;

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: fold(word),
    text: word,
  }));

/**
 * The names of an entry of a word list: `Bengaluru = Bangalore` has two, the first is the usual
 * one.
 */
export const namesOf = (entry: string): string[] => entry.split(' = ').map((name) => name.trim());
