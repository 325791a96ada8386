import { FACET_NAMES, type FacetSelection, MIN_EXACT_MATCHES, type PostingsQuery } from '@kadam/shared/contract/jobs';
import type { SearchEngine, SearchQuery } from './job-search';
import { joinPhrases, otherNames, parsePlaces, synonyms } from './synonyms';
import { inflections, parseWords, QUERY_FIELDS, type QueryWord, withoutFillers } from './words';

const PAY_UNITS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
// Within a minute the same query has the same cache key.
const ROUNDED_MS = 60 * 1_000;

/** @param now the time that `postedWithin` is relative to, in milliseconds since 1970 */
export function parseQuery(params: PostingsQuery, now = Date.now()): SearchQuery {
  const { page, limit, minCTC, maxCTC } = params;
  const { words, places } = synonyms();
  const named = withoutFillers(joinPhrases(parseWords(params.search ?? ''), [words, places]));
  return {
    words: {
      named,
      title: parseWords(titleOf(params)),
      place: parsePlaces(params.location ?? ''),
    },
    includesDescriptions: false,
    boosts: [],
    // Without words there is no best match.
    sort: named.length > 0 && params.sort === 'best' ? 'best' : 'newest',
    postedSince: postedSince(params, now),
    // A minimum of 0 is no restriction, so postings without pay are included.
    minPay: minCTC ? Math.round(minCTC * PAY_UNITS) : null,
    maxPay: maxCTC === undefined ? null : Math.round(maxCTC * PAY_UNITS),
    selected: Object.fromEntries(FACET_NAMES.map((name) => [name, params[name]])) as unknown as FacetSelection,
    limit,
    offset: (page - 1) * limit,
  };
}

// The portal also sends its search as `jobName`, which then adds nothing.
const titleOf = ({ search, jobName = '', job_name = '' }: PostingsQuery) =>
  [jobName, job_name].filter((name) => name !== search).join(' ');

/** Start of the period of a query, in microseconds since 1970. */
export const postedSince = ({ postedWithin }: PostingsQuery, now: number): number | null =>
  postedWithin === undefined
    ? null
    : (Math.floor(now / ROUNDED_MS) * ROUNDED_MS - Number(postedWithin) * DAY_MS) * 1_000;

/** The words of a query as one text. */
export const queryText = ({ words }: SearchQuery): string =>
  QUERY_FIELDS.flatMap((field) => words[field].map(({ text }) => text)).join(' ');

/**
 * The query with each named word as it occurs in postings: a word that names postings matches as a
 * whole, with its inflections ('java' is not JavaScript), any other word is a prefix ('jav'). Two
 * words that postings write as one ('front end') match either way.
 */
export function recognizeWords(engine: SearchEngine, query: SearchQuery): SearchQuery {
  const named = joinedWords(engine, query.words.named).map((word) => wholeWord(engine, word));
  return { ...query, words: { ...query.words, named } };
}

function joinedWords(engine: SearchEngine, words: readonly QueryWord[]): readonly QueryWord[] {
  const joined: QueryWord[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word, next] = [words[place], words[place + 1]];
    const [first, second] = [singleWord(word), singleWord(next)];
    if (word && next && first && second && engine.countExact('named', first + second) > 0) {
      const alternatives = [[first + second], [first, second]];
      joined.push({ text: `${word.text} ${next.text}`, alternatives, isWhole: true });
      place += 1;
    } else if (word) joined.push(word);
  }
  return joined;
}

function wholeWord(engine: SearchEngine, word: QueryWord): QueryWord {
  const single = singleWord(word);
  if (single === undefined || word.isWhole) return word;
  const forms = inflections(single);
  const count = forms.reduce((sum, form) => sum + engine.countExact('named', form), 0);
  const others = otherNames(single);
  if (count < MIN_EXACT_MATCHES) return { ...word, alternatives: [...word.alternatives, ...others] };
  return { text: word.text, alternatives: [...forms.map((form) => [form]), ...others], isWhole: true };
}

/** The word, unless it has several parts ('node.js'). */
function singleWord(word: QueryWord | undefined): string | undefined {
  const [alternative, ...others] = word?.alternatives ?? [];
  return alternative?.length === 1 && others.length === 0 ? alternative[0] : undefined;
}
