import {
  CATEGORIES,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  MAX_PAGE_DEPTH,
  PAGE_SIZE,
  POSTED_WITHIN,
  reachablePages,
  MAX_SEARCH_LENGTH,
  type Category,
  type EmploymentType,
  type ExperienceLevel,
  type JobType,
  type PostedWithin,
} from '@kadam/shared/contract/jobs';
import { ctcError, readRange } from './ctc-range';

/** The search, stored in the URL under the same names. Pay bounds as typed, '' for none. */
export interface JobFilters {
  readonly search: string;
  readonly location: string;
  readonly category: readonly Category[];
  readonly jobType: readonly JobType[];
  readonly employmentType: readonly EmploymentType[];
  readonly experienceLevel: readonly ExperienceLevel[];
  readonly minCTC: string;
  readonly maxCTC: string;
  /** Days; '' for any. */
  readonly postedWithin: PostedWithin | '';
  /** '' means newest first. */
  readonly sort: 'best' | '';
  readonly page: number;
}

/** Parses the filters of a URL. Unknown values are dropped, so old links still work. */
export function readFilters(params: URLSearchParams): JobFilters {
  const choices = <Choice extends string>(
    name: 'category' | 'jobType' | 'employmentType' | 'experienceLevel',
    known: readonly Choice[],
  ) => {
    const asked = params.getAll(name).join(',').split(',');
    return known.filter((choice) => asked.includes(choice));
  };
  return {
    search: tidyText(params.get('search') ?? ''),
    location: tidyText(params.get('location') ?? ''),
    category: choices('category', CATEGORIES),
    jobType: choices('jobType', JOB_TYPES),
    employmentType: choices('employmentType', EMPLOYMENT_TYPES),
    experienceLevel: choices('experienceLevel', EXPERIENCE_LEVELS),
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

/**
 * The query for the server, which rejects pages beyond the last. Contradicting bounds are omitted.
 */
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
