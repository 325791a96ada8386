import { SIMILAR_BELOW } from '@kadam/shared/contract/jobs';
import type { SearchEngine } from './search-engine';
import { ASKED_FIELDS, type AskedField, type SearchQuestion } from './search-question';
import type { AskedWord } from './search-words';

// In four letters one may be wrong, in eight two; shorter words lie too close to each other.
const WRONG_LETTERS = [
  { from: 8, most: 2 },
  { from: 4, most: 1 },
];
// A question of more misspelt words is no misspelling.
const MOST_REPLACED = 8;

/**
 * The question with the words that were probably meant, without those that nothing is named by and nothing is spelt like; undefined when every word
 * is known, or none.
 */
export async function meantQuestion(
  engine: SearchEngine,
  question: SearchQuestion,
): Promise<SearchQuestion | undefined> {
  let replaced = 0;
  let kept = 0;
  const words: Record<AskedField, readonly AskedWord[]> = { ...question.words };
  for (const field of ASKED_FIELDS) {
    const meant: AskedWord[] = [];
    for (const word of words[field]) {
      const better = replaced < MOST_REPLACED ? await meantWord(engine, field, word) : undefined;
      if (better !== undefined) replaced += 1;
      if (better === '') continue;
      kept += 1;
      meant.push(better === undefined ? word : { text: better, choices: [[better]] });
    }
    words[field] = meant;
  }
  return replaced > 0 && kept > 0 ? { ...question, words } : undefined;
}

/** The nearest word that more postings have, '' where there is none and nobody has this one either; of equally near ones the most frequent, then the first by its letters. */
async function meantWord(engine: SearchEngine, field: AskedField, asked: AskedWord): Promise<string | undefined> {
  const word = asked.choices[0]?.[0] ?? '';
  const most = WRONG_LETTERS.find(({ from }) => word.length >= from)?.most;
  if (most === undefined) return undefined;
  const count = await engine.countWith(field, [asked], SIMILAR_BELOW);
  if (count >= SIMILAR_BELOW) return undefined;

  const near = await engine.wordsNear(field, word, most);
  for (let distance = 1; distance <= most; distance += 1) {
    const words = near.filter((candidate) => candidate.distance === distance).map((candidate) => candidate.word);
    const counts = words.length > 0 ? await engine.countEach(field, words) : [];
    const [best] = words
      .map((candidate, index) => ({ candidate, count: counts[index] ?? 0 }))
      .filter((found) => found.count > count)
      .sort((one, other) => other.count - one.count || (one.candidate < other.candidate ? -1 : 1));
    if (best) return best.candidate;
  }
  return count === 0 && field === 'named' ? '' : undefined;
}
