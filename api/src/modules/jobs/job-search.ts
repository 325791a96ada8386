import type { Facets } from '@kadam/shared/contract/jobs';
import type { CountedWords, SearchQuestion } from './search-question';

export interface FoundPostings {
  /** One page of them, in the asked order; what only the description mentions comes last, those of the same moment by id. */
  readonly ids: readonly string[];
  /** How many there are on all pages, exactly. */
  readonly total: number;
  /** How many of them are named so; the others only mention it in their description. */
  readonly named: number;
  readonly facets: Facets;
  /** How many have every word; the others have only some of them. */
  readonly complete: number;
  /** Of a partial match, how many lack each of the named words, in their order; empty otherwise. */
  readonly lacking: readonly number[];
}

export interface JobSearchAnswer extends FoundPostings {
  /** The words they were found by where those are not the asked ones. */
  readonly similarTo: string | null;
  /** The same words by field, to search by. */
  readonly meant: { readonly search: string; readonly location: string } | null;
  /** The words of the search that some of the postings lack. */
  readonly dropped: readonly string[];
}

/** Finds active postings. */
export interface JobSearch {
  find(question: SearchQuestion): Promise<JobSearchAnswer>;
  /** Those that have most of the words, the newest first among equals. */
  overlapping(counted: readonly CountedWords[], most: number): Promise<readonly string[]>;
}
