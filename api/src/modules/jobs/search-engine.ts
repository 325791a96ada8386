import type { FoundPostings } from './job-search';
import type { AskedWord } from './search-words';
import type { AskedField, CountedWords, Field, SearchQuestion } from './search-question';

export interface NearWord {
  readonly word: string;
  readonly distance: number;
}

/** What SQL and index each know how to do. Only active postings count. */
export interface SearchEngine {
  /** What has exactly these words, or as many of them as a partial match wants. */
  find(question: SearchQuestion): Promise<FoundPostings>;
  /** How many postings have every one of the words, counted up to `most`. */
  countWith(field: Field, words: readonly AskedWord[], most: number): Promise<number>;
  /** The words of the field that are up to `most` steps away, in any order; also some that no posting has any more. */
  wordsNear(field: AskedField, word: string, most: number): Promise<readonly NearWord[]>;
  /** The postings that have most of them, the newest first among equals. */
  overlapping(counted: readonly CountedWords[], most: number): Promise<readonly string[]>;
  /** How many postings have exactly each of these words, in their order. */
  countEach(field: AskedField, words: readonly string[]): Promise<readonly number[]>;
}
