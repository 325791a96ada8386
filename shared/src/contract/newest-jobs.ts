import { endpoint } from './endpoint';
import { id, timestamp } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Number of postings on the home page. */
export const NEWEST_JOBS = 4;

/** A posting on the home page; `ctc` in LPA. */
export const newestJob = z.object({
  id,
  jobName: z.string(),
  companyName: z.string(),
  location: z.string(),
  ctc: z.nullable(z.number()),
  createdAt: timestamp,
});
export type NewestJob = z.infer<typeof newestJob>;

export const newestJobs = endpoint({
  method: 'GET',
  path: '/home/newest-jobs',
  summary: `The newest ${NEWEST_JOBS} active postings, in short, for the home page`,
  access: 'public',
  responses: { 200: withData(z.object({ jobs: z.array(newestJob) })) },
});
