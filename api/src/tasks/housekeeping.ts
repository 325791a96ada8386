import type { TaskKind, TaskLog } from './task';
import type { Queryable } from '../db/database';
import { tasksRepository } from './tasks.repository';

export interface HousekeepingJob {
  readonly name: string;
  /** Removes at most `max` rows and returns how many; called again while it removes that many. */
  run(now: Date, max: number): Promise<number>;
}

interface Parts {
  readonly database: Queryable;
  readonly jobs: readonly HousekeepingJob[];
  readonly clock: () => Date;
  readonly log: TaskLog;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
// Few enough that other statements wait only briefly, even on the one connection of the embedded
// database.
const ROWS_AT_ONCE = 1_000;
const FAILED_TASKS_DAYS = 30;

/**
 * Runs the housekeeping jobs of all modules once an hour (docs/runbook.md); errors are isolated.
 */
export const housekeeping = ({ database, jobs, clock, log }: Parts): TaskKind => ({
  kind: 'housekeeping',
  atOnce: 1,
  timeoutMs: HOUR_MS / 2,
  everyMs: HOUR_MS,
  async run(_task, signal) {
    const removed: Record<string, number> = {};
    const errors: unknown[] = [];
    for (const job of [...jobs, failedTasks(database)]) {
      try {
        const rows = await runWhole(job, clock(), signal);
        if (rows > 0) removed[job.name] = rows;
      } catch (error) {
        log.error({ err: error, job: job.name }, 'housekeeping failed');
        errors.push(error);
      }
    }
    log.info({ removed }, 'housekeeping done');
    if (errors.length > 0) throw errors[0];
  },
});

async function runWhole(job: HousekeepingJob, now: Date, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (let rows = ROWS_AT_ONCE; rows >= ROWS_AT_ONCE; total += rows) {
    signal.throwIfAborted();
    rows = await job.run(now, ROWS_AT_ONCE);
  }
  return total;
}

const failedTasks = (database: Queryable) =>
  removalJob('tasks given up', FAILED_TASKS_DAYS * DAY_MS, tasksRepository(database).removeFailed);

/** A job that removes rows older than `ageMs` milliseconds. */
export const removalJob = (
  name: string,
  ageMs: number,
  remove: (before: Date, max: number) => Promise<number>,
): HousekeepingJob => ({ name, run: (now, max) => remove(new Date(now.getTime() - ageMs), max) });
