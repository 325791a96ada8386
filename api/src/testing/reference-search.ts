import { FACET_NAMES } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../db/database';
import { countFacets, type FacetCount } from '../modules/jobs/search/facets';
import { columnOf } from '../db/columns';
import type { FoundPostings, SearchEngine, SearchQuery } from '../modules/jobs/search/job-search';
import { NAMED_POINTS } from '../modules/jobs/search/ranking';
import { distanceTo } from '../modules/jobs/search/spelling';
import { type Field, isPair, MARK, QUERY_FIELDS, type QueryWord, unmarked } from '../modules/jobs/search/words';

type Posting = Omit<FacetCount, 'count'> & {
  readonly id: string;
  readonly createdAt: number;
  readonly pay: number | null;
  readonly words: readonly string[];
};

/** A search that checks every posting for every query: the oracle of property tests. */
export async function referenceSearch(database: Queryable): Promise<SearchEngine> {
  const postings = await database.query<Posting>(
    `select id, (extract(epoch from created_at) * 1000000)::bigint as "createdAt", ctc as pay, ${FACET_NAMES.map((name) => `${columnOf(name)} as "${name}"`).join(', ')},
       tsvector_to_array(words) as words
     from job_search where is_active order by created_at desc, id`,
  );
  const dictionary = await database.query<{ word: string }>('select word from job_search_dictionary');
  const countMatches = (field: Field, words: readonly QueryWord[]) =>
    postings.filter((posting) => words.every((word) => has(posting, field, word))).length;
  return {
    find: (query) => find(postings, query),
    countMatches,
    countExact: (field, word) => countMatches(field, [{ text: word, alternatives: [[word]], isWhole: true }]),
    similarWords: (field, word, maxDistance) => {
      const distance = distanceTo(word, maxDistance);
      return dictionary
        .map((entry) => unmarked(entry.word))
        .filter((known) => known.field === field && !isPair(known.word))
        .map((known) => ({ word: known.word, distance: distance(known.word) }))
        .filter((similar) => similar.distance <= maxDistance);
    },
    findSimilar: (criteria, limit) =>
      highestFirst(postings, (posting) => {
        const met = criteria.filter(({ field, words }) => words.every((word) => has(posting, field, word)));
        return met.some(({ isSufficient }) => isSufficient) ? met.length : 0;
      })
        .slice(0, limit)
        .map(({ id }) => id),
  };
}

function find(postings: readonly Posting[], query: SearchQuery): FoundPostings {
  const { words, partial, includesDescriptions, boosts, selected, offset, limit } = query;
  const hasNamed = (posting: Posting, word: QueryWord) => has(posting, 'named', word);
  const hasEvery = (posting: Posting) => words.named.every((word) => hasNamed(posting, word));
  const narrowed = postings.filter((posting) => isWithin(posting, query) && isMatch(posting, query));
  const counts = narrowed.map((posting) => ({ ...posting, count: 1 }));
  const found = narrowed.filter((posting) => countFacets([{ ...posting, count: 1 }], selected).total === 1);
  const points = (posting: Posting) =>
    boosts.reduce((sum, { field, word, points: each }) => sum + (has(posting, field, word) ? each : 0), 0) +
    (includesDescriptions && hasEvery(posting) ? NAMED_POINTS : 0);
  const complete = found.filter(hasEvery).length;
  return {
    ids: highestFirst(found, (posting) => points(posting) + 1)
      .slice(offset, offset + limit)
      .map(({ id }) => id),
    ...countFacets(counts, selected),
    named: includesDescriptions ? complete : found.length,
    complete: partial ? complete : found.length,
    lacking: partial ? words.named.map((word) => found.filter((posting) => !hasNamed(posting, word)).length) : [],
  };
}

function isMatch(posting: Posting, { words, partial, includesDescriptions }: SearchQuery): boolean {
  return QUERY_FIELDS.every((field) => {
    if (field !== 'named') return words[field].every((word) => has(posting, field, word));
    if (!partial)
      return words.named.every(
        (word) => has(posting, field, word) || (includesDescriptions && has(posting, 'description', word)),
      );
    return (
      words.named.filter((word) => has(posting, field, word)).length >= partial.minWords &&
      partial.anchors.words.some((word) => has(posting, partial.anchors.field, word))
    );
  });
}

function isWithin({ pay, createdAt }: Posting, { minPay, maxPay, postedSince }: SearchQuery): boolean {
  if (postedSince !== null && createdAt < postedSince) return false;
  if (minPay === null && maxPay === null) return true;
  return pay !== null && pay >= (minPay ?? 0) && pay <= (maxPay ?? Infinity);
}

function has(posting: Posting, field: Field, { alternatives, isWhole }: QueryWord): boolean {
  const isThere = (word: string) =>
    posting.words.some((marked) =>
      isWhole
        ? marked === MARK[field] + word
        : marked.startsWith(MARK[field] + word) && unmarked(marked).field === field,
    );
  return alternatives.some((words) => words.every(isThere));
}

/** Postings with points in descending order; equal ones keep their order. */
const highestFirst = (postings: readonly Posting[], points: (posting: Posting) => number): Posting[] =>
  postings
    .map((posting) => ({ posting, points: points(posting) }))
    .filter((one) => one.points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ posting }) => posting);
