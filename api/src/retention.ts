import { RETENTION, type RetentionKind } from '@kadam/shared/contract/privacy-settings';
import type { Queryable } from './db/database';
import type { HousekeepingJob } from './tasks';

/** Personal data that is removed after a configurable period. */
export interface RetentionJob {
  readonly kind: RetentionKind;
  /** Removes at most `max` rows from before a time and returns how many. */
  remove(before: Date, max: number): Promise<number>;
  /** Number of rows from before a time. */
  count(before: Date): Promise<number>;
}

export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** The period chosen by the office, or the default. */
async function retentionMonths(database: Queryable, kind: RetentionKind): Promise<number> {
  const [row] = await database.query<{ months: number | null }>(
    'select (retention ->> $1)::int as months from privacy_settings',
    [kind],
  );
  return row?.months ?? RETENTION[kind].fallback;
}

/** Housekeeping with the current period of the settings. */
export const retentionHousekeeping = (database: Queryable, { kind, remove }: RetentionJob): HousekeepingJob => ({
  name: kind,
  run: async (now, max) => remove(monthsBefore(now, await retentionMonths(database, kind)), max),
});
