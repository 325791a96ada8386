import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QueryWord, parseWords, inflections } from './words';

/** A word or phrase, as a list of words. */
export type Phrase = readonly string[];

/** One section of a synonym file. */
export interface SynonymTable {
  /** By the words of a phrase joined with spaces: its synonyms, and phrases that it also finds. */
  readonly others: ReadonlyMap<string, { readonly same: readonly Phrase[]; readonly found: readonly Phrase[] }>;
  /** Phrases with exactly the same meaning. */
  readonly same: readonly (readonly string[])[];
  /** Whether the plural has the synonyms of its singular; names of locations have no plural. */
  readonly hasPlurals: boolean;
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

export interface Synonyms {
  readonly words: SynonymTable;
  readonly places: SynonymTable;
  /** Roles that are built around a skill, found by the name of the skill. */
  readonly roles: SynonymTable;
}

const SECTIONS = ['words', 'places', 'roles'] as const satisfies readonly (keyof Synonyms)[];
type Section = (typeof SECTIONS)[number];
interface Entry {
  readonly section: Section;
  readonly same: readonly string[];
  readonly found: readonly string[];
}

const BUILT_IN = join(__dirname, '../../../../search-data/synonyms.txt');

let current: Synonyms | undefined;

/** The synonyms of this process. */
export const synonyms = (): Synonyms => (current ??= tablesOf(entriesOf(BUILT_IN)));

/**
 * Loads the synonyms, including those of the owner's file if there is one.
 * @throws Error with the file and line of the first mistake
 */
export function loadSynonyms(ownFile: string | undefined): void {
  current = tablesOf([...entriesOf(BUILT_IN), ...(ownFile === undefined ? [] : entriesOf(ownFile))]);
}

function entriesOf(file: string): Entry[] {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The synonym file ${file} cannot be read.`, { cause: error });
  }
  return parseSynonyms(content, file);
}

/** @throws Error with the line of the first mistake */
export function parseSynonyms(content: string, name: string): Entry[] {
  let section: Section = 'words';
  const entries: Entry[] = [];
  for (const [place, whole] of content.split(/\r?\n/).entries()) {
    const line = (whole.split('#')[0] ?? '').trim();
    const mistake = (what: string) => new Error(`${name}, line ${place + 1}: ${what}`);
    if (line === '') continue;
    if (line.startsWith('[')) {
      const named = SECTIONS.find((one) => line === `[${one}]`);
      if (!named) throw mistake(`'${line}' is not a section. Write [words], [places] or [roles].`);
      section = named;
      continue;
    }
    const { same, found, wrong } = readEntry(line);
    if (wrong) throw mistake(wrong);
    entries.push({ section, same, found });
  }
  return entries;
}

function readEntry(line: string): Omit<Entry, 'section'> & { readonly wrong?: string } {
  const [left = '', right, ...more] = line.split('>');
  const same = left.split('=').map(phraseOf);
  const found = right === undefined ? [] : right.split(',').map(phraseOf);
  if (more.length > 0) return { same, found, wrong: `'>' is allowed only once in a line.` };
  if ([...same, ...found].includes('')) return { same, found, wrong: `A word is missing beside '=', '>' or ','.` };
  if (same.length + found.length > 1) return { same, found };
  return { same, found, wrong: `'${line}' has no synonym. Write 'a = b' or 'a > b, c'.` };
}

const phraseOf = (text: string) =>
  parseWords(text)
    .map((word) => word.text)
    .join(' ');

export const tablesOf = (entries: readonly Entry[]): Synonyms => ({
  words: { ...tableOf(entries.filter(({ section }) => section === 'words')), hasPlurals: true },
  places: { ...tableOf(entries.filter(({ section }) => section === 'places')), hasPlurals: false },
  roles: { ...tableOf(entries.filter(({ section }) => section === 'roles')), hasPlurals: false },
});

function tableOf(entries: readonly Entry[]): Omit<SynonymTable, 'hasPlurals'> {
  const others = new Map<string, { same: Set<string>; found: Set<string> }>();
  for (const { same, found } of entries) {
    for (const phrase of same) {
      const known = others.get(phrase) ?? { same: new Set(), found: new Set() };
      for (const other of same) if (other !== phrase) known.same.add(other);
      for (const other of found) known.found.add(other);
      others.set(phrase, known);
    }
  }
  const phrases = [...others.keys()].map((phrase) => phrase.split(' '));
  const apart = (found: ReadonlySet<string>) => [...found].map((other) => other.split(' '));
  // Synonyms find the same phrases.
  const foundBy = (phrase: string, same: ReadonlySet<string>) =>
    new Set([phrase, ...same].flatMap((each) => [...(others.get(each)?.found ?? [])]));
  return {
    others: new Map(
      [...others].map(([phrase, { same }]) => [phrase, { same: apart(same), found: apart(foundBy(phrase, same)) }]),
    ),
    same: entries.map(({ same }) => same).filter((same) => same.length > 1),
    longest: Math.max(1, ...phrases.map(({ length }) => length)),
  };
}

/**
 * The words of a query, with each phrase that has synonyms as one word. The longest phrase wins.
 */
export function joinPhrases(words: readonly QueryWord[], tables: readonly SynonymTable[]): readonly QueryWord[] {
  const longest = Math.max(...tables.map((table) => table.longest));
  const joined: QueryWord[] = [];
  for (let place = 0; place < words.length;) {
    const found = longestAt(words, place, { tables, longest });
    if (found) joined.push(found.word);
    else joined.push(...words.slice(place, place + 1));
    place += found?.length ?? 1;
  }
  return joined;
}

interface Known {
  readonly tables: readonly SynonymTable[];
  readonly longest: number;
}

function longestAt(words: readonly QueryWord[], place: number, { tables, longest }: Known) {
  for (let length = Math.min(longest, words.length - place); length > 0; length -= 1) {
    const part = words.slice(place, place + length);
    const phrase = part.map(({ text }) => text);
    const found = tables.flatMap((table) => othersOf(phrase, table));
    if (found.length === 0) continue;
    const exact = [
      ...(length === 1 ? (part[0]?.alternatives ?? []) : [phrase]),
      ...found.flatMap(({ exact }) => exact),
    ];
    const others = found.flatMap(({ others: each }) => each);
    const word: QueryWord = {
      text: phrase.join(' '),
      alternatives: unique([...exact, ...others]),
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

/** A phrase with each form of its last word. */
const inflected = (phrase: Phrase): Phrase[] =>
  inflections(phrase.at(-1) ?? '').map((form) => [...phrase.slice(0, -1), form]);

const unique = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values(),
];

/** A prefix of this length also matches the other names of the city. */
const MIN_LETTERS = 4;

/** The words of a location, each matching every name of a city that it is a prefix of. */
export const parsePlaces = (place: string): QueryWord[] =>
  joinPhrases(parseWords(place), [synonyms().places]).map((word) =>
    word.exact ? word : { ...word, alternatives: [...word.alternatives, ...otherNames(word.text)] },
  );

/** Whether the location of a posting has every word of another, by any name of a city. */
export function isPlace(location: string, place: string): boolean {
  const words = parseWords(location).flatMap(({ alternatives }) => alternatives.flat());
  const wanted = parsePlaces(place);
  const isThere = (beginning: string, isWhole = false) =>
    words.some((word) => (isWhole ? word === beginning : word.startsWith(beginning)));
  return (
    wanted.length > 0 &&
    wanted.every(({ alternatives, isWhole }) =>
      alternatives.some((choice) => choice.every((word) => isThere(word, isWhole))),
    )
  );
}

/** The other names of the cities whose name starts with the word. */
export function otherNames(word: string): string[][] {
  if (word.length < MIN_LETTERS) return [];
  const begins = (name: string) => name.startsWith(word);
  return synonyms()
    .places.same.filter((names) => names.some(begins))
    .flatMap((names) => names.filter((name) => !begins(name)).map((name) => name.split(' ')));
}
