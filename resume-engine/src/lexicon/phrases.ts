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
  const lengths = new Map<string, number>();
  let longest = 1;
  for (const [phrase, entry] of entries) {
    const key = squeeze(phrase);
    if (!/\p{L}/u.test(key) || known.has(key)) continue;
    known.set(key, entry);
    longest = Math.max(longest, wordsOf(phrase).length);
    lengths.set(beginningOf(key), Math.max(lengths.get(beginningOf(key)) ?? 0, key.length));
  }
  return {
    get: (text) => known.get(squeeze(text)),
    findAll: (text, words = wordsOf(text)) => findAll(text, words, { known, lengths, longest }),
  };
}

const BEGINNING = 3;
const beginningOf = (key: string) => key.slice(0, BEGINNING);

interface Phrases<T> {
  readonly known: ReadonlyMap<string, T>;
  /** The length of the longest phrase by its first letters: most words begin no phrase. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Words of the longest phrase. */
  readonly longest: number;
}

function findAll<T>(text: string, words: readonly Word[], phrases: Phrases<T>): FoundPhrase<T>[] {
  const { known } = phrases;
  const found: FoundPhrase<T>[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const last = longestFrom(text, { ...phrases, words, first });
    const [from, to] = [words[first]?.from, words[last]?.to];
    if (from === undefined || to === undefined) continue;
    const entry = known.get(squeeze(text.slice(from, to)));
    if (entry === undefined) continue;
    found.push({ from, to, raw: text.slice(from, to), entry });
    first = last;
  }
  return found;
}

interface Search<T> extends Phrases<T> {
  readonly words: readonly Word[];
  readonly first: number;
}

/** Index of the last word of the longest phrase that begins at `first`; -1 if none does. */
function longestFrom<T>(text: string, { words, first, longest, lengths, known }: Search<T>): number {
  let best = -1;
  let key = '';
  for (let index = first; index < Math.min(words.length, first + longest); index += 1) {
    const word = words[index];
    const before = words[index - 1];
    if (!word || (index > first && before && !JOINT.test(text.slice(before.to, word.from)))) break;
    key += word.folded;
    if (key.length >= BEGINNING && key.length > (lengths.get(beginningOf(key)) ?? 0)) break;
    if (known.has(key)) best = index;
  }
  return best;
}
