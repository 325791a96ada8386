import { institutionCues, knownOrganizations, legalForms, organizationCues } from '../../lexicon/organizations';
import { wordsOf, type Word } from '../../lexicon/words';

const MAX_NAME_LENGTH = 14;
const SENTENCE = /(?:\p{Ll}{3}\.|[!?])\s+\p{Lu}\p{Ll}+\s\p{Ll}|;$|\b(?:was|were|is|are|have|has|responsible)\b/u;

/**
 * Confidence that a text is the name of an employer.
 * @param text one part of an entry's header, without dates
 * @returns 0 (no evidence) to 1
 */
export function organizationEvidence(text: string): number {
  const words = wordsOf(text);
  if (!canBeName(text, words)) return 0;
  if (legalForms.findAll(text, words).length > 0) return 1;
  const known = knownOrganizations.findAll(text, words)[0];
  if (known) return Math.max(0.6, coverage(known.to - known.from, text));
  if (institutionCues.findAll(text, words).length > 0) return 0.75;
  const cues = organizationCues.findAll(text, words);
  const last = cues.at(-1);
  if (!last) return isCapitalized(words) ? 0.2 : 0;
  return last.to >= text.trimEnd().length - 1 ? 0.8 : 0.6;
}

/**
 * Confidence that a text is the name of a school, college or university.
 * @param text one part of an entry's header, without degree and dates
 * @returns 0 (no evidence) to 1
 */
export function institutionEvidence(text: string): number {
  const words = wordsOf(text);
  if (!canBeName(text, words)) return 0;
  const cues = institutionCues.findAll(text, words);
  if (cues.length === 0) return isCapitalized(words) ? 0.15 : 0;
  return words.length === 1 && cues[0]?.raw !== cues[0]?.raw.toUpperCase() ? 0.5 : isCapitalized(words) ? 1 : 0.8;
}

const canBeName = (text: string, { length }: readonly Word[]) =>
  length > 0 && length <= MAX_NAME_LENGTH && !SENTENCE.test(text) && !text.includes('@');

const coverage = (length: number, text: string) => 0.6 + 0.4 * (length / Math.max(1, text.trim().length));

const isCapitalized = (all: readonly Word[]) => {
  const words = all.filter(({ text: word }) => /^\p{L}/u.test(word) && word.length > 3);
  return words.length > 0 && words.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length >= 0.7 * words.length;
};
