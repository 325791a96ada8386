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

  async activeCount(): Promise<number> {
    const [row] = await database.query<{ total: number }>('select count(*) as total from job_postings where is_active');
    return row?.total ?? 0;
  },

  /** Active postings, oldest first, so that a new one moves none of the others to another part of the site's map. */
  activeAfter: (skipped: number, limit: number): Promise<{ id: string; createdAt: Date }[]> =>
    database.query(
      'select id, created_at as "createdAt" from job_postings where is_active order by created_at, id offset $1 limit $2',
      [skipped, limit],
    ),
});
