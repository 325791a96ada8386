import { boundedMap } from '../../bounded-map';
import type { Database } from '../../db/database';
import { dayInIndia } from './days';
import { type DayCount, figuresRepository } from './figures.repository';

const VIEW_MS = 30 * 60_000;
/** Remembered views of clients; the oldest one is dropped first. */
const MAX_VIEWERS = 20_000;
/** Counts that wait to be written; beyond it new ones are dropped. */
const MAX_WAITING = 10_000;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

export type Seen = ReturnType<typeof createSeen>;

/**
 * Counts views of jobs and resume checks in memory and writes them every few seconds, so that a row
 * is written once for many of them. A process that is killed loses the last ones.
 */
export function createSeen({ database, clock, log }: Parts) {
  const viewers = boundedMap<number>(MAX_VIEWERS);
  let waiting = new Map<string, DayCount>();

  function add({ day, postingId, count }: DayCount): void {
    const key = `${day} ${postingId ?? ''}`;
    const known = waiting.get(key);
    if (known || waiting.size < MAX_WAITING) waiting.set(key, { day, postingId, count: count + (known?.count ?? 0) });
  }

  return {
    /** Counts a view of the page of a posting, once per client in half an hour. */
    view(postingId: string, client: string): void {
      const now = clock();
      const key = `${client} ${postingId.toLowerCase()}`;
      const last = viewers.get(key);
      if (last !== undefined && Math.abs(now.getTime() - last) < VIEW_MS) return;
      viewers.set(key, now.getTime());
      add({ day: dayInIndia(now), postingId: postingId.toLowerCase(), count: 1 });
    },

    /** Counts a resume that was checked. */
    check(): void {
      add({ day: dayInIndia(clock()), postingId: null, count: 1 });
    },

    /** Writes what was counted; what fails is retained for the next time. */
    async write(): Promise<void> {
      if (waiting.size === 0) return;
      const counts = [...waiting.values()];
      waiting = new Map();
      try {
        await database.transaction((tx) => figuresRepository(tx).add(counts));
      } catch (err) {
        counts.forEach(add);
        log.warn({ err }, 'Views and resume checks could not be written; trying again in a few seconds.');
      }
    },
  };
}
