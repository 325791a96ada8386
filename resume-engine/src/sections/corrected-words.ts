import { distance } from 'fastest-levenshtein';
import { headingWords } from './heading-words';
import { wholeHeadings } from './whole-headings';

const minLength = 6;
/** From this length on two letters may be wrong. */
const long = 9;
const short: Readonly<Record<string, string>> = { skil: 'skill', sumary: 'summary', hoby: 'hobby', carrer: 'career' };

const known = new Set(
  [...headingWords.flatMap(({ core, with: beside }) => [core, beside]), ...Object.keys(wholeHeadings)].flatMap(
    (words) => words.split(' '),
  ),
);
const candidates = [...known].filter((word) => word.length >= minLength - 1);

/**
 * The heading word for a misspelled one (`experiance`, `acheivement`); other words are unchanged.
 */
export function correctedWord(word: string): string {
  if (known.has(word)) return word;
  const other = short[word];
  if (other !== undefined || word.length < minLength || word.length > 20) return other ?? word;
  return candidates.find((candidate) => isMistypedAs(word, candidate)) ?? word;
}

/** `Experienced` and `Educator` are different words: a changed word ending is not a misspelling. */
function isMistypedAs(word: string, candidate: string): boolean {
  if (word[0] !== candidate[0] || Math.abs(word.length - candidate.length) > 2) return false;
  const wrong = distance(word, candidate);
  if (wrong === 2 && lettersOf(word) === lettersOf(candidate)) return true;
  return endAlike(word, candidate) && (wrong <= 1 || (wrong === 2 && word.length >= long));
}

const endAlike = (word: string, candidate: string): boolean =>
  word.at(-1) === candidate.at(-1) || (word.endsWith('ite') && candidate.endsWith('ity'));

const lettersOf = (word: string): string => [...word].sort().join('');
