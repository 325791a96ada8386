import type { JobPosting } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../../db/database';
import { type PostingRow, toJobPosting } from './job-postings';
import type { NameCount, NameCounts } from './posting-names';

const MOST_NAMES = 5_000;

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

  /** Active postings, the newest first. */
  async newest(limit: number): Promise<JobPosting[]> {
    const ids = 'select id from job_search where is_active order by created_at desc, id limit $1';
    const rows = await database.query<PostingRow>(
      `select * from job_postings where id in (${ids}) order by created_at desc, id`,
      [limit],
    );
    return rows.map(toJobPosting);
  },

  /** Titles and places of active postings, the most frequent of each. */
  async names(): Promise<NameCounts> {
    const most = (column: 'job_name' | 'location') =>
      database.query<NameCount>(
        `select ${column} as name, count(*)::int as count from job_postings where is_active group by 1 order by 2 desc, 1 limit ${MOST_NAMES}`,
      );
    return { title: await most('job_name'), place: await most('location') };
  },

  /** Active postings, oldest first, so that a new one moves none of the others to another part of the site's map. */
  activeAfter: (skipped: number, limit: number): Promise<{ id: string; createdAt: Date }[]> =>
    database.query(
      'select id, created_at as "createdAt" from job_postings where is_active order by created_at, id offset $1 limit $2',
      [skipped, limit],
    ),
});
