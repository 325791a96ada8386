import { KINDS } from './kind-counts';
import type { SearchEngine } from './search-engine';
import type { RankedWord, SearchQuestion } from './search-question';
import { type AskedWord, inSequence, pairOf } from './search-words';
import { synonyms } from './synonyms';

// More words than this in a question tell no better from good.
const MOST_RANKED = 8;
const IN_TITLE = 16;
// 'Nurse' for 'nurse' comes before 'Nursing' for it.
const EXACT_IN_TITLE = 8;
const ROLE_IN_TITLE = 4;
// Less than one more word in the title, even if all words follow each other.
const ADJACENT_IN_TITLE = 1;
const IN_DESCRIPTION = 1;
// Each word a posting has counts more than anything its title and description can say.
const HAS_WORD = 256;

/**
 * What orders the postings that have every word: how many of them the title has, whether they follow each other there, and whether it names a role
 * that is built around a skill; for the best match also whether it has exactly the asked words.
 */
export function rankedWords({ sort, words }: SearchQuestion): readonly RankedWord[] {
  const named = words.named.filter((word) => !isKind(word)).slice(0, MOST_RANKED);
  const inTitle = (points: number) => (word: AskedWord) => ({ field: 'title' as const, word, points });
  return [
    ...named.map(inTitle(IN_TITLE)),
    ...(sort === 'best' ? named.map(exactly).map(inTitle(EXACT_IN_TITLE)) : []),
    ...rolesOf(named).map(inTitle(ROLE_IN_TITLE)),
    ...named.filter(isPhrase).map(asPhrase).map(inTitle(ADJACENT_IN_TITLE)),
    ...named.slice(1).map((word, place) => inTitle(ADJACENT_IN_TITLE)(following(named[place], word))),
  ];
}

// Every fresher's job is one, whether or not its title says so.
const KIND_WORDS = new Set(Object.values(KINDS).flatMap((kinds) => kinds.map((kind) => kind.replace('_', ''))));
const isKind = ({ choices }: AskedWord) =>
  choices.some(([word, ...more]) => more.length === 0 && KIND_WORDS.has(word ?? ''));

const isPhrase = ({ choices }: AskedWord) => choices.some((words) => words.length > 1);
const asPhrase = (word: AskedWord): AskedWord => ({ ...word, choices: word.choices.map(inSequence) });
const exactly = (word: AskedWord): AskedWord => asPhrase({ ...word, choices: word.exact ?? word.choices });

/** The last word of one right before the first of the other. */
function following(word: AskedWord | undefined, next: AskedWord): AskedWord {
  const lasts = new Set(word?.choices.map((words) => words.at(-1) ?? ''));
  const firsts = new Set(next.choices.map(([first = '']) => first));
  return {
    ...next,
    choices: [...lasts].flatMap((last) => [...firsts].map((first) => [pairOf(last, first)])),
  };
}

/** Titles of roles that are built around one of the skills: a data analyst mainly uses SQL, a Java developer also does. */
function rolesOf(named: readonly AskedWord[]): readonly AskedWord[] {
  const { others, longest } = synonyms().roles;
  const texts = named.map(({ text }) => text);
  const skills = texts.flatMap((_, start) =>
    Array.from({ length: longest }, (_, more) => texts.slice(start, start + more + 1).join(' ')),
  );
  const roles = [...new Set(skills)].flatMap((skill) => others.get(skill)?.found ?? []);
  return roles.length === 0 ? [] : [{ text: '', choices: roles.map(inSequence), isWhole: true }];
}

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
