import { CATEGORIES, EMPLOYMENT_TYPES, JOB_TYPES } from '@kadam/shared/contract/jobs';
import { OFFICE_POSTING_SORTS, POSTING_STATES } from '@kadam/shared/contract/postings';

export const POSTINGS_PER_PAGE = 50;

/** Filters of the list of postings, as in the URL of its page; empty for all. */
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
  const page = Number(params.get('page') ?? '1');
  return {
    q: params.get('q') ?? '',
    employer: params.get('employer') ?? '',
    state: choice('state'),
    category: choice('category'),
    jobType: choice('jobType'),
    employmentType: choice('employmentType'),
    sort: choice('sort') || NEWEST_FIRST,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of the URL; defaults are left out. */
export function postingsSearchText({ sort, page, ...filters }: PostingsSearch): string {
  const all = { ...filters, sort: sort === NEWEST_FIRST ? '' : sort, page: page > 1 ? String(page) : '' };
  const text = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}
