import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { boundedMap } from '../bounded-map';
import type { Database } from '../db/database';

/** The count in the current window, and the milliseconds until that ends. */
export interface Count {
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts by key; a window begins with a key's first count. Keys are stored as hashes. */
export interface Counts {
  /** Adds `times`, 1 by default; `windowMs` is used if this starts the window. */
  add(key: string, windowMs?: number, times?: number): Promise<Count>;
  read(key: string): Promise<Count>;
  /** Sets the count and restarts the window. */
  renew(key: string, count: number): Promise<void>;
  forget(key: string): Promise<void>;
}

export type OpenCounts = (name: string, windowMs: number) => Counts;

/** Max keys held in memory (docs/security.md); beyond it the oldest is evicted. */
export const MAX_KEYS = 100_000;

/** Stores counts in a shared database, else in memory. */
export function countsFor(database: Database, maxKeys = MAX_KEYS): OpenCounts {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  return (name, windowMs) => {
    const options = { keyPrefix: name, points: Number.MAX_SAFE_INTEGER, duration: windowMs / 1_000 };
    const limiter = database.isShared
      ? new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options);
    return countsOf(limiter, { windowMs, maxKeys: database.isShared ? 0 : maxKeys });
  };
}

// A limiter in memory forgets a key with the end of its window only, so the number of keys is
// bounded here.
function countsOf(limiter: RateLimiterAbstract, { windowMs, maxKeys }: { windowMs: number; maxKeys: number }): Counts {
  const known = boundedMap<true>(maxKeys);
  return {
    async add(key, ms = windowMs, times = 1) {
      const hash = hashOf(key);
      const forgotten = maxKeys > 0 ? known.set(hash, true) : undefined;
      if (forgotten !== undefined) await limiter.delete(forgotten);
      return toCount(await limiter.penalty(hash, times, { customDuration: ms / 1_000 }));
    },
    read: async (key) => toCount(await limiter.get(hashOf(key))),
    renew: async (key, count) => void (await limiter.set(hashOf(key), count, windowMs / 1_000)),
    forget: async (key) => void (await limiter.delete(hashOf(key))),
  };
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const toCount = (found: RateLimiterRes | null): Count =>
  found && found.msBeforeNext > 0
    ? { count: found.consumedPoints, endsInMs: found.msBeforeNext }
    : { count: 0, endsInMs: 0 };
