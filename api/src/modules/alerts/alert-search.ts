import { type PostingsQuery, postingsQuery } from '@kadam/shared/contract/jobs';

/** The query of a saved search, as in an address. */
export type SavedSearch = Readonly<Record<string, string>>;

// An alert contains everything new, newest first.
const NOT_SAVED = new Set(['page', 'limit', 'sort', 'postedWithin']);

/**
 * What is saved of a question: what narrows it, in the order of its schema, so that equal questions
 * are equal texts.
 */
export function savedSearch(query: PostingsQuery): SavedSearch {
  const given: Readonly<Record<string, unknown>> = query;
  const entries = Object.keys(postingsQuery.shape)
    .filter((name) => !NOT_SAVED.has(name))
    .map((name) => [name, wireText(given[name])] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

const wireText = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);

/** The query of a saved search. @throws where it is no longer valid */
export const questionOf = (search: SavedSearch): PostingsQuery => postingsQuery.parse(search);

/** The query of the page that shows what the search finds. */
export const addressQuery = (search: SavedSearch): string =>
  new URLSearchParams(search).toString().replaceAll('%2C', ',');
