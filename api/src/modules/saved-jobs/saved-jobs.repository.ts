import type { Database, Queryable } from '../../db/database';

export interface SavedJob {
  jobPostingId: string;
  savedAt: Date;
}

interface Saving {
  readonly memberId: string;
  readonly savedAt: Date;
  /** Most postings the member may have saved afterwards. */
  readonly most: number;
}

/** What became of a wish to save. */
export type SaveOutcome = { kind: 'saved'; savedAt: Date } | { kind: 'noPosting' | 'full' };

export type SavedJobsRepository = ReturnType<typeof savedJobsRepository>;

export const savedJobsRepository = (database: Database) => ({
  /** Postings a member saved, latest first. */
  ofMember: (memberId: string): Promise<SavedJob[]> =>
    database.query<SavedJob>(
      `select job_posting_id as "jobPostingId", saved_at as "savedAt" from saved_jobs
       where member_id = $1 order by saved_at desc, job_posting_id`,
      [memberId],
    ),

  /** Saves a posting, if there is such a one and room for it; a saved one keeps its moment. */
  add: ({ memberId, jobPostingId, savedAt, most }: Saving & { readonly jobPostingId: string }): Promise<SaveOutcome> =>
    database.transaction(async (tx) => {
      await lockSavedJobs(tx, memberId);
      // Shared, so that the posting cannot go away between the look and the insert.
      const postings = await tx.query('select 1 from job_postings where id = $1 for key share', [jobPostingId]);
      if (postings.length === 0) return { kind: 'noPosting' };
      const known = await tx.query<{ savedAt: Date }>(
        'select saved_at as "savedAt" from saved_jobs where member_id = $1 and job_posting_id = $2',
        [memberId, jobPostingId],
      );
      if (known[0]) return { kind: 'saved', savedAt: known[0].savedAt };
      const added = await tx.query<{ savedAt: Date }>(
        `insert into saved_jobs (member_id, job_posting_id, saved_at)
         select $1, $2, $3 where (select count(*) from saved_jobs where member_id = $1) < $4
         returning saved_at as "savedAt"`,
        [memberId, jobPostingId, savedAt, most],
      );
      return added[0] ? { kind: 'saved', savedAt: added[0].savedAt } : { kind: 'full' };
    }),

  async remove(memberId: string, jobPostingId: string): Promise<void> {
    await database.query('delete from saved_jobs where member_id = $1 and job_posting_id = $2', [
      memberId,
      jobPostingId,
    ]);
  },

  /** Saves those of the postings, given latest first, that exist and for which there is room; what was saved before keeps its moment. */
  addAll: ({
    memberId,
    jobPostingIds,
    savedAt,
    most,
  }: Saving & { readonly jobPostingIds: readonly string[] }): Promise<void> =>
    database.transaction(async (tx) => {
      await lockSavedJobs(tx, memberId);
      await tx.query(
        `insert into saved_jobs (member_id, job_posting_id, saved_at)
         select $1, posting.id, $3::timestamptz - (wanted.place - 1) * interval '1 millisecond'
         from unnest($2::uuid[]) with ordinality as wanted (id, place) join job_postings posting on posting.id = wanted.id
         where not exists (select 1 from saved_jobs where member_id = $1 and job_posting_id = wanted.id)
         order by wanted.place
         limit greatest(0, $4 - (select count(*) from saved_jobs where member_id = $1))
         for key share of posting`,
        [memberId, jobPostingIds, savedAt, most],
      );
    }),
});

// Two devices of one member wait for each other, so that together they stay within the limit.
const lockSavedJobs = (tx: Queryable, memberId: string) =>
  tx.query('select 1 from members where id = $1 for no key update', [memberId]);
