import type { AccountContents } from '@kadam/shared/contract/account';
import type { Queryable } from '../../db/database';

const COUNTED = {
  applications: 'applications',
  enrollments: 'enrolments',
  savedJobs: 'saved_jobs',
  jobAlerts: 'job_alerts',
  resumes: 'resume_files',
} as const satisfies Partial<Record<keyof AccountContents, string>>;

const counts = Object.entries(COUNTED)
  .map(([name, table]) => `(select count(*)::int from ${table} t where t.member_id = m.id) as "${name}"`)
  .join(', ');

export async function readContents(database: Queryable, memberId: string): Promise<AccountContents> {
  const [row] = await database.query<AccountContents>(
    `select trim(m.first_name || ' ' || m.last_name) as name,
       exists (select from jobseeker_profiles j where j.member_id = m.id) as "hasJobProfile", ${counts}
     from members m where m.id = $1`,
    [memberId],
  );
  if (!row) throw new Error('The account whose contents were asked for does not exist.');
  return row;
}
