import type { Queryable } from '../db/database';
import { distanceTo } from '../modules/jobs/edit-distance';
import { countKinds, type KindCount } from '../modules/jobs/kind-counts';
import type { FoundPostings } from '../modules/jobs/job-search';
import type { SearchEngine } from '../modules/jobs/search-engine';
import { ASKED_FIELDS, type Field, NAMED_POINTS, type SearchQuestion } from '../modules/jobs/search-question';
import type { AskedWord } from '../modules/jobs/search-words';
import { MARK, unmarked } from '../modules/jobs/word-marks';

interface Posting extends Omit<KindCount, 'count'> {
  readonly id: string;
  readonly createdAt: number;
  readonly pay: number | null;
  readonly words: readonly string[];
}

/**
 * A search that looks at every posting for every question: slow and obvious, the oracle of property
 * tests.
 */
export async function referenceSearch(database: Queryable): Promise<SearchEngine> {
  const postings = await database.query<Posting>(
    `select id, (extract(epoch from created_at) * 1000000)::bigint as "createdAt", ctc as pay, job_type as "jobType",
       employment_type as "employmentType", experience_level as "experienceLevel", category,
       tsvector_to_array(words) as words
     from job_search where is_active order by created_at desc, id`,
  );
  const dictionary = await database.query<{ word: string }>('select word from job_search_dictionary');
  const countHaving = (field: Field, words: readonly AskedWord[]) =>
    postings.filter((posting) => words.every((word) => has(posting, field, word))).length;
  return {
    find: async (question) => find(postings, question),
    countWith: async (field, words, most) => Math.min(countHaving(field, words), most),
    wordsNear: async (field, word, most) => {
      const distance = distanceTo(word, most);
      return dictionary
        .map((entry) => unmarked(entry.word))
        .filter((known) => known.field === field && !known.word.startsWith('~'))
        .map((known) => ({ word: known.word, distance: distance(known.word) }))
        .filter((near) => near.distance <= most);
    },
    overlapping: async (counted, most) =>
      highestFirst(postings, (posting) => {
        const had = counted.filter(({ field, words }) => words.every((word) => has(posting, field, word)));
        return had.some(({ isEnough }) => isEnough) ? had.length : 0;
      })
        .slice(0, most)
        .map(({ id }) => id),
    countEach: async (field, words) =>
      words.map((word) => countHaving(field, [{ text: word, choices: [[word]], isWhole: true }])),
  };
}

function find(postings: readonly Posting[], question: SearchQuestion): FoundPostings {
  const { words, partial, isWide, ranked, chosen, offset, limit } = question;
  const hasNamed = (posting: Posting, word: AskedWord) => has(posting, 'named', word);
  const hasEvery = (posting: Posting) => words.named.every((word) => hasNamed(posting, word));
  const narrowed = postings.filter((posting) => isWithin(posting, question) && isMatch(posting, question));
  const counts = narrowed.map((posting) => ({ ...posting, count: 1 }));
  const found = narrowed.filter((posting) => countKinds([{ ...posting, count: 1 }], chosen).total === 1);
  const points = (posting: Posting) =>
    ranked.reduce((sum, { field, word, points: each }) => sum + (has(posting, field, word) ? each : 0), 0) +
    (isWide && hasEvery(posting) ? NAMED_POINTS : 0);
  const complete = found.filter(hasEvery).length;
  return {
    ids: highestFirst(found, (posting) => points(posting) + 1)
      .slice(offset, offset + limit)
      .map(({ id }) => id),
    ...countKinds(counts, chosen),
    named: isWide ? complete : found.length,
    complete: partial ? complete : found.length,
    lacking: partial ? words.named.map((word) => found.filter((posting) => !hasNamed(posting, word)).length) : [],
  };
}

function isMatch(posting: Posting, { words, partial, isWide }: SearchQuestion): boolean {
  return ASKED_FIELDS.every((field) => {
    if (field !== 'named') return words[field].every((word) => has(posting, field, word));
    if (!partial)
      return words.named.every((word) => has(posting, field, word) || (isWide && has(posting, 'description', word)));
    return (
      words.named.filter((word) => has(posting, field, word)).length >= partial.least &&
      partial.anchors.words.some((word) => has(posting, partial.anchors.field, word))
    );
  });
}

function isWithin({ pay, createdAt }: Posting, { leastPay, mostPay, postedSince }: SearchQuestion): boolean {
  if (postedSince !== null && createdAt < postedSince) return false;
  if (leastPay === null && mostPay === null) return true;
  return pay !== null && pay >= (leastPay ?? 0) && pay <= (mostPay ?? Infinity);
}

function has(posting: Posting, field: Field, { choices, isWhole }: AskedWord): boolean {
  const isThere = (word: string) =>
    posting.words.some((marked) =>
      isWhole
        ? marked === MARK[field] + word
        : marked.startsWith(MARK[field] + word) && unmarked(marked).field === field,
    );
  return choices.some((words) => words.every(isThere));
}

/** Postings with points, the highest first; equal ones retain their order. */
const highestFirst = (postings: readonly Posting[], points: (posting: Posting) => number): Posting[] =>
  postings
    .map((posting) => ({ posting, points: points(posting) }))
    .filter((one) => one.points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ posting }) => posting);
