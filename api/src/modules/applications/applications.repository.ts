import type { Database, Queryable } from '../../db/database';

export interface Application {
  id: string;
  jobPostingId: string;
  appliedAt: Date;
  idempotencyKey: string | null;
}

export interface NewApplication {
  id: string;
  memberId: string;
  jobPostingId: string;
  idempotencyKey: string | undefined;
  appliedAt: Date;
}

/** What became of an application. */
export type ApplyOutcome =
  { kind: 'added' | 'known'; application: Application } | { kind: 'noPosting' | 'closed' | 'noProfile' };

export type ApplicationsRepository = ReturnType<typeof applicationsRepository>;

export const applicationsRepository = (database: Database) => ({
  /** Adds the application if there is none yet and nothing speaks against it, in one transaction. */
  add: (application: NewApplication): Promise<ApplyOutcome> =>
    database.transaction(async (tx) => {
      const { memberId, jobPostingId } = application;
      // Shared, so that a posting cannot be closed between the look and the insert.
      const [posting] = await tx.query<{ is_active: boolean }>(
        'select is_active from job_postings where id = $1 for share',
        [jobPostingId],
      );
      if (!posting) return { kind: 'noPosting' };
      const known = await find(tx, memberId, jobPostingId);
      if (known) return { kind: 'known', application: known };
      if (!posting.is_active) return { kind: 'closed' };
      const profiles = await tx.query('select 1 from jobseeker_profiles where member_id = $1', [memberId]);
      if (profiles.length === 0) return { kind: 'noProfile' };
      return insert(tx, application);
    }),

  /** Applications of a member, latest first. */
  ofMember: (memberId: string): Promise<Application[]> =>
    database.query<Application>(`${SELECT} where member_id = $1 order by applied_at desc, id`, [memberId]),
});

const COLUMNS = 'id, job_posting_id as "jobPostingId", applied_at as "appliedAt", idempotency_key as "idempotencyKey"';
const SELECT = `select ${COLUMNS} from applications`;

async function insert(tx: Queryable, application: NewApplication): Promise<ApplyOutcome> {
  const { id, memberId, jobPostingId, idempotencyKey, appliedAt } = application;
  const [added] = await tx.query<Application>(
    `insert into applications (id, member_id, job_posting_id, idempotency_key, applied_at)
     values ($1, $2, $3, $4, $5) on conflict (member_id, job_posting_id) do nothing returning ${COLUMNS}`,
    [id, memberId, jobPostingId, idempotencyKey ?? null, appliedAt],
  );
  if (added) return { kind: 'added', application: added };
  const known = await find(tx, memberId, jobPostingId);
  if (!known) throw new Error('An application conflicts with one that is not there.');
  return { kind: 'known', application: known };
}

async function find(tx: Queryable, memberId: string, jobPostingId: string): Promise<Application | undefined> {
  const [row] = await tx.query<Application>(`${SELECT} where member_id = $1 and job_posting_id = $2`, [
    memberId,
    jobPostingId,
  ]);
  return row;
}
