import nspell from 'nspell';
import { KNOWN_WORDS } from './known-words';
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
  return {
    isRight: (word) => isListed(word) || isListed(word.replace(PREFIXES, '')) || isBuilt(word),
    suggest: (word) => dictionary.suggest(word)[0],
  };
}

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|er|ers|ation|ations|able)$/, 'iz$1'],
  [/ys(e|ed|es|ing|er|ers)$/, 'yz$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|ation)$/, 'l$1'],
  [/l(ment|ments|ful)$/, 'll$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ence$/, 'ense'],
  [/gramme(s?)$/, 'gram$1'],
  [/(pp|tt|ss)(ed|ing)$/, '$2'],
  [/ae/, 'e'],
];

/** The American spelling of a possibly British word: the dictionary only has American forms. */
const americanForms = (word: string): readonly string[] =>
  TURNS.filter(([pattern]) => pattern.test(word)).map(([pattern, turned]) =>
    pattern.source.startsWith('(pp') ? word.replace(/(.)\1(ed|ing)$/, '$1$2') : word.replace(pattern, turned),
  );
