import type { Facets, FacetSelection, Sort } from '@kadam/shared/contract/jobs';
import type { Field, QueryField, QueryWord } from './words';

/** A word that ranks the postings that have it higher. */
export interface Boost {
  readonly field: Field;
  readonly word: QueryWord;
  readonly points: number;
}

/** A match with some of the named words instead of all of them. */
export interface PartialMatch {
  readonly minWords: number;
  /** A posting must have at least one of these. */
  readonly anchors: { readonly field: QueryField; readonly words: readonly QueryWord[] };
}

/** A parsed query. Two queries with the same meaning are equal. */
export interface SearchQuery {
  readonly words: Readonly<Record<QueryField, readonly QueryWord[]>>;
  /**
   * Named words may also be in the description; postings that have them only there are ranked last.
   */
  readonly includesDescriptions: boolean;
  readonly partial?: PartialMatch;
  readonly boosts: readonly Boost[];
  readonly sort: Sort;
  /** Only postings created at this time or later, in microseconds since 1970. */
  readonly postedSince: number | null;
  /**
   * Limits of the pay in ten-thousandths of a lakh; with either of them, postings without pay are
   * excluded.
   */
  readonly minPay: number | null;
  readonly maxPay: number | null;
  readonly selected: FacetSelection;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundPostings {
  /** One page, by descending points; postings with equal points newest first, then by id. */
  readonly ids: readonly string[];
  /** The exact total of all pages. */
  readonly total: number;
  /** How many of them have the words outside their description. */
  readonly named: number;
  readonly facets: Facets;
  /** How many have every word. */
  readonly complete: number;
  /**
   * For a partial match: how many postings lack each of the named words, in their order; otherwise
   * empty.
   */
  readonly lacking: readonly number[];
}

export interface SearchResult extends FoundPostings {
  /** The corrected words, if the search was corrected. */
  readonly similarTo: string | null;
  /** The corrected words by field. */
  readonly meant: { readonly search: string; readonly location: string } | null;
  /** The words of the search that some of the postings lack. */
  readonly dropped: readonly string[];
}

/** Words in one field of a posting that make it similar to another. */
export interface SimilarityCriterion {
  readonly field: QueryField;
  readonly words: readonly QueryWord[];
  /** A posting must meet at least one sufficient criterion. */
  readonly isSufficient: boolean;
}

/**
 * Finds active postings. An external search engine would implement this interface (docs/search.md).
 */
export interface JobSearch {
  find(query: SearchQuery): Promise<SearchResult>;
  /** Ids of the postings that meet the most criteria, newest first among equals. */
  findSimilar(criteria: readonly SimilarityCriterion[], limit: number): Promise<readonly string[]>;
}

export interface SimilarWord {
  readonly word: string;
  readonly distance: number;
}

/** The part of the index that the stages of the search use. Only active postings count. */
export interface SearchEngine {
  find(query: SearchQuery): FoundPostings;
  /** Number of postings that have all of the words in a field. */
  countMatches(field: Field, words: readonly QueryWord[]): number;
  /** Number of postings that have exactly this word in a field. */
  countExact(field: Field, word: string): number;
  /**
   * Words of the field up to `maxDistance` edits away, in any order, including some that are
   * no longer in any posting.
   */
  similarWords(field: QueryField, word: string, maxDistance: number): readonly SimilarWord[];
  findSimilar(criteria: readonly SimilarityCriterion[], limit: number): readonly string[];
}
