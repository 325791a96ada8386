import type { AskedWord } from './search-words';
import type { Phrase, SynonymTable } from './synonyms';
import { inflections } from './word-forms';

/**
 * The words of a question, where those that form a phrase with synonyms are one word: 'call center executive' is asked for by each of its
 * synonyms. The longest phrase wins.
 */
export function askedPhrases(words: readonly AskedWord[], tables: readonly SynonymTable[]): readonly AskedWord[] {
  const longest = Math.max(...tables.map((table) => table.longest));
  const asked: AskedWord[] = [];
  for (let place = 0; place < words.length;) {
    const found = longestAt(words, place, { tables, longest });
    if (found) asked.push(found.word);
    else asked.push(...words.slice(place, place + 1));
    place += found?.length ?? 1;
  }
  return asked;
}

interface Known {
  readonly tables: readonly SynonymTable[];
  readonly longest: number;
}

function longestAt(words: readonly AskedWord[], place: number, { tables, longest }: Known) {
  for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
    const part = words.slice(place, place + length);
    const phrase = part.map(({ text }) => text);
    const found = tables.flatMap((table) => othersOf(phrase, table));
    if (found.length === 0) continue;
    const exact = [...(length === 1 ? (part[0]?.choices ?? []) : [phrase]), ...found.flatMap(({ exact }) => exact)];
    const others = found.flatMap(({ others: each }) => each);
    const word: AskedWord = {
      text: phrase.join(' '),
      choices: unique([...exact, ...others]),
      exact: unique(exact),
      isWhole: true,
    };
    return { word, length };
  }
  return undefined;
}

function othersOf(phrase: Phrase, { others, hasPlurals }: SynonymTable) {
  const formsOf = hasPlurals ? inflected : (words: Phrase) => [words];
  const known = formsOf(phrase).flatMap((form) => others.get(form.join(' ')) ?? []);
  if (known.length === 0) return [];
  const same = known.flatMap((each) => each.same);
  return [{ exact: [phrase, ...same].flatMap(formsOf), others: known.flatMap(({ found }) => found).flatMap(formsOf) }];
}

/** A phrase with its last word in each form. */
const inflected = (phrase: Phrase): Phrase[] =>
  inflections(phrase.at(-1) ?? '').map((form) => [...phrase.slice(0, -1), form]);

const unique = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
];
