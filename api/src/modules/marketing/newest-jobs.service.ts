import { postingsQuery, type JobPosting } from '@kadam/shared/contract/jobs';
import { NEWEST_JOBS, type NewestJob } from '@kadam/shared/contract/newest-jobs';
import type { JobsService } from '../jobs';

export type NewestJobsService = ReturnType<typeof createNewestJobs>;

type Jobs = Pick<JobsService, 'idsOf' | 'byIds'>;

/** Every visit of the home page requests the list; a new posting may appear this much later. */
const CACHE_MS = 10_000;

export function createNewestJobs(jobs: Jobs, clock: () => Date) {
  let cached: { readonly jobs: Promise<NewestJob[]>; readonly at: number } | undefined;
  return {
    jobs(): Promise<NewestJob[]> {
      const now = clock().getTime();
      if (cached && now - cached.at < CACHE_MS) return cached.jobs;
      const loading = newest(jobs);
      cached = { jobs: loading, at: now };
      // Errors are not cached.
      loading.catch(() => (cached = undefined));
      return loading;
    },
  };
}

async function newest(jobs: Jobs): Promise<NewestJob[]> {
  const ids = await jobs.idsOf(postingsQuery.parse({}), NEWEST_JOBS);
  const postings = await jobs.byIds(ids);
  return postings.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(inShort);
}

const inShort = ({ id, jobName, companyName, location, ctc, createdAt }: JobPosting): NewestJob => ({
  id,
  jobName,
  companyName,
  location,
  ctc,
  createdAt,
});
