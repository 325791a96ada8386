import { askedPhrases } from './asked-phrases';
import { type AskedWord, askedWords } from './search-words';
import { synonyms } from './synonyms';

/** From so many letters on, what begins a name asks for the city's other names too. */
const FEWEST_LETTERS = 4;

/** The words of a place, each found by every name of the city it begins. */
export const askedPlaces = (place: string): AskedWord[] =>
  askedPhrases(askedWords(place), [synonyms().places]).map((word) =>
    word.exact ? word : { ...word, choices: [...word.choices, ...otherNames(word.text)] },
  );

/** Whether a place, as a posting writes it, is the one that is asked for: every word of it, by any name of a city. */
export function isPlace(location: string, asked: string): boolean {
  const words = askedWords(location).flatMap(({ choices }) => choices.flat());
  const wanted = askedPlaces(asked);
  const isThere = (beginning: string, isWhole = false) =>
    words.some((word) => (isWhole ? word === beginning : word.startsWith(beginning)));
  return (
    wanted.length > 0 &&
    wanted.every(({ choices, isWhole }) => choices.some((choice) => choice.every((word) => isThere(word, isWhole))))
  );
}

/** The other names of the cities whose name the word begins. */
export function otherNames(word: string): string[][] {
  if (word.length < FEWEST_LETTERS) return [];
  const begins = (name: string) => name.startsWith(word);
  return synonyms()
    .places.same.filter((names) => names.some(begins))
    .flatMap((names) => names.filter((name) => !begins(name)).map((name) => name.split(' ')));
}
