import { type AskedWord, askedWords } from './search-words';

/*
 * Cities that people and postings call by different names: the official one, the one before it, one in short, and for Bengaluru the way it is most
 * often misspelt (its two names lie too far apart for the search by similar words).
 */
const NAMES: readonly (readonly string[])[] = [
  ['bengaluru', 'bangalore', 'banglore'],
  ['gurugram', 'gurgaon'],
  ['mumbai', 'bombay'],
  ['chennai', 'madras'],
  ['kolkata', 'calcutta'],
  ['pune', 'poona'],
  ['thiruvananthapuram', 'trivandrum'],
  ['kochi', 'cochin'],
  ['kozhikode', 'calicut'],
  ['thrissur', 'trichur'],
  ['alappuzha', 'alleppey'],
  ['mysuru', 'mysore'],
  ['mangaluru', 'mangalore'],
  ['belagavi', 'belgaum'],
  ['hubballi', 'hubli'],
  ['puducherry', 'pondicherry'],
  ['tiruchirappalli', 'tiruchirapalli', 'trichy'],
  ['visakhapatnam', 'vizag'],
  ['vadodara', 'baroda'],
  ['varanasi', 'banaras', 'benares'],
  ['prayagraj', 'allahabad'],
  ['nashik', 'nasik'],
  ['panaji', 'panjim'],
  ['shimla', 'simla'],
  ['guwahati', 'gauhati'],
];

/** From so many letters on, what begins a name asks for the city's other names too. */
const FEWEST_LETTERS = 4;

/** The words of a place, each found by every name of the city it begins. */
export const askedPlaces = (place: string): AskedWord[] =>
  askedWords(place).map((word) => ({ ...word, choices: [...word.choices, ...otherNames(word.text)] }));

/** Whether a place, as a posting writes it, is the one that is asked for: every word of it, by any name of a city. */
export function isPlace(location: string, asked: string): boolean {
  const words = askedWords(location).flatMap(({ choices }) => choices.flat());
  const wanted = askedPlaces(asked);
  const isThere = (beginning: string) => words.some((word) => word.startsWith(beginning));
  return wanted.length > 0 && wanted.every(({ choices }) => choices.some((choice) => choice.every(isThere)));
}

/** The other names of the cities whose name the word begins. */
export function otherNames(word: string): string[][] {
  if (word.length < FEWEST_LETTERS) return [];
  const begins = (name: string) => name.startsWith(word);
  return NAMES.filter((names) => names.some(begins)).flatMap((names) =>
    names.filter((name) => !begins(name)).map((name) => [name]),
  );
}
