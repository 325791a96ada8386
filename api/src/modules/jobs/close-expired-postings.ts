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

interface Parts {
  readonly database: Queryable;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Closes expired postings at the start, and then every minute. */
export function expiredPostingsCloser({ database, clock, log }: Parts) {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running ??= closeExpiredPostings(database, clock())
      .then(
        () => undefined,
        (err: unknown) => log.warn({ err }, 'Expired postings could not be closed; trying again in a minute.'),
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
