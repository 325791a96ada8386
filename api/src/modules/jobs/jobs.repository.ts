import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../../db/database';
import { type PostingRow, toJobPosting } from './job-postings';

export type JobsRepository = ReturnType<typeof jobsRepository>;

export const jobsRepository = (database: Queryable) => ({
  /** The postings with these ids, closed ones included, in no order. */
  async byIds(ids: readonly string[]): Promise<JobPosting[]> {
    if (ids.length === 0) return [];
    const rows = await database.query<PostingRow>('select * from job_postings where id = any($1::uuid[])', [ids]);
    return rows.map(toJobPosting);
  },
});
