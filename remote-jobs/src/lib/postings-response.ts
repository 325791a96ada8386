import { isRecord, textOf, toJobs, type Job } from './job-posting';

/** How many jobs choosing a value would show, by value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** The counts of each filter; empty ones where the server does not count. */
export interface JobFacets {
  readonly jobType: FacetCounts;
  readonly employmentType: FacetCounts;
  readonly experienceLevel: FacetCounts;
  readonly category: FacetCounts;
}

export interface JobsFound {
  readonly jobs: readonly Job[];
  readonly total: number;
  readonly facets: JobFacets;
  /** The words the jobs were really found by, when those are not the ones that were asked for; '' otherwise. */
  readonly similarTo: string;
  /** The corrected search, to search by; null where there is none. */
  readonly meant: { readonly search: string; readonly location: string } | null;
  /** How many of the total have only some of the words, and the words they lack. */
  readonly partly: number;
  readonly dropped: readonly string[];
  /** How many of the total only mention the words in their description. */
  readonly mentions: number;
}

export const NO_FACETS: JobFacets = { jobType: {}, employmentType: {}, experienceLevel: {}, category: {} };

/** One page of a search, or undefined when the answer has another shape (a proxy's page, an empty body). */
export function toJobsFound(response: unknown): JobsFound | undefined {
  const postings = postingsOf(response);
  if (!postings) return undefined;
  const jobs = toJobs(postings);
  const { pagination, facets, similarTo, mentions, meant, partly, dropped } = dataOf(response);
  // Counts of SQL arrive as text from some servers.
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

/** The jobs of a saved list, or undefined when the response has another shape. */
export function toSavedJobs(response: unknown): readonly Job[] | undefined {
  const postings = postingsOf(response);
  return postings && toJobs(postings);
}

// Servers before the counts send none, and the portal is released apart from them.
function toFacets(value: unknown): JobFacets {
  const counts = (group: unknown): FacetCounts =>
    Object.fromEntries(
      Object.entries(isRecord(group) ? group : {}).filter((entry): entry is [string, number] => isCount(entry[1])),
    );
  if (!isRecord(value)) return NO_FACETS;
  return {
    jobType: counts(value.jobType),
    employmentType: counts(value.employmentType),
    experienceLevel: counts(value.experienceLevel),
    category: counts(value.category),
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What an answer holds in `data`. */
export const dataOf = (response: unknown): Readonly<Record<string, unknown>> =>
  isRecord(response) && isRecord(response.data) ? response.data : {};

/** The postings of an answer, as they came; undefined when it has another shape. */
export function postingsOf(response: unknown): readonly unknown[] | undefined {
  const { jobPostings } = dataOf(response);
  return Array.isArray(jobPostings) ? jobPostings : undefined;
}
