import { isRecord, toJob, toJobs, type Job } from './job-posting';

export interface JobsFound {
  readonly jobs: readonly Job[];
  readonly total: number;
}

/** One page of a search, or undefined when the answer has another shape (a proxy's page, an empty body). */
export function toJobsFound(answer: unknown): JobsFound | undefined {
  const postings = postingsOf(answer);
  if (!postings) return undefined;
  const jobs = toJobs(postings);
  const pagination = isRecord(answer) && isRecord(answer.data) ? answer.data.pagination : undefined;
  const total = isRecord(pagination) ? Number(pagination.total) : Number.NaN;
  return { jobs, total: Number.isInteger(total) && total >= 0 ? total : jobs.length };
}

/** The jobs of an applied list, or undefined when the answer has another shape. */
export function toAppliedJobs(answer: unknown): readonly Job[] | undefined {
  const postings = postingsOf(answer);
  return postings && toJobs(postings);
}

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
  const ids = postingsOf(answer)?.flatMap((entry) => (isRecord(entry) ? [entry.id, entry.jobPostingId] : []));
  return ids && [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

function postingsOf(answer: unknown): readonly unknown[] | undefined {
  const postings = isRecord(answer) && isRecord(answer.data) ? answer.data.jobPostings : undefined;
  return Array.isArray(postings) ? postings : undefined;
}
