import { NAMED_ENOUGH, SIMILAR_BELOW } from '@kadam/shared/contract/jobs';
import type { FoundPostings, JobSearch } from './job-search';
import { readQuestion } from './read-question';
import type { SearchEngine } from './search-engine';
import { readable, type SearchQuestion } from './search-question';
import { meantQuestion } from './similar-words';

/**
 * Searches by what names a posting; where too little is named so anywhere, by the description too; and where even that gives little, by the words that
 * were probably meant. Filters decide none of it: that nothing is left in a city does not make other words right.
 */
export const namedSearch = (engine: SearchEngine): JobSearch => ({
  overlapping: (counted, most) => engine.overlapping(counted, most),
  async find(asked) {
    const question = await readQuestion(engine, asked);
    const found = await widened(engine, question, await engine.find(question));
    if (found.total >= SIMILAR_BELOW) return { ...found, similarTo: null };
    const meant = await meantQuestion(engine, question);
    if (!meant) return { ...found, similarTo: null };
    const close = await engine.find(await readQuestion(engine, meant));
    return close.total > found.total ? { ...close, similarTo: readable(meant) } : { ...found, similarTo: null };
  },
});

async function widened(engine: SearchEngine, question: SearchQuestion, exact: FoundPostings): Promise<FoundPostings> {
  const { named } = question.words;
  if (named.length === 0 || exact.total >= NAMED_ENOUGH) return exact;
  const everywhere = await engine.countWith('named', named, NAMED_ENOUGH);
  return everywhere >= NAMED_ENOUGH ? exact : engine.find({ ...question, isWide: true });
}
