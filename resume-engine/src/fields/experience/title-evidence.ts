import { titleModifiers, titleNouns, wholeTitles } from '../../lexicon/titles';
import { squeeze, wordsOf } from '../../lexicon/words';

const MAX_TITLE_LENGTH = 12;
/**
 * Suffix of a title in one phrase: `Manager - Operations`, `Intern (40 hours per week)`, `Engineer
 * on the Search Team`.
 */
const TAIL = /\s(?:[-–—|@]|on|for|at|with|to)\s|[(,[/]/;
const SENTENCE =
  /(?:\p{Ll}{4}[.]|[!?])\s+\p{L}|(?:\p{Ll}{4}[.]|;)$|\b(?:was|were|is|are|have|has|the following|responsible)\b/iu;

/**
 * Confidence that a text is a job title.
 * @param text one part of an entry's header, without dates
 * @returns 0 (certainly not) to 1
 */
export function titleEvidence(text: string): number {
  const trimmed = text.trim().replace(/\bin[- ]charge\b/gi, 'incharge');
  const words = wordsOf(trimmed);
  if (
    words.length === 0 ||
    words.length > MAX_TITLE_LENGTH ||
    SENTENCE.test(trimmed) ||
    /@|https?:|www\./.test(trimmed)
  )
    return 0;
  if (wholeTitles.has(squeeze(trimmed))) return 1;
  const head = trimmed.split(TAIL)[0]?.trim() ?? '';
  return Math.max(phraseEvidence(head), 0.9 * phraseEvidence(trimmed));
}

function phraseEvidence(text: string): number {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (words.length === 0) return 0;
  if (wholeTitles.has(squeeze(text))) return 0.98;
  const nouns = words.filter((word) => titleNouns.has(word) || titleNouns.has(word.replace(/s$/, '')));
  if (nouns.length === 0) return 0;
  const known = words.filter((word) => titleNouns.has(word) || titleModifiers.has(word)).length / words.length;
  const endsInNoun = words.some((word, index) => index >= words.length - 2 && titleNouns.has(word));
  return Math.min(1, (endsInNoun ? 0.45 : 0.25) + 0.55 * known);
}
