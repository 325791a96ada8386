import { MAX_ALERT_NAME_LENGTH } from '@kadam/shared/contract/alerts';
import { activeFilters } from './active-filters';
import { ctcError } from './ctc-range';
import { type JobFilters, readFilters, writeFilters } from './job-filters';

/** What a saved search asks for, by the names of the address. */
export type SavedSearch = Readonly<Record<string, string>>;

/** The search of these filters to be saved, without the page. Bounds that contradict each other are not searched by, so they are not saved. */
export function searchOf(filters: JobFilters): SavedSearch {
  const searched = ctcError(filters) ? { ...filters, minCTC: '', maxCTC: '' } : filters;
  return Object.fromEntries(new URLSearchParams(writeFilters({ ...searched, page: 1 })));
}

/** The query string of the page that shows what a saved search finds. */
export const queryOf = (search: SavedSearch): string => writeFilters(filtersOf(search));

/** What a saved search asks for, in words: 'nurse, Pune, Remote'. */
export const searchInWords = (search: SavedSearch): string =>
  activeFilters(filtersOf(search))
    .map(({ label }) => label)
    .join(', ');

const filtersOf = (search: SavedSearch) => readFilters(new URLSearchParams({ ...search }));

/** A name for an alert, from what it searches for. */
export const suggestedName = (search: SavedSearch): string =>
  searchInWords(search).slice(0, MAX_ALERT_NAME_LENGTH).toWellFormed().trim();
