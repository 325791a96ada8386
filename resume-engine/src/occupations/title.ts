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

/** Similarity of two job titles, 0 to 1; seniority is ignored if other words are named. */
export function likeness(one: string, other: string): number {
  const [exactOne, exactOther] = [titleWords(one), titleWords(other)];
  if (exactOne.length === 0 || exactOther.length === 0) return 0;
  if (exactOne.join(' ') === exactOther.join(' ')) return 1;
  const [words, others] = [withoutGrade(exactOne), withoutGrade(exactOther)];
  const [text, otherText] = [words.join(' ').slice(0, 80), others.join(' ').slice(0, 80)];
  if (text === otherText) return 0.98;
  if (others.length > 1 && others.every((word) => words.includes(word))) return 0.9 + 0.01 * Math.min(6, others.length);
  return 0.97 * (1 - distance(text, otherText) / Math.max(text.length, otherText.length));
}

export const shareWord = (one: string, other: string): boolean => {
  const words = new Set(withoutGrade(titleWords(one)));
  return withoutGrade(titleWords(other)).some((word) => word.length > 2 && words.has(word));
};
