import type { Facets } from '@kadam/shared/contract/jobs';
import type { SearchQuestion } from './search-question';

export interface FoundPostings {
  /** One page of them, newest first; those of the same moment by id. */
  readonly ids: readonly string[];
  /** How many there are on all pages, exactly. */
  readonly total: number;
  readonly facets: Facets;
}

export interface JobSearchAnswer extends FoundPostings {
  /** The words they were found by where those are not the asked ones. */
  readonly similarTo: string | null;
}

/** Finds active postings. */
export interface JobSearch {
  find(question: SearchQuestion): Promise<JobSearchAnswer>;
}
