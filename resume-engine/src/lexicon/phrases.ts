import { squeeze, wordsOf, type Word } from './words';

export interface FoundPhrase<T> {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly entry: T;
}

/** A list of phrases that can be searched in texts. */
export interface PhraseList<T> {
  /** @param words of the text, if they are known */
  readonly findAll: (text: string, words?: readonly Word[]) => FoundPhrase<T>[];
  readonly get: (text: string) => T | undefined;
}

/** Between the words of one phrase: `B. Tech`, `Jammu & Kashmir`, `Pimpri-Chinchwad`. */
const JOINT = /^[ .&'’()/-]{0,3}$/;

/**
 * Indexes phrases by letters and digits only, so that dots, hyphens and case do not matter.
 * @param entries each phrase with its meaning; the first of two equal phrases wins, phrases without
 * letters are ignored
 */
export function phraseList<T>(entries: Iterable<readonly [string, T]>): PhraseList<T> {
  const known = new Map<string, T>();
  // The length of the longest phrase by its first letters: most words begin no phrase.
  const lengths = new Map<string, number>();
  let maxWords = 1;
  for (const [phrase, entry] of entries) {
    const key = squeeze(phrase);
    if (!/\p{L}/u.test(key) || known.has(key)) continue;
    known.set(key, entry);
    maxWords = Math.max(maxWords, wordsOf(phrase).length);
    lengths.set(beginningOf(key), Math.max(lengths.get(beginningOf(key)) ?? 0, key.length));
  }

  /** The longest phrase that begins at a word. */
  function phraseAt(text: string, words: readonly Word[], first: number): PhraseAt<T> | undefined {
    let longest: PhraseAt<T> | undefined;
    let key = '';
    for (let last = first; last < words.length && last < first + maxWords; last += 1) {
      const word = words[last]!;
      if (last > first && !JOINT.test(text.slice(words[last - 1]!.to, word.from))) break;
      key += word.folded;
      if (key.length >= BEGINNING && key.length > (lengths.get(beginningOf(key)) ?? 0)) break;
      const entry = known.get(key);
      if (entry !== undefined) longest = { last, entry };
    }
    return longest;
  }

  return {
    get: (text) => known.get(squeeze(text)),
    findAll: (text, words = wordsOf(text)) => {
      const found: FoundPhrase<T>[] = [];
      for (let first = 0; first < words.length; first += 1) {
        const phrase = phraseAt(text, words, first);
        if (!phrase) continue;
        const [from, to] = [words[first]!.from, words[phrase.last]!.to];
        found.push({ from, to, raw: text.slice(from, to), entry: phrase.entry });
        first = phrase.last;
      }
      return found;
    },
  };
}

interface PhraseAt<T> {
  readonly entry: T;
  /** Index of its last word. */
  readonly last: number;
}

const BEGINNING = 3;
const beginningOf = (key: string) => key.slice(0, BEGINNING);
