import { distance } from 'fastest-levenshtein';
import { HEADING_WORDS } from './heading-words';
import { WHOLE_HEADINGS } from './whole-headings';

const MIN_LENGTH = 6;
/** From this length on two letters may be wrong. */
const MIN_LENGTH_FOR_TWO_ERRORS = 9;
const SHORT_WORDS: Readonly<Record<string, string>> = {
  skil: 'skill',
  sumary: 'summary',
  hoby: 'hobby',
  carrer: 'career',
};

const KNOWN_WORDS = new Set(
  [...HEADING_WORDS.flatMap(({ core, with: beside }) => [core, beside]), ...Object.keys(WHOLE_HEADINGS)].flatMap(
    (words) => words.split(' '),
  ),
);
const CANDIDATES = [...KNOWN_WORDS].filter((word) => word.length >= MIN_LENGTH - 1);

/**
 * The heading word for a misspelled one (`experiance`, `acheivement`); other words are unchanged.
 */
export function correctedWord(word: string): string {
  if (KNOWN_WORDS.has(word)) return word;
  const other = SHORT_WORDS[word];
  if (other !== undefined || word.length < MIN_LENGTH || word.length > 20) return other ?? word;
  return CANDIDATES.find((candidate) => isMistypedAs(word, candidate)) ?? word;
}

/** `Experienced` and `Educator` are different words: a changed word ending is not a misspelling. */
function isMistypedAs(word: string, candidate: string): boolean {
  if (word[0] !== candidate[0] || Math.abs(word.length - candidate.length) > 2) return false;
  const wrong = distance(word, candidate);
  if (wrong === 2 && lettersOf(word) === lettersOf(candidate)) return true;
  return endAlike(word, candidate) && (wrong <= 1 || (wrong === 2 && word.length >= MIN_LENGTH_FOR_TWO_ERRORS));
}

const endAlike = (word: string, candidate: string): boolean =>
  word.at(-1) === candidate.at(-1) || (word.endsWith('ite') && candidate.endsWith('ity'));

const lettersOf = (word: string): string => [...word].sort().join('');
