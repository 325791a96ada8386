import { MIN_EXACT_MATCHES } from '@kadam/shared/contract/jobs';
import type { SearchEngine, SearchQuery } from './job-search';
import { joinPhrases, synonyms } from './synonyms';
import { parseWords, QUERY_FIELDS, type QueryField, type QueryWord } from './words';

/**
 * Edits (insert, delete, replace, swap neighbors) from `word` to each candidate: optimal string
 * alignment. `max + 1` means more than `max`.
 */
export function distanceTo(word: string, max: number): (candidate: string) => number {
  let before = new Uint8Array(word.length + 1);
  let previous = new Uint8Array(word.length + 1);
  let current = new Uint8Array(word.length + 1);

  return (candidate) => {
    if (Math.abs(candidate.length - word.length) > max) return max + 1;
    for (let column = 0; column <= word.length; column += 1) previous[column] = column;
    for (let row = 1; row <= candidate.length; row += 1) {
      current[0] = row;
      let lowest = row;
      for (let column = 1; column <= word.length; column += 1) {
        const cost = candidate.charCodeAt(row - 1) === word.charCodeAt(column - 1) ? 0 : 1;
        let steps = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + cost);
        const isSwapped =
          row > 1 &&
          column > 1 &&
          candidate.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
          candidate.charCodeAt(row - 2) === word.charCodeAt(column - 1);
        if (isSwapped) steps = Math.min(steps, at(before, column - 2) + 1);
        current[column] = steps;
        lowest = Math.min(lowest, steps);
      }
      if (lowest > max) return max + 1;
      [before, previous, current] = [previous, current, before];
    }
    return Math.min(at(previous, word.length), max + 1);
  };
}

const at = (row: Uint8Array, column: number) => row[column] ?? 0;

// One wrong letter from four letters on, two from six ('grafic'); shorter words are too similar to
// each other.
const MAX_DISTANCES = [
  { minLength: 6, maxDistance: 2 },
  { minLength: 4, maxDistance: 1 },
];
const MAX_CORRECTED_WORDS = 8;

/**
 * The query with misspelled words replaced; undefined if every word is known or none has a similar
 * spelling.
 */
export function correctSpelling(engine: SearchEngine, query: SearchQuery): SearchQuery | undefined {
  let corrections = 0;
  const words: Record<QueryField, readonly QueryWord[]> = { ...query.words };
  for (const field of QUERY_FIELDS) {
    const corrected = words[field].map((word) => {
      const better = corrections < MAX_CORRECTED_WORDS ? correctWord(engine, field, word) : undefined;
      if (better === undefined) return word;
      corrections += 1;
      return { text: better, alternatives: [[better]] };
    });
    words[field] = field === 'title' ? corrected : withSynonyms(field, corrected);
  }
  return corrections > 0 ? { ...query, words } : undefined;
}

// A corrected word may be part of a phrase ('software develper').
function withSynonyms(field: 'named' | 'place', words: readonly QueryWord[]): readonly QueryWord[] {
  const { words: terms, places } = synonyms();
  return joinPhrases(words.flatMap(splitPhrase), field === 'place' ? [places] : [terms, places]);
}

// 'software engineer' may now belong to a longer phrase.
const splitPhrase = (word: QueryWord): readonly QueryWord[] => (word.exact ? parseWords(word.text) : [word]);

/**
 * The closest word that more postings have; of equally close ones the most frequent, then the first
 * in order.
 */
function correctWord(engine: SearchEngine, field: QueryField, typed: QueryWord): string | undefined {
  // A word with synonyms is known.
  if (typed.exact) return undefined;
  const word = typed.alternatives[0]?.[0] ?? '';
  const maxDistance = MAX_DISTANCES.find(({ minLength }) => word.length >= minLength)?.maxDistance;
  if (maxDistance === undefined) return undefined;
  const count = engine.countMatches(field, [typed]);
  if (count >= MIN_EXACT_MATCHES) return undefined;
  // A word that occurs in descriptions is correctly spelled, even if it names no posting.
  if (field === 'named' && engine.countMatches('description', [typed]) >= MIN_EXACT_MATCHES) return undefined;

  const similar = engine.similarWords(field, word, maxDistance);
  for (let distance = 1; distance <= maxDistance; distance += 1) {
    const [best] = similar
      .filter((candidate) => candidate.distance === distance)
      .map((candidate) => ({ word: candidate.word, count: engine.countExact(field, candidate.word) }))
      .filter((candidate) => candidate.count > count)
      .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1));
    if (best) return best.word;
  }
  return undefined;
}
