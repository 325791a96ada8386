import { MIN_NAME_MATCHES, MIN_EXACT_MATCHES } from '@kadam/shared/contract/jobs';
import type { FoundPostings, JobSearch, JobSearchAnswer } from './job-search';
import { partialMatches, rankedWords } from './match-quality';
import { readQuestion } from './read-question';
import type { SearchEngine } from './search-engine';
import { readable, type SearchQuestion } from './search-question';
import { meantQuestion } from './similar-words';

/**
 * Searches by what names a posting. Where that finds little, words are corrected that were probably misspelled; where too little is named so
 * anywhere, postings that have only some of the words follow, or, for a single word, those that mention it in their description. Filters decide
 * none of it: that nothing is left in a city does not make other words right.
 */
export const namedSearch = (engine: SearchEngine): JobSearch => ({
  overlapping: (counted, most) => engine.overlapping(counted, most),
  async find(asked) {
    const question = await ranked(engine, asked);
    const found = await engine.find(question);
    if (found.total >= MIN_EXACT_MATCHES) return widened(engine, question, found);
    const meant = await meantQuestion(engine, question);
    if (!meant) return widened(engine, question, found);
    const corrected = await ranked(engine, meant);
    const close = await widened(engine, corrected, await engine.find(corrected));
    if (close.total > found.total || (await isNamedSomewhere(engine, corrected)))
      return { ...close, similarTo: readable(meant), meant: fieldsOf(meant) };
    return widened(engine, question, found);
  },
});

async function ranked(engine: SearchEngine, asked: SearchQuestion): Promise<SearchQuestion> {
  const question = await readQuestion(engine, asked);
  return { ...question, ranked: rankedWords(question) };
}

const fieldsOf = ({ words: { named, place } }: SearchQuestion) => ({
  search: named.map(({ text }) => text).join(' '),
  location: place.map(({ text }) => text).join(' '),
});

// Where filters leave nothing, the words are the right ones all the same.
const isNamedSomewhere = async (engine: SearchEngine, { words: { named } }: SearchQuestion): Promise<boolean> =>
  named.length > 0 && (await engine.countWith('named', named, MIN_EXACT_MATCHES)) >= MIN_EXACT_MATCHES;

async function widened(engine: SearchEngine, question: SearchQuestion, exact: FoundPostings): Promise<JobSearchAnswer> {
  const asFound = { ...exact, similarTo: null, meant: null, dropped: [] };
  const { named } = question.words;
  if (named.length === 0 || exact.total >= MIN_NAME_MATCHES) return asFound;
  if ((await engine.countWith('named', named, MIN_NAME_MATCHES)) >= MIN_NAME_MATCHES) return asFound;
  let best = exact;
  for (const partial of await partialMatches(engine, question)) {
    const found = await engine.find(partial);
    if (found.total > best.total) best = found;
    if (best.total >= MIN_EXACT_MATCHES && best !== exact) break;
  }
  if (best !== exact) {
    const dropped = named.filter((_, place) => (best.lacking[place] ?? 0) > 0).map(({ text }) => text);
    return { ...best, similarTo: null, meant: null, dropped };
  }
  return { ...(await engine.find({ ...question, isWide: true })), similarTo: null, meant: null, dropped: [] };
}
