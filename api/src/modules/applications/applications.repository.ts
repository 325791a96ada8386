import type { ListPage } from '@kadam/shared/contract/paging';
import type { Queryable } from '../../db/database';

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

/** What an application depends on, as it stands now. */
export interface Circumstances {
  readonly posting: 'open' | 'closed' | 'unknown';
  readonly hasProfile: boolean;
  /** The application there is already. */
  readonly known: Application | undefined;
}

export type ApplicationsRepository = ReturnType<typeof applicationsRepository>;

export const applicationsRepository = (database: Queryable) => ({
  /**
   * Adds an application to an open posting of a member with a profile; undefined when something speaks against it. The posting is locked against
   * deletion only: an import may hold it changed for an hour, and an applicant does not wait for that.
   */
  async addToOpen(application: NewApplication): Promise<Application | undefined> {
    const { id, memberId, jobPostingId, idempotencyKey, appliedAt } = application;
    const [added] = await database.query<Application>(
      `insert into applications (id, member_id, job_posting_id, idempotency_key, applied_at)
       select $1, $2, posting.id, $4, $5 from job_postings posting
       where posting.id = $3 and posting.is_active and exists (select from jobseeker_profiles where member_id = $2)
       for key share
       on conflict (member_id, job_posting_id) do nothing returning ${COLUMNS}`,
      [id, memberId, jobPostingId, idempotencyKey ?? null, appliedAt],
    );
    return added;
  },

  async circumstances(memberId: string, jobPostingId: string): Promise<Circumstances> {
    const [known] = await database.query<Application>(`${SELECT} where member_id = $1 and job_posting_id = $2`, [
      memberId,
      jobPostingId,
    ]);
    const [now] = await database.query<Omit<Circumstances, 'known'>>(
      `select exists (select from jobseeker_profiles where member_id = $1) as "hasProfile",
         coalesce((select case when is_active then 'open' else 'closed' end from job_postings where id = $2), 'unknown') as posting`,
      [memberId, jobPostingId],
    );
    return { posting: now?.posting ?? 'unknown', hasProfile: now?.hasProfile === true, known };
  },

  /** One page of the applications of a member, latest first. */
  ofMember: (memberId: string, { page, limit }: ListPage): Promise<Application[]> =>
    database.query<Application>(`${SELECT} where member_id = $1 order by applied_at desc, id limit $2 offset $3`, [
      memberId,
      limit,
      (page - 1) * limit,
    ]),

  async count(memberId: string): Promise<number> {
    const [row] = await database.query<{ count: number }>('select count(*) from applications where member_id = $1', [
      memberId,
    ]);
    return row?.count ?? 0;
  },
});

/** Forgets at most so many idempotency keys of applications made before a moment; says how many. */
export async function purgeIdempotencyKeys(database: Queryable, before: Date, most: number): Promise<number> {
  const forgotten = await database.query(
    `update applications set idempotency_key = null where id in (
       select id from applications where idempotency_key is not null and applied_at < $1 limit $2
     ) returning 1`,
    [before, most],
  );
  return forgotten.length;
}

const COLUMNS = 'id, job_posting_id as "jobPostingId", applied_at as "appliedAt", idempotency_key as "idempotencyKey"';
const SELECT = `select ${COLUMNS} from applications`;
