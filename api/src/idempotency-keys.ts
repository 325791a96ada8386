import type { Queryable } from './db/database';
import { fieldError } from './errors';
import { type HousekeepingJob, removalJob } from './tasks';

// A client repeats a call within seconds, a person within an hour.
const RETENTION_MS = 24 * 60 * 60_000;

/** The error for a key that was used with a different request. */
export const keyReused = () =>
  fieldError(
    'KEY_REUSED',
    'Idempotency-Key',
    'This Idempotency-Key was used for another request. Use a new one for each request.',
  );

/** A job that removes the keys from the rows of a table a day after the rows were created. */
export const keyRemovalJob = (
  database: Queryable,
  { table, createdAt }: { readonly table: string; readonly createdAt: string },
): HousekeepingJob =>
  removalJob(`idempotency keys of ${table}`, RETENTION_MS, async (before, max) => {
    const removed = await database.query(
      `update ${table} set idempotency_key = null where id in (
         select id from ${table} where idempotency_key is not null and ${createdAt} < $1 limit $2
       ) returning 1`,
      [before, max],
    );
    return removed.length;
  });
