import {
  FACET_NAMES,
  FACETS,
  type FacetSelection,
  MAX_PAGE_DEPTH,
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  POSTED_WITHIN,
  type PostedWithin,
  reachablePages,
} from '@kadam/shared/contract/jobs';
import { ctcError, readRange } from './ctc-range';

/** The search, stored in the URL under the same names. Pay bounds as typed, '' for none. */
export interface JobFilters extends FacetSelection {
  readonly search: string;
  readonly location: string;
  readonly minCTC: string;
  readonly maxCTC: string;
  /** Days; '' for any. */
  readonly postedWithin: PostedWithin | '';
  /** '' means newest first. */
  readonly sort: 'best' | '';
  readonly page: number;
}

/** The facets in the order of URLs and chips. */
export const FILTER_NAMES = ['category', ...FACET_NAMES.filter((name) => name !== 'category')] as const;

/** A selection with the values of each facet. */
export const selectionOf = (valuesOf: (name: keyof FacetSelection) => readonly string[]): FacetSelection =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, valuesOf(name)])) as unknown as FacetSelection;

/** Parses the filters of a URL. Unknown values are dropped, so old links still work. */
export function readFilters(params: URLSearchParams): JobFilters {
  const selectedValues = (name: keyof FacetSelection) => {
    const given = params.getAll(name).join(',').split(',');
    return FACETS[name].filter((value) => given.includes(value));
  };
  return {
    search: tidyText(params.get('search') ?? ''),
    location: tidyText(params.get('location') ?? ''),
    ...selectionOf(selectedValues),
    ...readRange({ minCTC: params.get('minCTC'), maxCTC: params.get('maxCTC') }),
    postedWithin: POSTED_WITHIN.find((days) => days === params.get('postedWithin')) ?? '',
    sort: params.get('sort') === 'best' ? 'best' : '',
    page: pageOf(params.get('page')),
  };
}

/** A valid search text: no NUL, not too long, no lone surrogate after the cut. */
export const tidyText = (value: string): string =>
  value.replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim();

/** The query string, '' without filters; the inverse of `readFilters`. */
export function writeFilters(filters: JobFilters): string {
  const { page, ...rest } = filters;
  const entries = Object.entries({ ...rest, page: page === 1 ? '' : String(page) }).map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.join(',')] as const,
  );
  const params = new URLSearchParams(entries.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
  const query = params.toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}

/** The last page the server returns. */
export const LAST_PAGE = reachablePages(MAX_PAGE_DEPTH);

/** The query for the server, without contradicting bounds. */
export function toPostingsQuery(filters: JobFilters): Readonly<Record<string, string | number | readonly string[]>> {
  const { minCTC, maxCTC, page, ...rest } = filters;
  return {
    ...rest,
    jobName: rest.search,
    page: Math.min(page, LAST_PAGE),
    limit: PAGE_SIZE,
    ...(ctcError({ minCTC, maxCTC }) ? {} : { minCTC, maxCTC }),
  };
}

/** Changes filters and returns to page 1. */
export const changeFilters = (filters: JobFilters, change: Partial<JobFilters>): JobFilters => ({
  ...filters,
  page: 1,
  ...change,
});

function pageOf(value: string | null): number {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1;
  return Math.max(1, page);
}
