import { MIN_EXACT_MATCHES, MIN_NAME_MATCHES } from '@kadam/shared/contract/jobs';
import type { FoundPostings, SearchEngine, SearchQuery, SearchResult } from './job-search';
import { queryText, recognizeWords } from './query';
import { boostsOf, isFacetWord, partialBoosts } from './ranking';
import { correctSpelling } from './spelling';
import type { QueryWord } from './words';

/**
 * Matches the fields that name a posting (title, company, skills, location). If few postings match,
 * misspelled words are corrected; if there are still too few, postings with only some of the words
 * follow or, for a single word, those with it in their description. Filters do not count for this:
 * no result in one city does not make the words wrong.
 */
export function findMatches(engine: SearchEngine, parsed: SearchQuery): SearchResult {
  const query = withBoosts(engine, parsed);
  const found = engine.find(query);
  if (found.total >= MIN_EXACT_MATCHES) return widen(engine, query, found);
  const corrected = correctSpelling(engine, query);
  if (!corrected) return widen(engine, query, found);
  const correctedQuery = withBoosts(engine, corrected);
  const result = widen(engine, correctedQuery, engine.find(correctedQuery));
  if (result.total > found.total || areNamesKnown(engine, correctedQuery.words.named))
    return { ...result, similarTo: queryText(corrected), meant: textsOf(corrected) };
  return widen(engine, query, found);
}

function withBoosts(engine: SearchEngine, parsed: SearchQuery): SearchQuery {
  const query = recognizeWords(engine, parsed);
  return { ...query, boosts: boostsOf(query) };
}

const textsOf = ({ words: { named, place } }: SearchQuery) => ({
  search: named.map(({ text }) => text).join(' '),
  location: place.map(({ text }) => text).join(' '),
});

const areNamesKnown = (engine: SearchEngine, named: readonly QueryWord[]): boolean =>
  named.length > 0 && engine.countMatches('named', named) >= MIN_EXACT_MATCHES;

const uncorrected = (found: FoundPostings): SearchResult => ({ ...found, similarTo: null, meant: null, dropped: [] });

function widen(engine: SearchEngine, query: SearchQuery, exact: FoundPostings): SearchResult {
  const { named } = query.words;
  if (named.length === 0 || exact.total >= MIN_NAME_MATCHES) return uncorrected(exact);
  if (engine.countMatches('named', named) >= MIN_NAME_MATCHES) return uncorrected(exact);
  let best = exact;
  for (const partial of partialMatches(engine, query)) {
    const found = engine.find(partial);
    if (found.total > best.total) best = found;
    if (best.total >= MIN_EXACT_MATCHES && best !== exact) break;
  }
  if (best === exact) return uncorrected(engine.find({ ...query, includesDescriptions: true }));
  const dropped = named.filter((_, place) => (best.lacking[place] ?? 0) > 0).map(({ text }) => text);
  return { ...uncorrected(best), dropped };
}

/**
 * The query for postings with all words but one, all but two, and so on. A match must have one of
 * the words that titles use: a nurse elsewhere is relevant, another job in the same city is not.
 */
function partialMatches(engine: SearchEngine, query: SearchQuery): readonly SearchQuery[] {
  const { named } = query.words;
  const others = named.filter((word) => !isFacetWord(word));
  const isIn = (field: 'title' | 'place') => (word: QueryWord) => engine.countMatches(field, [word]) > 0;
  const inTitles = others.filter(isIn('title'));
  const anchors = inTitles.length > 0 ? inTitles : others.filter((word) => !isIn('place')(word));
  if (named.length < 2 || anchors.length === 0) return [];
  const boosts = [...query.boosts, ...partialBoosts(named)];
  const field = inTitles.length > 0 ? ('title' as const) : ('named' as const);
  return named.slice(1).map((_, place) => ({
    ...query,
    boosts,
    partial: { minWords: named.length - 1 - place, anchors: { field, words: anchors } },
  }));
}
