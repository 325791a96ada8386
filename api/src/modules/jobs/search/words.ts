/*
 * Words of the job search. The database splits postings into words (job_search_tokens in migration
 * 0008), this file splits queries. Compatibility forms (NFKD), accents, invisible joiners and case
 * are ignored. A word is a run of letters and digits of any script. 'c++' and 'c#' keep their
 * signs, '.net' its dot. What a joiner (. _ & ' -) connects is one word and also its parts:
 * 'back-end' is 'backend', 'back' and 'end'. Everything else separates words.
 *
 * Adjacent words of a title are also stored as pairs, for ranking only (migration 0044).
 */

/**
 * Fields to search in: the naming fields together (title, company, skills, location, kind of work),
 * the title, the location.
 */
export const QUERY_FIELDS = ['named', 'title', 'place'] as const;
export type QueryField = (typeof QUERY_FIELDS)[number];
export type Field = QueryField | 'description';

/**
 * A word of a query. A posting matches if, for one alternative, each entry is a prefix of one of
 * its words.
 */
export interface QueryWord {
  /** For display: folded, with joiners. */
  readonly text: string;
  readonly alternatives: readonly (readonly string[])[];
  /** Entries are complete words, not prefixes. */
  readonly isWhole?: boolean;
  /** The alternatives that are the word itself and not a synonym; all of them if missing. */
  readonly exact?: readonly (readonly string[])[];
}

const PAIR_SIGN = '~';

/** The entry for a title in which the second word follows the first. */
export const pairOf = (first: string, second: string): string => `${PAIR_SIGN}${first}${PAIR_SIGN}${second}`;

export const isPair = (word: string): boolean => word.startsWith(PAIR_SIGN);

/** The entries for a title in which these words follow each other. */
export const inSequence = (words: readonly string[]): readonly string[] =>
  words.length < 2 ? words : words.slice(1).map((word, place) => pairOf(words[place] ?? '', word));

const SPACE =
  '\\ufe00-\\ufe6f\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b9-\\u02ff\\u055a-\\u055f\\u0589-\\u058f\\u05be\\u05c0\\u05c3\\u05f3\\u05f4\\u0600-\\u060f\\u061b-\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u0970\\u0e3f\\u0e4f\\u0e5a\\u0e5b\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u214f\\u2190-\\u2bff\\u2e00-\\u2fff\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u3036-\\u303f\\u30fb\\ud800-\\uf8ff\\ufd3e\\ufd3f\\ufeff\\ufff0-\\uffff\\u{1d100}-\\u{1d1ff}\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{10ffff}';
const PART = `[^${SPACE}]+[+#]*`;
const CHUNK = new RegExp(`\\.?${PART}(?:[._&'-]${PART})*`, 'gu');

const JOINER = /[._&'-]/;
const JOINERS = /[._&'-]/g;

/** The words of a text, each once. */
export function parseWords(text: string): QueryWord[] {
  const chunks = fold(text).match(CHUNK) ?? [];
  return [...new Set(chunks)].map((chunk) => ({ text: chunk.normalize('NFC'), alternatives: alternativesOf(chunk) }));
}

function alternativesOf(chunk: string): string[][] {
  const dot = chunk.startsWith('.') ? '.' : '';
  const [first = '', ...others] = chunk.slice(dot.length).split(JOINER);
  if (others.length === 0) return [[chunk]];
  return [[chunk.replace(JOINERS, '')], [...new Set([dot + first, ...others])]];
}

const FOLDED = new Map(
  Object.entries({
    '‘’ʼ': "'''",
    '‐': '-',
    ØøĐđÐðŁłĦħŦŧıÆŒÞŊẞ: 'ooddddllhhttiæœþŋß',
    ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς: 'αβγδεζηθικλμνξοπρστυφχψωσ',
    АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ: 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ',
    ABCDEFGHIJKLMNOPQRSTUVWXYZ: 'abcdefghijklmnopqrstuvwxyz',
  }).flatMap(([from, to]) => [...from].map((letter, index) => [letter, [...to][index] ?? letter] as const)),
);

const IGNORED = /[\u0300-\u036f]|\u00ad|\u200c|\u200d/g;

/** The form in which words are compared. */
export const fold = (text: string): string =>
  [...text.normalize('NFKD').replace(IGNORED, '')].map((letter) => FOLDED.get(letter) ?? letter).join('');

// In shorter words a final s is rarely a plural.
const MIN_PLURAL_LENGTH = 4;

/** The word and its plural or singular. */
export function inflections(word: string): string[] {
  if (word.length < MIN_PLURAL_LENGTH || !/^[a-z]+$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s') && !word.endsWith('ss')) return [word, word.slice(0, -1)];
  return [word, word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`];
}

const FILLERS = new Set(
  'a an and any are at by for from hiring i in job jobs me my near need of on or opening openings the to vacancies vacancy want with work'.split(
    ' ',
  ),
);

/** The words without fillers: 'nurse jobs in pune' gives 'nurse' and 'pune'. */
export const withoutFillers = (words: readonly QueryWord[]): readonly QueryWord[] =>
  words.filter(({ text }) => !FILLERS.has(text));

/** The prefix of the words of each field in the database. */
export const MARK: Readonly<Record<Field, string>> = { named: '', title: '=', place: '@', description: '+' };

export function unmarked(marked: string): { field: Field; word: string } {
  if (marked.startsWith(MARK.title)) return { field: 'title', word: marked.slice(1) };
  if (marked.startsWith(MARK.place)) return { field: 'place', word: marked.slice(1) };
  if (marked.startsWith(MARK.description)) return { field: 'description', word: marked.slice(1) };
  return { field: 'named', word: marked };
}
