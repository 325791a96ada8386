import { KINDS } from './kind-counts';
import type { SearchEngine } from './search-engine';
import type { RankedWord, SearchQuestion } from './search-question';
import type { AskedWord } from './search-words';

// More words than this in a question tell no better from good.
const MOST_RANKED = 8;
const IN_TITLE = 2;
// 'Nurse' for 'nurse' stands before 'Nursing' for it.
const EXACT_IN_TITLE = 1;
const IN_DESCRIPTION = 1;
// Each word a posting has counts more than anything its title and description can say.
const HAS_WORD = 64;

/** What orders the postings that have every word: in how many of them the title says it; for the best match also in exactly which words. */
export function rankedWords({ sort, words }: SearchQuestion): readonly RankedWord[] {
  const named = words.named.filter((word) => !isKind(word)).slice(0, MOST_RANKED);
  const inTitle = named.map((word) => ({ field: 'title' as const, word, points: IN_TITLE }));
  if (sort !== 'best') return inTitle;
  return [...inTitle, ...named.flatMap(exactly)];
}

// Every fresher's job is one, whether or not its title says so.
const KIND_WORDS = new Set(Object.values(KINDS).flatMap((kinds) => kinds.map((kind) => kind.replace('_', ''))));
const isKind = ({ choices }: AskedWord) =>
  choices.some(([word, ...more]) => more.length === 0 && KIND_WORDS.has(word ?? ''));

const exactly = (word: AskedWord) =>
  word.exact && word.exact.length < word.choices.length
    ? [{ field: 'title' as const, word: { ...word, choices: word.exact }, points: EXACT_IN_TITLE }]
    : [{ field: 'title' as const, word, points: EXACT_IN_TITLE }];

/**
 * The question for postings that have all words but one, all but two, and so on. What the title can say must be among them: a nurse elsewhere is
 * worth a look, another job in the same city is not.
 */
export async function partialMatches(engine: SearchEngine, question: SearchQuestion): Promise<SearchQuestion[]> {
  const { named } = question.words;
  if (named.length < 2) return [];
  const others = named.filter((word) => !isKind(word));
  const inTitles = await wordsOf(engine, 'title', others);
  const places = await wordsOf(engine, 'place', others);
  const anchors = inTitles.length > 0 ? inTitles : others.filter((word) => !places.includes(word));
  if (anchors.length === 0) return [];
  const ranked = [
    ...question.ranked,
    ...named.map((word) => ({ field: 'named' as const, word, points: HAS_WORD })),
    ...named.slice(0, MOST_RANKED).map((word) => ({ field: 'description' as const, word, points: IN_DESCRIPTION })),
  ];
  const field = inTitles.length > 0 ? ('title' as const) : ('named' as const);
  return named.slice(1).map((_, place) => ({
    ...question,
    ranked,
    partial: { least: named.length - 1 - place, anchors: { field, words: anchors } },
  }));
}

async function wordsOf(engine: SearchEngine, field: 'title' | 'place', words: readonly AskedWord[]) {
  const counts = await Promise.all(words.map((word) => engine.countWith(field, [word], 1)));
  return words.filter((_, place) => (counts[place] ?? 0) > 0);
}
