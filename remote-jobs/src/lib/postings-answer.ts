import { isRecord, textOf, toJob, toJobs, type Job } from './job-posting';

/** How many jobs choosing a value would show, by value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** The counts of each filter; empty ones where the server does not count. */
export interface JobFacets {
  readonly jobType: FacetCounts;
  readonly employmentType: FacetCounts;
  readonly experienceLevel: FacetCounts;
}

export interface JobsFound {
  readonly jobs: readonly Job[];
  readonly total: number;
  readonly facets: JobFacets;
  /** The words the jobs were really found by, when those are not the ones that were asked for; '' otherwise. */
  readonly similarTo: string;
}

export const NO_FACETS: JobFacets = { jobType: {}, employmentType: {}, experienceLevel: {} };

/** One page of a search, or undefined when the answer has another shape (a proxy's page, an empty body). */
export function toJobsFound(answer: unknown): JobsFound | undefined {
  const postings = postingsOf(answer);
  if (!postings) return undefined;
  const jobs = toJobs(postings);
  const { pagination, facets, similarTo } = dataOf(answer);
  // Counts of SQL arrive as text from some servers.
  const total = isRecord(pagination) ? Number(textOf(pagination.total) || Number.NaN) : undefined;
  return {
    jobs,
    total: isCount(total) ? total : jobs.length,
    facets: toFacets(facets),
    similarTo: typeof similarTo === 'string' ? similarTo.trim() : '',
  };
}

/** The jobs of an applied list, or undefined when the answer has another shape. */
export function toAppliedJobs(answer: unknown): readonly Job[] | undefined {
  const postings = postingsOf(answer);
  return postings && toJobs(postings);
}

/** The jobs of a saved list, or undefined when the answer has another shape. */
export const toSavedJobs = (answer: unknown): readonly Job[] | undefined => toAppliedJobs(answer);

/** One application: the job, and when it was applied for ('' where the server does not say). */
export interface Application {
  readonly job: Job;
  readonly appliedAt: string;
}

/** The applications of a member as the server orders them, latest first; undefined when the answer has another shape. */
export function toApplications(answer: unknown): readonly Application[] | undefined {
  return postingsOf(answer)?.flatMap((entry) => {
    const job = toJob(entry);
    const appliedAt = isRecord(entry) && typeof entry.appliedAt === 'string' ? entry.appliedAt : '';
    return job ? [{ job, appliedAt }] : [];
  });
}

/** Every id under which an entry of the applied list may name its posting: `id` or `jobPostingId` (specification, section 3). */
export function toAppliedIds(answer: unknown): readonly string[] | undefined {
  const ids = postingsOf(answer)?.flatMap((entry) =>
    isRecord(entry) ? [textOf(entry.id), textOf(entry.jobPostingId)] : [],
  );
  return ids && [...new Set(ids.filter((id) => id !== ''))];
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
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const dataOf = (answer: unknown): Readonly<Record<string, unknown>> =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : {};

function postingsOf(answer: unknown): readonly unknown[] | undefined {
  const { jobPostings } = dataOf(answer);
  return Array.isArray(jobPostings) ? jobPostings : undefined;
}
