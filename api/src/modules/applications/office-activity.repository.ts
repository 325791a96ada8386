import { OFFICE_VIEW_MINUTES, type OfficeView } from '@kadam/shared/contract/office-activity';
import type { ListPage } from '@kadam/shared/contract/paging';
import type { Queryable } from '../../db/database';

export interface OfficeActivity {
  readonly profileViews: number;
  readonly newMessages: number;
}

/** Changes by others: everything except applying and withdrawing. */
const BY_OFFICE = `status not in ('received', 'withdrawn')`;
const UNREAD = `step.read_at is null and step.${BY_OFFICE}`;

/** Number of unread status changes and notes, which are the latest ones. */
export const UNREAD_STEPS = `(select count(*)::int from application_steps step where step.application_id = application.id and ${UNREAD})`;

export const officeActivityRepository = (database: Queryable) => ({
  /** Records that the office opened an application, at most once in a few minutes. */
  async recordView(applicationId: string, at: Date): Promise<void> {
    await database.query('select from applications where id = $1 for no key update', [applicationId]);
    // In both directions: after the clock is set back, earlier views must not suppress new ones for
    // hours.
    await database.query(
      `insert into office_views (application_id, at) select id, $2::timestamptz from applications where id = $1 and not exists (
         select from office_views where application_id = $1
         and at between $2::timestamptz - $3 * interval '1 minute' and $2::timestamptz + $3 * interval '1 minute')`,
      [applicationId, at, OFFICE_VIEW_MINUTES],
    );
  },

  async ofMember(memberId: string): Promise<OfficeActivity> {
    const [row] = await database.query<OfficeActivity>(
      `select (select count(*)::int from office_views view join applications application on application.id = view.application_id
           where application.member_id = $1) as "profileViews",
         (select count(*)::int from application_steps step join applications application on application.id = step.application_id
           where application.member_id = $1 and ${UNREAD})
         + (select count(*)::int from application_messages message join applications application on application.id = message.application_id
           where application.member_id = $1 and message.read_at is null and message.from_office) as "newMessages"`,
      [memberId],
    );
    return row ?? { profileViews: 0, newMessages: 0 };
  },

  async views(memberId: string, { page, limit }: ListPage): Promise<OfficeView[]> {
    const rows = await database.query<Omit<OfficeView, 'at'> & { at: Date }>(
      `select view.at, application.id as "applicationId", posting.id as "jobPostingId", posting.job_name as "jobName",
         posting.company_name as "companyName"
       from office_views view
       join applications application on application.id = view.application_id
       join job_postings posting on posting.id = application.job_posting_id
       where application.member_id = $1 order by view.at desc, view.id desc limit $2 offset $3`,
      [memberId, limit, (page - 1) * limit],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },

  async markRead(memberId: string, until: Date, at: Date): Promise<void> {
    await database.query(
      `update application_steps step set read_at = $3 from applications application
       where application.id = step.application_id and application.member_id = $1 and step.at <= $2 and ${UNREAD}`,
      [memberId, until, at],
    );
  },
});
