import type { Field } from './search-question';

/** How the database marks the words of each field, to tell them apart. */
export const MARK: Readonly<Record<Field, string>> = { named: '', title: '=', place: '@', description: '+' };

export function unmarked(marked: string): { field: Field; word: string } {
  if (marked.startsWith(MARK.title)) return { field: 'title', word: marked.slice(1) };
  if (marked.startsWith(MARK.place)) return { field: 'place', word: marked.slice(1) };
  if (marked.startsWith(MARK.description)) return { field: 'description', word: marked.slice(1) };
  return { field: 'named', word: marked };
}
