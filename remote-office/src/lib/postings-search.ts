import { CATEGORIES, EMPLOYMENT_TYPES, JOB_TYPES } from '@kadam/shared/contract/jobs';
import { OFFICE_POSTING_SORTS, POSTING_STATES } from '@kadam/shared/contract/postings';
import { readPage, searchText } from './list-search';

export const POSTINGS_PER_PAGE = 50;

/** Filters of the list of postings, as in the URL; empty for all. */
export interface PostingsSearch {
  readonly q: string;
  /** Name of an employer. */
  readonly employer: string;
  readonly state: string;
  readonly category: string;
  readonly jobType: string;
  readonly employmentType: string;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

const NEWEST_FIRST = '-created';
const CHOICES = {
  state: POSTING_STATES,
  category: CATEGORIES,
  jobType: JOB_TYPES,
  employmentType: EMPLOYMENT_TYPES,
  sort: OFFICE_POSTING_SORTS,
} as const;

export function readPostingsSearch(params: URLSearchParams): PostingsSearch {
  const choice = (name: keyof typeof CHOICES) => {
    const value = params.get(name) ?? '';
    return (CHOICES[name] as readonly string[]).includes(value) ? value : '';
  };
  return {
    q: params.get('q') ?? '',
    employer: params.get('employer') ?? '',
    state: choice('state'),
    category: choice('category'),
    jobType: choice('jobType'),
    employmentType: choice('employmentType'),
    sort: choice('sort') || NEWEST_FIRST,
    page: readPage(params),
  };
}

/** The query of the URL; defaults are omitted. */
export const postingsSearchText = (search: PostingsSearch): string =>
  searchText({ ...search, sort: search.sort === NEWEST_FIRST ? '' : search.sort });
