import type { ApplicationStatus, ApplicationStep } from '@kadam/shared/contract/applications';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, firstRow, oldRows, type Queryable } from '../../db/database';
import { UNREAD_STEPS } from './office-activity.repository';

export interface Application {
  id: string;
  jobPostingId: string;
  appliedAt: Date;
  status: ApplicationStatus;
}

interface ListedApplication extends Application {
  resumeName: string | null;
  unread: number;
  history: ApplicationStep[];
  messages: { total: number; unread: number };
}

interface MadeApplication extends Application {
  readonly resumeId: string | null;
}

interface NewApplication {
  id: string;
  memberId: string;
  jobPostingId: string;
  resumeId: string | undefined;
  idempotencyKey: string | undefined;
  appliedAt: Date;
}

interface Circumstances {
  readonly posting: 'open' | 'closed' | 'unknown';
  readonly hasProfile: boolean;
  readonly known: Application | undefined;
}

export type ApplicationsRepository = ReturnType<typeof applicationsRepository>;

export const applicationsRepository = (database: Queryable) => ({
  /**
   * Adds an application of a member with a profile to an open posting, or renews a withdrawn one;
   * returns undefined if that is not possible. The posting is only locked against deletion, because
   * an import may lock it for an hour.
   */
  addToOpen(application: NewApplication): Promise<Application | undefined> {
    const { id, memberId, jobPostingId, resumeId, idempotencyKey, appliedAt } = application;
    return firstRow<Application>(
      database,
      `insert into applications (id, member_id, job_posting_id, resume_file_id, idempotency_key, applied_at)
       select $1, $2, posting.id, $4, $5, $6 from job_postings posting
       where posting.id = $3 and posting.is_active and exists (select from jobseeker_profiles where member_id = $2)
       for key share
       on conflict (member_id, job_posting_id) do update set status = 'received', applied_at = excluded.applied_at,
         resume_file_id = excluded.resume_file_id, idempotency_key = excluded.idempotency_key
       where applications.status = 'withdrawn'
       returning ${COLUMNS}`,
      [id, memberId, jobPostingId, resumeId ?? null, idempotencyKey ?? null, appliedAt],
    );
  },

  /** The application that a request of this member with this key created. */
  madeBy: (memberId: string, idempotencyKey: string) =>
    firstRow<MadeApplication>(
      database,
      `select ${COLUMNS}, resume_file_id as "resumeId" from applications where member_id = $1 and idempotency_key = $2`,
      [memberId, idempotencyKey],
    ),

  async circumstances(memberId: string, jobPostingId: string): Promise<Circumstances> {
    const [known] = await database.query<Application>(
      `select ${COLUMNS} from applications where member_id = $1 and job_posting_id = $2`,
      [memberId, jobPostingId],
    );
    const [now] = await database.query<Omit<Circumstances, 'known'>>(
      `select exists (select from jobseeker_profiles where member_id = $1) as "hasProfile",
         coalesce((
           select case state when 'published' then 'open' when 'closed' then 'closed' end from job_postings where id = $2
         ), 'unknown') as posting`,
      [memberId, jobPostingId],
    );
    return { posting: now?.posting ?? 'unknown', hasProfile: now?.hasProfile === true, known };
  },

  async ofMember(memberId: string, { page, limit }: ListPage): Promise<ListedApplication[]> {
    const rows = await database.query<ListedApplication>(
      `select ${COLUMNS}, ${HISTORY} as history, ${UNREAD_STEPS} as unread, ${MESSAGES} as messages,
         (select name from resume_files where id = application.resume_file_id) as "resumeName"
       from applications application where member_id = $1 order by applied_at desc, id limit $2 offset $3`,
      [memberId, limit, (page - 1) * limit],
    );
    return rows.map((row) => ({ ...row, history: historyOf(row) }));
  },

  count: (memberId: string) => countRows(database, 'from applications where member_id = $1', [memberId]),

  async appliedIds(memberId: string): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      `select job_posting_id as id from applications where member_id = $1 and status <> 'withdrawn'`,
      [memberId],
    );
    return rows.map(({ id }) => id);
  },

  /** An application and its owner, locked until the end of the transaction. */
  lock: (id: string) =>
    firstRow<MadeApplication & { memberId: string }>(
      database,
      `select ${COLUMNS}, member_id as "memberId", resume_file_id as "resumeId" from applications where id = $1 for update`,
      [id],
    ),

  async clearResume(id: string): Promise<void> {
    await database.query('update applications set resume_file_id = null where id = $1', [id]);
  },

  /** The file of an application of this member; undefined if there is no such application. */
  resumeOf: (memberId: string, id: string) =>
    firstRow<{ resumeId: string | null }>(
      database,
      'select resume_file_id as "resumeId" from applications where id = $1 and member_id = $2',
      [id, memberId],
    ),

  /** Applications without a change since a time. */
  settled: oldRows(database, 'applications', SETTLED),
});

const SETTLED = `applied_at < $1
  and not exists (select from application_steps where application_id = applications.id and at >= $1)`;

// Older versions of the API stored applications without steps.
const historyOf = ({ history, appliedAt }: Pick<ListedApplication, 'history' | 'appliedAt'>): ApplicationStep[] =>
  history.length === 0
    ? [{ status: 'received', at: appliedAt.toISOString(), note: '' }]
    : history.map((step) => ({ ...step, at: new Date(step.at).toISOString() }));

const COLUMNS = 'id, job_posting_id as "jobPostingId", applied_at as "appliedAt", status';
const HISTORY = `(select coalesce(jsonb_agg(jsonb_build_object('status', step.status, 'at', step.at, 'note', step.note) order by step.id), '[]')
  from application_steps step where step.application_id = application.id)`;

const MESSAGES = `(select jsonb_build_object('total', count(*), 'unread', count(*) filter (where from_office and read_at is null))
  from application_messages where application_id = application.id)`;

interface NewStep {
  readonly status: ApplicationStatus;
  readonly at: Date;
  readonly note?: string;
  /** The person of the office. */
  readonly byName?: string;
  readonly templateVersion?: number;
}

export const applicationStepsRepository = (database: Queryable) => ({
  /** Sets the status of an application and returns the id of the step. */
  async take(id: string, { status, at, note = '', byName = '', templateVersion = 0 }: NewStep): Promise<number> {
    await database.query('update applications set status = $2, version = version + 1, changed_at = $3 where id = $1', [
      id,
      status,
      at,
    ]);
    const [step] = await database.query<{ id: number }>(
      `insert into application_steps (application_id, status, at, note, by_name, template_version)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [id, status, at, note, byName, templateVersion],
    );
    if (!step) throw new Error('No row was returned for the step of an application.');
    return step.id;
  },

  async ofApplication(id: string): Promise<ApplicationStep[]> {
    const [row] = await database.query<{ history: ApplicationStep[]; appliedAt: Date }>(
      `select applied_at as "appliedAt", ${HISTORY} as history from applications application where id = $1`,
      [id],
    );
    return row ? historyOf(row) : [];
  },
});
