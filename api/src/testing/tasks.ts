import type { Queryable } from '../db/database';
import { TASKS_CHANNEL } from '../tasks/tasks.repository';

/** Makes the tasks of a kind due and wakes the workers, which poll only every few seconds. */
export async function makeDue(database: Queryable, kind: string, now: Date): Promise<void> {
  await database.query('update tasks set run_at = $2, leased_until = null where kind = $1', [kind, now]);
  await database.query("select pg_notify($1, '')", [TASKS_CHANNEL]);
}
