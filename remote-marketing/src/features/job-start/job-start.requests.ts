import { newestJobs, type NewestJob } from '@kadam/shared/contract/newest-jobs';
import { call } from '@kadam/shared/http';

/** The newest postings; empty when the response has another shape. */
export async function fetchNewestJobs(signal: AbortSignal): Promise<readonly NewestJob[]> {
  const { data } = recordOf(await call(newestJobs, { signal }));
  const { jobs } = recordOf(data);
  return Array.isArray(jobs) ? jobs.filter(isNewestJob) : [];
}

// Not with zod: it would add the library to the first visit.
const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const TEXTS = ['id', 'jobName', 'companyName', 'location', 'createdAt'];

function isNewestJob(value: unknown): value is NewestJob {
  const job = recordOf(value);
  return TEXTS.every((name) => typeof job[name] === 'string') && (job.ctc === null || typeof job.ctc === 'number');
}
