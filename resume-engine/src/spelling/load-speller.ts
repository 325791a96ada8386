import nspell from 'nspell';
import { COMMON_MISSPELLINGS, KNOWN_WORDS } from './known-words';
import type { Speller } from './speller';

let loaded: Promise<Speller> | undefined;

/**
 * The English speller; its dictionary is loaded at the first call and cached (about 250 ms, once).
 */
export const loadSpeller = (): Promise<Speller> => (loaded ??= load());

async function load(): Promise<Speller> {
  const { default: dictionary } = await import('dictionary-en');
  return spellerOf(nspell(dictionary));
}

const MIN_PART_LENGTH = 4;
const ENDINGS = /(?:i[sz](?:e|ed|es|ing|er|ers|ation|ations)|able|ability|less|ness|like|wise|ly)$/;
const PREFIXES =
  /^(re|pre|non|sub|multi|inter|intra|co|de|un|micro|auto|cross|over|under|out|semi|bio|geo|tele|e)-?(?=.{4})/;

function spellerOf(dictionary: ReturnType<typeof nspell>): Speller {
  const isListed = (word: string) =>
    KNOWN_WORDS.has(word) || dictionary.correct(word) || americanForms(word).some((form) => dictionary.correct(form));
  /**
   * `runbook`, `parallelising`: two correct words in one, or a correct word with a common ending.
   */
  const isBuilt = (word: string) => {
    const stem = word.replace(ENDINGS, '');
    if (stem !== word && stem.length >= MIN_PART_LENGTH && isListed(stem)) return true;
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++)
      if (dictionary.correct(word.slice(0, at)) && dictionary.correct(word.slice(at))) return true;
    return false;
  };
  const correctionOf = (word: string) => {
    if (word.length < MIN_LENGTH || isListed(word)) return undefined;
    const found = similarWords(word).find(
      (one) => !(word.startsWith(one) && INFLECTION.test(word.slice(one.length))) && dictionary.correct(one),
    );
    // A built word with a letter too few or too many is a misspelling: `presure`, `untill`.
    const isBuiltWord = isListed(word.replace(PREFIXES, '')) || isBuilt(word);
    return isBuiltWord && found?.length === word.length ? undefined : found;
  };
  const known = new Map<string, string | undefined>();
  return {
    correct: (word) => {
      if (known.size > MAX_KNOWN) known.clear();
      if (!known.has(word)) known.set(word, COMMON_MISSPELLINGS[word] ?? correctionOf(word));
      return known.get(word);
    },
  };
}

const MAX_KNOWN = 2_000;
const MIN_LENGTH = 5;
/** From this length on one letter may be another. */
const LONG = 7;
const INFLECTION = /^(?:d|s|r|rs)$/;
const LETTERS = [...'eaiourtnslcdpmghbyfvkwzxqj'];

/**
 * The words with one letter doubled or not doubled, swapped, added, left out or changed, the
 * likeliest first. The first letter is rarely wrong. Suggestions of nspell take up to a second.
 */
function similarWords(word: string): string[] {
  const places = Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)] as const).slice(1);
  const doubled = places.map(([before, after]) => `${before}${before.at(-1)}${after}`);
  const single = places.flatMap(([before, after]) => (before.at(-1) === after[0] ? [before + after.slice(1)] : []));
  const swapped = places.map(([before, after]) => `${before}${after[1] ?? ''}${after[0]}${after.slice(2)}`);
  const added = [...places, [word, ''] as const].flatMap(([before, after]) =>
    LETTERS.map((letter) => before + letter + after),
  );
  const dropped = places.map(([before, after]) => before + after.slice(1));
  const changed = places.flatMap(([before, after]) => LETTERS.map((letter) => before + letter + after.slice(1)));
  return [...doubled, ...single, ...swapped, ...added, ...dropped, ...(word.length >= LONG ? changed : [])].filter(
    (one) => one !== word,
  );
}

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations|ational|able)$/, 'iz$1'],
  [/ys(e|ed|es|ing|er|ers)$/, 'yz$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|ation)$/, 'l$1'],
  [/l(ment|ments|ful)$/, 'll$1'],
  [/ogue(s?)$/, 'og$1'],
  [/^(lic|def|off|pret)ence(s?)$/, '$1ense$2'],
  [/gramme(s?)$/, 'gram$1'],
  [/(benefit|format|combat)t(ed|ing)$/, '$1$2'],
  [/(focus|bias)s(ed|es|ing)$/, '$1$2'],
  [/(worship|kidnap)p(ed|ing)$/, '$1$2'],
  [/wards$/, 'ward'],
  [/geing$/, 'ging'],
  [/dgement/, 'dgment'],
  [/ae/, 'e'],
];

/** The American spelling of a possibly British word: the dictionary only has American forms. */
const americanForms = (word: string): readonly string[] =>
  TURNS.filter(([pattern]) => pattern.test(word)).map(([pattern, turned]) => word.replace(pattern, turned));
