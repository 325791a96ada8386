import { randomUUID } from 'node:crypto';
import { firstRow, oldRows, type Queryable } from '../db/database';
import type { Task } from './task';

/** Channel that is notified when a transaction that added a task commits (migration 0013). */
export const TASKS_CHANNEL = 'tasks';

/** Adds a task, within the transaction of its cause. */
export async function addTask(
  tx: Queryable,
  { kind, payload, now }: { kind: string; payload: object; now: Date },
): Promise<void> {
  await tx.query('insert into tasks (id, kind, payload, created_at, run_at) values ($1, $2, $3, $4, $4)', [
    randomUUID(),
    kind,
    JSON.stringify(payload),
    now,
  ]);
}

export const TASK_STATES = ['due', 'scheduled', 'running', 'failed'] as const;

/** Tasks of one kind and state: due, scheduled, running, or failed. */
export interface QueueRow {
  readonly kind: string;
  readonly state: (typeof TASK_STATES)[number];
  readonly tasks: number;
  readonly oldestRunAt: Date;
  readonly oldestCreatedAt: Date;
}

type Claim = Pick<Task, 'id' | 'attempts'>;

export const tasksRepository = (database: Queryable) => ({
  /**
   * Leases the task of these kinds that has been due longest.
   * @param leases milliseconds for each kind
   * @param except ids of tasks to skip, even if their lease has ended
   */
  claim: (now: Date, leases: Readonly<Record<string, number>>, except: readonly string[] = []) =>
    firstRow<Task>(
      database,
      `update tasks set
         attempts = attempts + 1, leased_until = $1::timestamptz + ($2::jsonb ->> kind)::int * interval '1 millisecond'
       where id = (
         select id from tasks
         where failed_at is null and $2::jsonb ? kind and run_at <= $1 and (leased_until is null or leased_until <= $1)
           and id <> all($3)
         order by run_at limit 1 for update skip locked
       )
       returning id, kind, payload, created_at as "createdAt", attempts`,
      [now, JSON.stringify(leases), except],
    ),

  async remove(id: string): Promise<void> {
    await database.query('delete from tasks where id = $1', [id]);
  },

  async repeat({ id, attempts }: Claim, runAt: Date): Promise<void> {
    await database.query(
      `update tasks set run_at = $3, leased_until = null, attempts = 0, last_error = null where id = $1 and attempts = $2`,
      [id, attempts, runAt],
    );
  },

  async postpone({ id, attempts }: Claim, runAt: Date, error: string): Promise<void> {
    await database.query(
      'update tasks set run_at = $3, leased_until = null, last_error = $4 where id = $1 and attempts = $2',
      [id, attempts, runAt, error],
    );
  },

  /** Marks a task as failed, without further attempts; the row remains for the operator. */
  async giveUp({ id, attempts }: Claim, now: Date, error: string): Promise<void> {
    await database.query(
      'update tasks set failed_at = $3, leased_until = null, last_error = $4 where id = $1 and attempts = $2',
      [id, attempts, now, error],
    );
  },

  /** Makes a failed task due again, with all its attempts. */
  async retryFailed(id: string, now: Date): Promise<void> {
    await database.query(
      `update tasks set failed_at = null, attempts = 0, last_error = null, leased_until = null, run_at = $2
       where id = $1 and failed_at is not null`,
      [id, now],
    );
    await database.query(`select pg_notify('${TASKS_CHANNEL}', '')`);
  },

  /** Ensures that there is one task of a recurring kind. */
  async ensureOne(kind: string, now: Date): Promise<void> {
    await database.query(
      `insert into tasks (id, kind, key, payload, created_at, run_at) values ($1, $2, $2, '{}', $3, $3)
       on conflict (key) do nothing`,
      [randomUUID(), kind, now],
    );
  },

  /** Numbers of tasks, by kind and state. */
  async queue(now: Date): Promise<QueueRow[]> {
    return database.query<QueueRow>(
      `select kind,
         case when failed_at is not null then 'failed' when leased_until > $1 then 'running'
           when run_at <= $1 then 'due' else 'scheduled' end as state,
         count(*)::int as tasks, min(run_at) as "oldestRunAt", min(created_at) as "oldestCreatedAt"
       from tasks group by 1, 2`,
      [now],
    );
  },

  removeFailed: oldRows(database, 'tasks', 'failed_at < $1').remove,
});
