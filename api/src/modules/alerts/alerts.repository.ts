import type { AlertFrequency } from '@kadam/shared/contract/alerts';
import { firstRow, oldRows, type Queryable } from '../../db/database';
import type { SavedSearch } from './alert-search';

export interface StoredAlert {
  readonly id: string;
  readonly name: string;
  readonly search: SavedSearch;
  readonly frequency: AlertFrequency;
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly nextAt: Date;
}

export interface NewAlert extends Omit<StoredAlert, 'pausedAt'> {
  readonly memberId: string;
}

export interface AlertChange {
  readonly name: string;
  readonly frequency: AlertFrequency;
  readonly nextAt: Date;
  readonly pausedAt: Date | null;
  /** Set when the alert resumes after a pause: postings added meanwhile are not new. */
  readonly watchedFrom: Date | null;
}

export const alertsRepository = (database: Queryable) => ({
  ofMember: (memberId: string): Promise<StoredAlert[]> =>
    database.query<StoredAlert>(
      `select ${ALERT_COLUMNS} from job_alerts where member_id = $1 order by created_at, id`,
      [memberId],
    ),

  /** Serializes changes of a member, for the limit. */
  async lockMember(memberId: string): Promise<void> {
    await database.query('select 1 from members where id = $1 for no key update', [memberId]);
  },

  async add({ id, memberId, name, search, frequency, createdAt, nextAt }: NewAlert): Promise<void> {
    await database.query(
      `insert into job_alerts (id, member_id, name, search, frequency, created_at, watched_from, looked_at, next_at)
       values ($1, $2, $3, $4, $5, $6, $6, $6, $7)`,
      [id, memberId, name, JSON.stringify(search), frequency, createdAt, nextAt],
    );
  },

  /** The alert of this member, locked until the end of the transaction. */
  lock: (memberId: string, id: string) =>
    firstRow<StoredAlert>(
      database,
      `select ${ALERT_COLUMNS} from job_alerts where id = $1 and member_id = $2 for update`,
      [id, memberId],
    ),

  async change(id: string, { name, frequency, nextAt, pausedAt, watchedFrom }: AlertChange): Promise<void> {
    await database.query(
      `update job_alerts set name = $2, frequency = $3, next_at = $4, paused_at = $5,
         watched_from = coalesce($6, watched_from) where id = $1`,
      [id, name, frequency, nextAt, pausedAt, watchedFrom],
    );
  },

  async remove(memberId: string, id: string): Promise<void> {
    await database.query('delete from job_alerts where id = $1 and member_id = $2', [id, memberId]);
  },

  find: (id: string) => firstRow<StoredAlert>(database, `select ${ALERT_COLUMNS} from job_alerts where id = $1`, [id]),

  /** Returns the member whose alert was paused; undefined if it was not sending mails. */
  async pause(id: string, now: Date): Promise<string | undefined> {
    const [paused] = await database.query<{ memberId: string }>(
      'update job_alerts set paused_at = $2 where id = $1 and paused_at is null returning member_id as "memberId"',
      [id, now],
    );
    return paused?.memberId;
  },

  async pauseAll(memberId: string, now: Date): Promise<void> {
    await database.query('update job_alerts set paused_at = $2 where member_id = $1 and paused_at is null', [
      memberId,
      now,
    ]);
  },

  async anyActive(memberId: string): Promise<boolean> {
    return (
      (await database.query('select from job_alerts where member_id = $1 and paused_at is null limit 1', [memberId]))
        .length > 0
    );
  },

  removePaused: oldRows(database, 'job_alerts', 'paused_at < $1').remove,
  removeSent: oldRows(database, 'job_alert_postings', 'told_at < $1').remove,
});

export const ALERT_COLUMNS = `id, name, search, frequency, created_at as "createdAt", paused_at as "pausedAt", next_at as "nextAt"`;
