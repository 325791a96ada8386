/*
 * What a word is, for the job search.
 *
 * Postings are cut into words by the database (job_search_tokens in migration 0008), questions by this file, both after folding: compatibility
 * forms (NFKD), accents, invisible joiners and case make no difference. A word is a run of letters and digits of any script. 'c++' and 'c#'
 * keep their signs, '.net' its dot. What one joiner (. _ & ' -) holds together is found as one word and by its parts: 'back-end' as 'backend',
 * 'back' and 'end'; 'node.js' as 'nodejs', 'node' and 'js'; "D'Souza" as 'dsouza' and 'souza'. Everything else separates.
 *
 * A posting is found when every word of the question is, or begins, one of its words: 'jav dev' finds 'Java Developer', and 'java', which postings are
 * named by, finds Java alone (read-question.ts). `search` looks in what names a posting: title, company, skills, place and kind of work; where that
 * gives too little, in the description (named-search.ts). `jobName` and `job_name` look in the title alone, `location` in the place, by each name of
 * a city (place-names.ts). A question without any word, such as '%', asks for nothing.
 *
 * Words that follow each other in a title are also found as pairs, which rank postings and are never asked for by themselves (migration 0044).
 */

/** A word of a question. A posting has it when for one of `choices` every entry begins a word of the posting, or is one. */
export interface AskedWord {
  /** For people: folded, joiners kept. */
  readonly text: string;
  readonly choices: readonly (readonly string[])[];
  /** Entries are whole words, not beginnings. */
  readonly isWhole?: boolean;
  /** Those of the choices that are the asked word itself and not a synonym; all of them without it. */
  readonly exact?: readonly (readonly string[])[];
}

const PAIR_SIGN = '~';

/** What a title has in which the second word follows the first. */
export const pairOf = (first: string, second: string): string => `${PAIR_SIGN}${first}${PAIR_SIGN}${second}`;

export const isPair = (word: string): boolean => word.startsWith(PAIR_SIGN);

/** What a title has in which these words follow each other. */
export const inSequence = (words: readonly string[]): readonly string[] =>
  words.length < 2 ? words : words.slice(1).map((word, place) => pairOf(words[place] ?? '', word));

const SPACE =
  '\\ufe00-\\ufe6f\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b9-\\u02ff\\u055a-\\u055f\\u0589-\\u058f\\u05be\\u05c0\\u05c3\\u05f3\\u05f4\\u0600-\\u060f\\u061b-\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u0970\\u0e3f\\u0e4f\\u0e5a\\u0e5b\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u214f\\u2190-\\u2bff\\u2e00-\\u2fff\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u3036-\\u303f\\u30fb\\ud800-\\uf8ff\\ufd3e\\ufd3f\\ufeff\\ufff0-\\uffff\\u{1d100}-\\u{1d1ff}\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{10ffff}';
const PART = `[^${SPACE}]+[+#]*`;
const CHUNK = new RegExp(`\\.?${PART}(?:[._&'-]${PART})*`, 'gu');

const JOINER = /[._&'-]/;
const JOINERS = /[._&'-]/g;

/** The words of a question, each once. */
export function askedWords(question: string): AskedWord[] {
  const chunks = fold(question).match(CHUNK) ?? [];
  return [...new Set(chunks)].map((chunk) => ({ text: chunk.normalize('NFC'), choices: choicesOf(chunk) }));
}

function choicesOf(chunk: string): string[][] {
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
