import { boundedMap } from '../../bounded-map';
import type { Database } from '../../db/database';
import { dayInIndia } from './days';
import { type DayCount, figuresRepository } from './figures.repository';

const VIEW_MS = 30 * 60_000;
/** Max remembered views of clients; the oldest one is dropped first. */
const MAX_VIEWERS = 20_000;
/** Max counts that wait to be written; beyond it new ones are dropped. */
const MAX_WAITING = 10_000;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

export type EventCounter = ReturnType<typeof createEventCounter>;

/**
 * Counts views of jobs and resume checks in memory and writes them every few seconds, so that one
 * write covers many of them. A process that is killed loses the latest ones.
 */
export function createEventCounter({ database, clock, log }: Parts) {
  const viewers = boundedMap<number>(MAX_VIEWERS);
  let waiting = new Map<string, DayCount>();

  function add({ day, postingId, count }: DayCount): void {
    const key = `${day} ${postingId ?? ''}`;
    const known = waiting.get(key);
    if (known || waiting.size < MAX_WAITING) waiting.set(key, { day, postingId, count: count + (known?.count ?? 0) });
  }

  return {
    /** Counts a view of a posting's page, once per client in half an hour. */
    view(postingId: string, client: string): void {
      const now = clock();
      const key = `${client} ${postingId.toLowerCase()}`;
      const last = viewers.get(key);
      if (last !== undefined && Math.abs(now.getTime() - last) < VIEW_MS) return;
      viewers.set(key, now.getTime());
      add({ day: dayInIndia(now), postingId: postingId.toLowerCase(), count: 1 });
    },

    /** Counts a resume check. */
    check(): void {
      add({ day: dayInIndia(clock()), postingId: null, count: 1 });
    },

    /** Writes the counts; those that fail are retained for the next attempt. */
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
