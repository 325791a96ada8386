import { MAX_ALERT_NAME_LENGTH } from '@kadam/shared/contract/alerts';
import { activeFilters } from './active-filters';
import { ctcError } from './ctc-range';
import { type JobFilters, readFilters, writeFilters } from './job-filters';

/** Named like the URL parameters. */
export type SavedSearch = Readonly<Record<string, string>>;

/** The search to save, without the page and without contradicting bounds. */
export function searchOf(filters: JobFilters): SavedSearch {
  const searched = ctcError(filters) ? { ...filters, minCTC: '', maxCTC: '' } : filters;
  return Object.fromEntries(new URLSearchParams(writeFilters({ ...searched, page: 1 })));
}

export const queryOf = (search: SavedSearch): string => writeFilters(filtersOf(search));

export const searchInWords = (search: SavedSearch): string =>
  activeFilters(filtersOf(search))
    .map(({ label }) => label)
    .join(', ');

const filtersOf = (search: SavedSearch) => readFilters(new URLSearchParams({ ...search }));

export const suggestedName = (search: SavedSearch): string =>
  searchInWords(search).slice(0, MAX_ALERT_NAME_LENGTH).toWellFormed().trim();
