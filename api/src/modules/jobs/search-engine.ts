import type { FoundPostings } from './job-search';
import type { AskedWord } from './search-words';
import type { Field, SearchQuestion } from './search-question';

export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** What SQL and index each know how to do. Only active postings count. */
export interface SearchEngine {
  /** What has exactly these words. */
  find(question: SearchQuestion): Promise<FoundPostings>;
  /** How many postings have the word, counted up to `most`. */
  countWith(field: Field, word: AskedWord, most: number): Promise<number>;
  /** The words of the field that are up to `most` steps away, in any order; also some that no posting has any more. */
  wordsNear(field: Field, word: string, most: number): Promise<readonly NearWord[]>;
  /** How many postings have exactly each of these words, in their order. */
  countEach(field: Field, words: readonly string[]): Promise<readonly number[]>;
}
