import { MIN_EXACT_MATCHES } from '@kadam/shared/contract/jobs';
import type { SearchEngine } from './search-engine';
import { ASKED_FIELDS, type AskedField, type SearchQuestion } from './search-question';
import { askedPhrases } from './asked-phrases';
import { type AskedWord, askedWords } from './search-words';
import { synonyms } from './synonyms';

// In four letters one may be wrong, in six two ('grafic'); shorter words lie too close to each other.
const WRONG_LETTERS = [
  { from: 6, most: 2 },
  { from: 4, most: 1 },
];
// A question of more misspelt words is no misspelling.
const MOST_REPLACED = 8;

/**
 * The question with the words that were probably meant; undefined when every word is known, or nothing is spelled like it.
 */
export async function meantQuestion(
  engine: SearchEngine,
  question: SearchQuestion,
): Promise<SearchQuestion | undefined> {
  let replaced = 0;
  const words: Record<AskedField, readonly AskedWord[]> = { ...question.words };
  for (const field of ASKED_FIELDS) {
    const meant: AskedWord[] = [];
    for (const word of words[field]) {
      const better = replaced < MOST_REPLACED ? await meantWord(engine, field, word) : undefined;
      if (better !== undefined) replaced += 1;
      meant.push(better === undefined ? word : { text: better, choices: [[better]] });
    }
    words[field] = field === 'title' ? meant : withSynonyms(field, meant);
  }
  return replaced > 0 ? { ...question, words } : undefined;
}

// A corrected word may be part of a phrase ('software develper').
function withSynonyms(field: 'named' | 'place', words: readonly AskedWord[]): readonly AskedWord[] {
  const { words: terms, places } = synonyms();
  return askedPhrases(words.flatMap(apart), field === 'place' ? [places] : [terms, places]);
}

// 'software engineer' may now belong to a longer phrase.
const apart = (word: AskedWord): readonly AskedWord[] => (word.exact ? askedWords(word.text) : [word]);

/** The nearest word that more postings have; of equally near ones the most frequent, then the first by its letters. */
async function meantWord(engine: SearchEngine, field: AskedField, asked: AskedWord): Promise<string | undefined> {
  // A word with synonyms is known.
  if (asked.exact) return undefined;
  const word = asked.choices[0]?.[0] ?? '';
  const most = WRONG_LETTERS.find(({ from }) => word.length >= from)?.most;
  if (most === undefined) return undefined;
  const count = await engine.countWith(field, [asked], MIN_EXACT_MATCHES);
  if (count >= MIN_EXACT_MATCHES) return undefined;
  // What descriptions say is a word, though nothing is named by it.
  if (field === 'named' && (await engine.countWith('description', [asked], MIN_EXACT_MATCHES)) >= MIN_EXACT_MATCHES)
    return undefined;

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
  return undefined;
}
