import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedWords } from './search-words';

/** A word or phrase, as its words. */
export type Phrase = readonly string[];

/** What one section of a synonym file says. */
export interface SynonymTable {
  /** By the words of a phrase joined with spaces: what means the same, and what it finds besides. */
  readonly others: ReadonlyMap<string, { readonly same: readonly Phrase[]; readonly found: readonly Phrase[] }>;
  /** Phrases that mean exactly the same. */
  readonly same: readonly (readonly string[])[];
  /** Whether a plural has the synonyms of its singular; names of places have none. */
  readonly hasPlurals: boolean;
  /** Words of the longest phrase. */
  readonly longest: number;
}

export interface Synonyms {
  readonly words: SynonymTable;
  readonly places: SynonymTable;
  /** Roles that are built around a skill, as what the skill finds. */
  readonly roles: SynonymTable;
}

const SECTIONS = ['words', 'places', 'roles'] as const satisfies readonly (keyof Synonyms)[];
type Section = (typeof SECTIONS)[number];
interface Entry {
  readonly section: Section;
  readonly same: readonly string[];
  readonly found: readonly string[];
}

const BUILT_IN = join(__dirname, '../../../search-data/synonyms.txt');

let current: Synonyms | undefined;

/** The synonyms of this process. */
export const synonyms = (): Synonyms => (current ??= tablesOf(entriesOf(BUILT_IN)));

/**
 * Reads the synonyms anew, with those of the owner's file if there is one.
 * @throws Error naming the file and line of the first mistake
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

/** @throws Error naming the line of the first mistake */
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
  if (more.length > 0) return { same, found, wrong: `'>' may stand only once in a line.` };
  if ([...same, ...found].includes('')) return { same, found, wrong: `A word is missing beside '=', '>' or ','.` };
  if (same.length + found.length > 1) return { same, found };
  return { same, found, wrong: `'${line}' has no synonym. Write 'a = b' or 'a > b, c'.` };
}

const phraseOf = (text: string) =>
  askedWords(text)
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
  // What means the same finds the same.
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
