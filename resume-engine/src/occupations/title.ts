import { distance } from 'fastest-levenshtein';
import seniority from './seniority.json';

const GRADES = new Set(seniority);

const MAX_TITLE_LENGTH = 200;

/** The words of a job title in lower case, without punctuation. */
export const titleWords = (title: string): string[] =>
  title
    .slice(0, MAX_TITLE_LENGTH)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/\.+$/, ''))
    .filter(Boolean);

const withoutGrade = (words: readonly string[]) => {
  const rest = words.filter((word) => !GRADES.has(word));
  return rest.length > 0 ? rest : words;
};

/** A job title prepared for comparing it with others. */
export interface Title {
  readonly text: string;
  /** Its words without seniority, unless that is all it names. */
  readonly words: readonly string[];
  readonly wordText: string;
}

export function titleOf(title: string): Title {
  const all = titleWords(title);
  const words = withoutGrade(all);
  return { text: all.join(' '), words, wordText: words.join(' ').slice(0, 80) };
}

/** Similarity of two job titles, 0 to 1; seniority is ignored if other words are named. */
export function likeness(one: Title, other: Title): number {
  if (one.text === '' || other.text === '') return 0;
  if (one.text === other.text) return 1;
  const [text, otherText] = [one.wordText, other.wordText];
  if (text === otherText) return 0.98;
  const [words, others] = [one.words, other.words];
  if (others.length > 1 && others.every((word) => words.includes(word))) return 0.9 + 0.01 * Math.min(6, others.length);
  return 0.97 * (1 - distance(text, otherText) / Math.max(text.length, otherText.length));
}

export const shareWord = (one: string, other: string): boolean => {
  const words = new Set(withoutGrade(titleWords(one)));
  return withoutGrade(titleWords(other)).some((word) => word.length > 2 && words.has(word));
};
