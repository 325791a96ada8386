import type { JobPosting } from '@kadam/shared/contract/jobs';
import { countRows, type Queryable } from '../../db/database';
import { companyFacts } from './company-facts.repository';
import { POSTING_ROW, type PostingRow, toJobPosting } from './job-postings';
import type { NameCount, NameCounts } from './suggestions';

const MAX_NAMES = 5_000;

export interface DocumentedPosting {
  readonly job: JobPosting;
  readonly validThrough: Date | null;
}

type DocumentedRow = PostingRow & { readonly valid_through: Date | null };

const toDocumented = (row: DocumentedRow): DocumentedPosting => ({
  job: toJobPosting(row),
  validThrough: row.valid_through,
});

export type JobsRepository = ReturnType<typeof jobsRepository>;

export const jobsRepository = (database: Queryable) => ({
  /** The public postings with these ids, including closed ones, in any order. */
  async byIds(ids: readonly string[]): Promise<JobPosting[]> {
    if (ids.length === 0) return [];
    const rows = await database.query<PostingRow>(
      `select ${POSTING_ROW} from job_postings where id = any($1::uuid[]) and state in ('published', 'closed')`,
      [ids],
    );
    return rows.map(toJobPosting);
  },

  /** A posting with the time when it closes automatically; undefined if there is none. */
  async documented(id: string): Promise<DocumentedPosting | undefined> {
    const rows = await database.query<DocumentedRow>(
      `select ${POSTING_ROW} from job_postings where id = $1 and state in ('published', 'closed')`,
      [id],
    );
    return rows.map(toDocumented)[0];
  },

  /** Active postings ordered by id, from the one after `afterId`. */
  async activePage(afterId: string | undefined, limit: number): Promise<DocumentedPosting[]> {
    const rows = await database.query<DocumentedRow>(
      `select ${POSTING_ROW} from job_postings where is_active and ($1::uuid is null or id > $1) order by id limit $2`,
      [afterId ?? null, limit],
    );
    return rows.map(toDocumented);
  },

  activeCount: () => countRows(database, 'from job_postings where is_active'),

  /** Active postings of an employer, newest first. */
  async openOfEmployer(
    employerId: string,
    { skipped, limit }: { skipped: number; limit: number },
  ): Promise<JobPosting[]> {
    const rows = await database.query<PostingRow>(
      `select ${POSTING_ROW} from job_postings where employer_id = $1 and is_active
       order by created_at desc, id desc limit $2 offset $3`,
      [employerId, limit, skipped],
    );
    return rows.map(toJobPosting);
  },

  /** Active postings, newest first. */
  async newest(limit: number): Promise<JobPosting[]> {
    const ids = 'select id from job_search where is_active order by created_at desc, id limit $1';
    const rows = await database.query<PostingRow>(
      `select ${POSTING_ROW} from job_postings where id in (${ids}) order by created_at desc, id`,
      [limit],
    );
    return rows.map(toJobPosting);
  },

  /**
   * Common facts of a company's active postings, and its newest ones except the one with this id.
   */
  company: (name: string, postingId: string) => companyFacts(database, name, postingId),

  /** Titles and locations of active postings, the most frequent of each. */
  async names(): Promise<NameCounts> {
    const frequent = (column: 'job_name' | 'location') =>
      database.query<NameCount>(
        `select ${column} as name, count(*)::int as count from job_postings where is_active group by 1 order by 2 desc, 1 limit ${MAX_NAMES}`,
      );
    return { title: await frequent('job_name'), place: await frequent('location') };
  },

  /**
   * Active postings, oldest first, so that a new one does not move others to another part of the
   * sitemap.
   */
  activeAfter: (skipped: number, limit: number): Promise<{ id: string; createdAt: Date }[]> =>
    database.query(
      'select id, created_at as "createdAt" from job_postings where is_active order by created_at, id offset $1 limit $2',
      [skipped, limit],
    ),
});
