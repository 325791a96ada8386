import type { Queryable } from '../../db/database';
import { ALERT_COLUMNS, type StoredAlert } from './alerts.repository';

/** An alert that is due. */
export interface DueAlert extends StoredAlert {
  readonly email: string;
  readonly firstName: string;
  /** Postings added since then may be new for this alert. */
  readonly newSince: Date;
}

export const ALERTS_TASK = 'job-alerts';

// A posting becomes visible some time after its added_at, which is the start of a transaction that
// may be long.
const OVERLAP = "interval '1 day'";

export const dueAlertsRepository = (database: Queryable) => ({
  due: (now: Date, max: number): Promise<DueAlert[]> =>
    database.query<DueAlert>(
      `select ${ALERT_COLUMNS}, greatest(watched_from, looked_at - ${OVERLAP}) as "newSince",
         (select email from members where members.id = member_id) as email,
         (select first_name from members where members.id = member_id) as "firstName"
       from job_alerts where paused_at is null and next_at <= $1 order by next_at, id limit $2`,
      [now, max],
    ),

  async hasNewPostings(since: Date): Promise<boolean> {
    const [found] = await database.query('select 1 from job_postings where is_active and added_at > $1 limit 1', [
      since,
    ]);
    return found !== undefined;
  },

  /** The postings that are new and were not sent by this alert, newest first. */
  async unsent({ id, newSince }: DueAlert, postingIds: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      `select id from job_postings posting
       where id = any($1::uuid[]) and is_active and added_at > $2
         and not exists (select 1 from job_alert_postings where alert_id = $3 and posting_id = posting.id)
       order by created_at desc, id`,
      [postingIds, newSince, id],
    );
    return rows.map((row) => row.id);
  },

  /** Claims an alert; returns false if another process has, or if it was changed meanwhile. */
  async takeTurn({ id, nextAt }: DueAlert, { now, next }: { now: Date; next: Date }): Promise<boolean> {
    const taken = await database.query(
      `update job_alerts set looked_at = $3, next_at = $4
       where id = $1 and next_at = $2 and paused_at is null returning 1`,
      [id, nextAt, now, next],
    );
    return taken.length > 0;
  },

  async markSent(id: string, postingIds: readonly string[], now: Date): Promise<void> {
    await database.query(
      `insert into job_alert_postings (alert_id, posting_id, told_at) select $1, unnest($2::uuid[]), $3
       on conflict do nothing`,
      [id, postingIds, now],
    );
  },

  /** Schedules a retry of an alert that failed. */
  async postpone({ id, nextAt }: DueAlert, until: Date): Promise<void> {
    await database.query('update job_alerts set next_at = $3 where id = $1 and next_at = $2', [id, nextAt, until]);
  },

  async runNow(): Promise<void> {
    await database.query('update tasks set run_at = now() where key = $1', [ALERTS_TASK]);
  },

  async makeDue(now: Date): Promise<number> {
    const made = await database.query('update job_alerts set next_at = $1 where paused_at is null returning 1', [now]);
    return made.length;
  },
});
