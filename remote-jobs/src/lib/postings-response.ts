import { FACET_NAMES, type FacetName } from '@kadam/shared/contract/jobs';
import { isRecord, textOf, toJobs, type Job } from './job-posting';

/** Number of jobs by value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** Empty if the server does not count. */
export type JobFacets = Readonly<Record<FacetName, FacetCounts>>;

export interface JobsFound {
  readonly jobs: readonly Job[];
  readonly total: number;
  readonly facets: JobFacets;
  /** The corrected words; '' if the search was not corrected. */
  readonly similarTo: string;
  readonly meant: { readonly search: string; readonly location: string } | null;
  /** Number of results that lack some of the words, and those words. */
  readonly partly: number;
  readonly dropped: readonly string[];
  /** Number of results that only mention the words in their description. */
  readonly mentions: number;
}

export const NO_FACETS = facetsOf(() => ({}));

/** One page of a search; undefined if the response has another shape. */
export function toJobsFound(response: unknown): JobsFound | undefined {
  const postings = postingsOf(response);
  if (!postings) return undefined;
  const jobs = toJobs(postings);
  const { pagination, facets, similarTo, mentions, meant, partly, dropped } = dataOf(response);
  // Some servers send SQL counts as text.
  const total = isRecord(pagination) ? Number(textOf(pagination.total) || Number.NaN) : undefined;
  return {
    jobs,
    total: isCount(total) ? total : jobs.length,
    facets: toFacets(facets),
    mentions: isCount(mentions) ? mentions : 0,
    similarTo: typeof similarTo === 'string' ? similarTo.trim() : '',
    meant: isRecord(meant) ? { search: textOf(meant.search), location: textOf(meant.location) } : null,
    partly: isCount(partly) ? partly : 0,
    dropped: Array.isArray(dropped) ? dropped.filter((word) => typeof word === 'string') : [],
  };
}

/** undefined if the response has another shape. */
export function toSavedJobs(response: unknown): readonly Job[] | undefined {
  const postings = postingsOf(response);
  return postings && toJobs(postings);
}

// Older servers send no counts.
function toFacets(value: unknown): JobFacets {
  const counts = (group: unknown): FacetCounts =>
    Object.fromEntries(
      Object.entries(isRecord(group) ? group : {}).filter((entry): entry is [string, number] => isCount(entry[1])),
    );
  if (!isRecord(value)) return NO_FACETS;
  return facetsOf((name) => counts(value[name]));
}

function facetsOf(countsOf: (name: FacetName) => FacetCounts): JobFacets {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, countsOf(name)])) as JobFacets;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const dataOf = (response: unknown): Readonly<Record<string, unknown>> =>
  isRecord(response) && isRecord(response.data) ? response.data : {};

/** The unparsed postings; undefined if the response has another shape. */
export function postingsOf(response: unknown): readonly unknown[] | undefined {
  const { jobPostings } = dataOf(response);
  return Array.isArray(jobPostings) ? jobPostings : undefined;
}
