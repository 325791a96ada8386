import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';

const AT_ONCE = 1_000;
const EVERY_MS = 60_000;

/** Closes expired postings; returns how many. Locked rows are skipped until the next run. */
export async function closeExpiredPostings(database: Queryable, now: Date): Promise<number> {
  let closed = 0;
  for (;;) {
    const rows = await database.query(
      `update job_postings set is_active = false, closed_at = valid_through where id in (
         select id from job_postings where is_active and valid_through <= $1
         order by valid_through limit ${AT_ONCE} for update skip locked
       ) returning id`,
      [now],
    );
    closed += rows.length;
    if (rows.length < AT_ONCE) return closed;
  }
}

/**
 * Publishes scheduled postings that are due; returns how many. From then on they are new for
 * alerts. Locked rows are skipped until the next run.
 */
export async function publishScheduledPostings(database: Queryable, now: Date): Promise<number> {
  let published = 0;
  for (;;) {
    const rows = await database.query(
      `update job_postings set state = 'published', created_at = publish_at, added_at = $1 where id in (
         select id from job_postings where state = 'scheduled' and publish_at <= $1
         order by publish_at limit ${AT_ONCE} for update skip locked
       ) returning id`,
      [now],
    );
    published += rows.length;
    if (rows.length < AT_ONCE) return published;
  }
}

interface Parts {
  readonly database: Queryable;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Publishes scheduled postings and closes expired ones at the start, and then every minute. */
export function postingTimes({ database, clock, log }: Parts) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const changeDue = async () => {
    const now = clock();
    await publishScheduledPostings(database, now);
    await closeExpiredPostings(database, now);
  };
  const run = () => {
    running ??= changeDue()
      .catch((err: unknown) =>
        log.warn(
          { err },
          'Scheduled postings could not be published, or expired ones closed; trying again in a minute.',
        ),
      )
      .finally(() => {
        running = undefined;
      });
  };
  return {
    start(): void {
      run();
      timer = setInterval(run, EVERY_MS).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
