import type { AskedWord } from './search-words';

// What people type around the words that matter; none of it tells one posting from another.
const FILLERS = new Set(
  'a an and any are at by for from hiring i in job jobs me my near need of on or opening openings the to vacancies vacancy want with work'.split(
    ' ',
  ),
);

/** The words without those that say nothing: 'nurse jobs in pune' asks for 'nurse' and 'pune'. */
export const withoutFillers = (words: readonly AskedWord[]): readonly AskedWord[] =>
  words.filter(({ text }) => !FILLERS.has(text));
