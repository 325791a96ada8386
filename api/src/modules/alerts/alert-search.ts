import { type PostingsQuery, postingsQuery } from '@kadam/shared/contract/jobs';

/** The query of a saved search, as in a URL. */
export type SavedSearch = Readonly<Record<string, string>>;

// An alert contains all new postings, newest first.
const NOT_SAVED = new Set(['page', 'limit', 'sort', 'postedWithin']);

/** The saved part of a query, in a fixed order, so that equal searches have equal texts. */
export function savedSearch(query: PostingsQuery): SavedSearch {
  const given: Readonly<Record<string, unknown>> = query;
  const entries = Object.keys(postingsQuery.shape)
    .filter((name) => !NOT_SAVED.has(name))
    .map((name) => [name, wireText(given[name])] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

const wireText = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);

/**
 * The query of a saved search.
 * @throws if it is no longer valid
 */
export const questionOf = (search: SavedSearch): PostingsQuery => postingsQuery.parse(search);

export const addressQuery = (search: SavedSearch): string =>
  new URLSearchParams(search).toString().replaceAll('%2C', ',');
