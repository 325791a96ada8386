import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import type { ResumeReading } from '@kadam/shared/contract/resume-files';
import { countRows, firstRow, type Queryable } from '../../db/database';
import type { LockedApplication } from './status-change';

/** An application for the office; fields missing from the job profile are ''. */
export interface OfficeApplication {
  readonly id: string;
  readonly memberId: string;
  readonly status: ApplicationStatus;
  readonly appliedAt: Date;
  readonly jobPostingId: string;
  readonly jobName: string;
  readonly companyName: string;
  readonly location: string;
  readonly name: string;
  readonly accountEmail: string;
  readonly firstName: string;
  /** The address for mails from recruiters. */
  readonly email: string;
  readonly phone: string;
  readonly yearOfExperience: string;
  readonly currentPackage: string;
  readonly expectedPackage: string;
  readonly noticePeriod: string;
  readonly resumeLink: string;
  readonly address: string;
  readonly preferredLocations: string;
  readonly resumeId: string | null;
  readonly resumeName: string | null;
  readonly resumeSize: number | null;
  readonly reading: ResumeReading | null;
}

export interface ApplicationOfStep extends OfficeApplication {
  readonly step: ApplicationStatus;
  readonly note: string;
  /** Version of the message template; 0 for the built-in one. */
  readonly templateVersion: number;
}

export interface OfficeStep {
  readonly status: ApplicationStatus;
  readonly at: Date;
  readonly note: string;
  readonly by: string;
}

export interface Note {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly text: string;
}

export interface OfficeFilter {
  readonly status?: ApplicationStatus | undefined;
  readonly jobPostingId?: string | undefined;
  readonly since?: Date | undefined;
}

/** A cursor: the list continues after this application. */
export type ListPlace = Pick<OfficeApplication, 'id' | 'appliedAt'>;

export const officeRepository = (database: Queryable) => ({
  list: (filter: OfficeFilter, limit: number, after?: ListPlace): Promise<OfficeApplication[]> =>
    database.query<OfficeApplication>(
      `${SELECT} where ${FILTER} and ($4::timestamptz is null or (application.applied_at, application.id) < ($4, $5::uuid))
       order by application.applied_at desc, application.id desc limit $6`,
      [...filterValues(filter), after?.appliedAt ?? null, after?.id ?? null, limit],
    ),

  count: (filter: OfficeFilter) =>
    countRows(database, `from applications application where ${FILTER}`, filterValues(filter)),

  /** Applications whose id has this prefix, at most two. */
  beginningWith: (start: string): Promise<OfficeApplication[]> =>
    database.query<OfficeApplication>(`${SELECT} where starts_with(application.id::text, $1) limit 2`, [start]),

  /** The application that a step belongs to, and the step. */
  ofStep: (stepId: number) =>
    firstRow<ApplicationOfStep>(
      database,
      `${SELECT.replace('select', 'select step.status as step, step.note, step.template_version as "templateVersion",')}
       join application_steps step on step.application_id = application.id where step.id = $1`,
      [stepId],
    ),

  async byIds(ids: readonly string[]): Promise<OfficeApplication[]> {
    const rows = await database.query<OfficeApplication>(`${SELECT} where application.id = any ($1::uuid[])`, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  /** An application, locked until the end of the transaction. */
  lock: (id: string) =>
    firstRow<LockedApplication>(
      database,
      `select application.id, application.status, application.version, posting.job_name as "jobName",
         posting.company_name as "companyName", member.first_name as "firstName"
       from applications application
       join job_postings posting on posting.id = application.job_posting_id
       join members member on member.id = application.member_id
       where application.id = $1 for update of application`,
      [id],
    ),

  /** The steps, with the person of the office, oldest first. */
  steps: (id: string): Promise<OfficeStep[]> =>
    database.query<OfficeStep>(
      'select status, at, note, by_name as "by" from application_steps where application_id = $1 order by id',
      [id],
    ),

  notes: (id: string): Promise<Note[]> =>
    database.query<Note>(
      'select id, at, by_name as "by", text from application_notes where application_id = $1 order by at desc, id',
      [id],
    ),

  /** False when a note with this id exists. */
  async addNote(applicationId: string, { id, at, by, text }: Note): Promise<boolean> {
    const added = await database.query(
      `insert into application_notes (id, application_id, at, by_name, text) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing returning 1`,
      [id, applicationId, at, by, text],
    );
    return added.length > 0;
  },
});

const FILTER = `($1::text is null or application.status = $1) and ($2::uuid is null or application.job_posting_id = $2)
  and ($3::timestamptz is null or application.applied_at >= $3)`;

const filterValues = ({ status, jobPostingId, since }: OfficeFilter) => [
  status ?? null,
  jobPostingId ?? null,
  since ?? null,
];

const profile = (column: string, name: string) => `coalesce(profile.${column}, '') as "${name}"`;

const SELECT = `select application.id, application.member_id as "memberId", application.status, application.applied_at as "appliedAt",
    application.job_posting_id as "jobPostingId", posting.job_name as "jobName", posting.company_name as "companyName",
    posting.location, member.email as "accountEmail", member.first_name as "firstName",
    coalesce(nullif(profile.jobseeker_name, ''), trim(member.first_name || ' ' || member.last_name)) as name,
    coalesce(nullif(profile.contact_email, ''), member.email) as email,
    ${[
      profile('phone', 'phone'),
      profile('year_of_experience', 'yearOfExperience'),
      profile('current_package', 'currentPackage'),
      profile('expected_package', 'expectedPackage'),
      profile('notice_period', 'noticePeriod'),
      profile('resume', 'resumeLink'),
      profile('address', 'address'),
    ].join(', ')},
    concat_ws('; ', nullif(profile.preferred_location1, ''), nullif(profile.preferred_location2, ''),
      nullif(profile.preferred_location3, '')) as "preferredLocations",
    file.id as "resumeId", file.name as "resumeName", file.size as "resumeSize", file.reading
  from applications application
  join job_postings posting on posting.id = application.job_posting_id
  join members member on member.id = application.member_id
  left join jobseeker_profiles profile on profile.member_id = application.member_id
  left join resume_files file on file.id = application.resume_file_id`;
