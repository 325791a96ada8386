import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, type Queryable } from '../../db/database';

export interface SavedJob {
  jobPostingId: string;
  savedAt: Date;
}

interface Saving {
  readonly memberId: string;
  readonly savedAt: Date;
}

export const savedJobsRepository = (database: Queryable) => ({
  ofMember: (memberId: string, { page, limit }: ListPage): Promise<SavedJob[]> =>
    database.query<SavedJob>(
      `select job_posting_id as "jobPostingId", saved_at as "savedAt" from saved_jobs
       where member_id = $1 order by saved_at desc, job_posting_id limit $2 offset $3`,
      [memberId, limit, (page - 1) * limit],
    ),

  /** Serializes changes of a member, for the limit. */
  async lock(memberId: string): Promise<void> {
    await database.query('select 1 from members where id = $1 for no key update', [memberId]);
  },

  /** Whether there is such a public posting; locks it until the end of the transaction. */
  async lockPosting(jobPostingId: string): Promise<boolean> {
    const postings = await database.query(
      `select 1 from job_postings where id = $1 and state in ('published', 'closed') for key share`,
      [jobPostingId],
    );
    return postings.length > 0;
  },

  async savedAt(memberId: string, jobPostingId: string): Promise<Date | undefined> {
    const [known] = await database.query<{ savedAt: Date }>(
      'select saved_at as "savedAt" from saved_jobs where member_id = $1 and job_posting_id = $2',
      [memberId, jobPostingId],
    );
    return known?.savedAt;
  },

  count: (memberId: string) => countRows(database, 'from saved_jobs where member_id = $1', [memberId]),

  async add({ memberId, jobPostingId, savedAt }: Saving & { readonly jobPostingId: string }): Promise<void> {
    await database.query('insert into saved_jobs (member_id, job_posting_id, saved_at) values ($1, $2, $3)', [
      memberId,
      jobPostingId,
      savedAt,
    ]);
  },

  async remove(memberId: string, jobPostingId: string): Promise<void> {
    await database.query('delete from saved_jobs where member_id = $1 and job_posting_id = $2', [
      memberId,
      jobPostingId,
    ]);
  },

  /**
   * Saves the first `max` existing postings, given latest first; already saved ones keep their
   * time.
   */
  async addAll({
    memberId,
    jobPostingIds,
    savedAt,
    max,
  }: Saving & { readonly jobPostingIds: readonly string[]; readonly max: number }): Promise<void> {
    await database.query(
      `insert into saved_jobs (member_id, job_posting_id, saved_at)
       select $1, posting.id, $3::timestamptz - (wanted.place - 1) * interval '1 millisecond'
       from unnest($2::uuid[]) with ordinality as wanted (id, place) join job_postings posting on posting.id = wanted.id
       where posting.state in ('published', 'closed') and not exists (select 1 from saved_jobs where member_id = $1 and job_posting_id = wanted.id)
       order by wanted.place
       limit $4
       for key share of posting`,
      [memberId, jobPostingIds, savedAt, max],
    );
  },
});
