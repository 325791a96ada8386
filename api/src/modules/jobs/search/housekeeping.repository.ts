import type { Database } from '../../../db/database';
import type { HousekeepingJob } from '../../../tasks';
import { categoryOf } from '../job-category';
import { NIL } from './index-rows.repository';

/** Removes unused rows of the job search. Each function returns the number of rows. */
export const searchHousekeepingRepository = (database: Database) => ({
  /**
   * Deletes postings that were removed before the previous recorded run, which is at least that
   * long ago. An index that is older is rebuilt (`forgotten_below`).
   */
  async forgetRemoved(now: Date, period: string, limit: number): Promise<number> {
    await database.query(
      `update job_search_housekeeping
       set forgotten_below = noted_below, noted_below = pg_snapshot_xmin(pg_current_snapshot()), noted_at = $1::timestamptz
       where noted_at < $1::timestamptz - $2::interval`,
      [now, period],
    );
    const forgotten = await database.query(
      `delete from job_search where id = any(array(
         select id from job_search removed
         where not is_active and changed_in < (select forgotten_below from job_search_housekeeping) and id <> $1
           and not exists (select from job_postings where id = removed.id)
         limit $2
       )) returning id`,
      [NIL, limit],
    );
    return forgotten.length;
  },

  /** Active and closed postings without a category. */
  withoutCategory: (limit: number): Promise<{ id: string; title: string; skills: string[] }[]> =>
    database.query('select id, job_name as title, skills from job_postings where category is null limit $1', [limit]),

  async putIntoCategories(postings: readonly { readonly id: string; readonly category: string }[]): Promise<void> {
    await database.query(
      `update job_postings set category = derived.category
       from unnest($1::uuid[], $2::text[]) derived(id, category)
       where job_postings.id = derived.id and job_postings.category is null`,
      [postings.map(({ id }) => id), postings.map(({ category }) => category)],
    );
  },

  /**
   * Deletes those of the given words that no posting has. Does nothing while another transaction
   * writes postings.
   */
  forgetWords: (numbers: readonly number[]): Promise<number> =>
    database.transaction(async (tx) => {
      const [lock] = await tx.query<{ isMine: boolean }>(
        `select pg_try_advisory_xact_lock(hashtext('job_search_dictionary')) as "isMine"`,
      );
      if (!lock?.isMine) return 0;
      await tx.query('set local enable_seqscan = off');
      const forgotten = await tx.query(
        `delete from job_search_dictionary unused where number = any($1::int[])
           and not exists (select from job_search where words @@ ('''' || unused.word || '''')::tsquery)
         returning number`,
        [numbers],
      );
      return forgotten.length;
    }),
});

const REMOVED_RETENTION = '1 day';

/**
 * Housekeeping jobs of the job search. `unusedWords` are numbers of words that no active posting
 * has.
 */
export function searchJobs(
  database: Database,
  unusedWords: (limit: number) => readonly number[],
): readonly HousekeepingJob[] {
  const search = searchHousekeepingRepository(database);
  return [
    {
      name: 'postings without a category',
      run: async (_now, limit) => {
        const found = await search.withoutCategory(limit);
        if (found.length > 0)
          await search.putIntoCategories(
            found.map(({ id, title, skills }) => ({ id, category: categoryOf(title, skills) })),
          );
        return found.length;
      },
    },
    {
      name: 'removed postings of the job search',
      run: (now, limit) => search.forgetRemoved(now, REMOVED_RETENTION, limit),
    },
    {
      name: 'unused words of the job search',
      run: async (_now, limit) => {
        const numbers = unusedWords(limit);
        return numbers.length > 0 ? search.forgetWords(numbers) : 0;
      },
    },
  ];
}
