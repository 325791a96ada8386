import { squeeze, wordsOf, type Word } from './words';

export interface FoundPhrase<T> {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly entry: T;
}

/** A list of phrases that can be searched in texts. */
export interface PhraseList<T> {
  readonly findAll: (text: string) => FoundPhrase<T>[];
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
  let longest = 1;
  for (const [phrase, entry] of entries) {
    const key = squeeze(phrase);
    if (!/\p{L}/u.test(key) || known.has(key)) continue;
    known.set(key, entry);
    longest = Math.max(longest, wordsOf(phrase).length);
  }
  return { get: (text) => known.get(squeeze(text)), findAll: (text) => findAll(text, known, longest) };
}

function findAll<T>(text: string, known: ReadonlyMap<string, T>, longest: number): FoundPhrase<T>[] {
  const words = wordsOf(text);
  const found: FoundPhrase<T>[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const last = longestFrom(text, { words, first, longest, known });
    const [from, to] = [words[first]?.from, words[last]?.to];
    if (from === undefined || to === undefined) continue;
    const entry = known.get(squeeze(text.slice(from, to)));
    if (entry === undefined) continue;
    found.push({ from, to, raw: text.slice(from, to), entry });
    first = last;
  }
  return found;
}

interface Search<T> {
  readonly words: readonly Word[];
  readonly first: number;
  readonly longest: number;
  readonly known: ReadonlyMap<string, T>;
}

/** Index of the last word of the longest phrase that begins at `first`; -1 if none does. */
function longestFrom<T>(text: string, { words, first, longest, known }: Search<T>): number {
  let best = -1;
  let key = '';
  for (let index = first; index < Math.min(words.length, first + longest); index += 1) {
    const word = words[index];
    const before = words[index - 1];
    if (!word || (index > first && before && !JOINT.test(text.slice(before.to, word.from)))) break;
    key += word.folded;
    if (known.has(key)) best = index;
  }
  return best;
}
