import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { DomainError } from '../errors';
import { boundedMap } from '../bounded-map';
import type { Database } from '../db/database';

/** At most `max` requests in `windowMs` milliseconds. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Counts one kind of request by caller. */
export interface Counters {
  /**
   * Counts one request. Returns the milliseconds to wait if the limit is exceeded, otherwise
   * undefined.
   */
  take(key: string): Promise<number | undefined>;
}

/** Counts one kind of request up to a limit. */
export function createCounters(openCounts: OpenCounts, name: string, { max, windowMs }: Limit): Counters {
  const counts = openCounts(name, windowMs);
  return {
    async take(key) {
      const { count, endsInMs } = await counts.add(key);
      return count > max ? endsInMs : undefined;
    },
  };
}

const THIS_MACHINE = ['127.0.0.1', '0:0:0:0::/64'];

/** Whether a network address (`clientKey`) belongs to this machine. */
export const isThisMachine = (key: string): boolean => THIS_MACHINE.includes(key);

/** The same counters without a limit for callers on this machine (an operator or a benchmark). */
export const exemptThisMachine = (counters: Counters): Counters => ({
  take: async (key) => (isThisMachine(key) ? undefined : counters.take(key)),
});

/** Milliseconds to wait as whole seconds, at least one, and as text. */
export function waitingTime(waitMs: number): { readonly seconds: number; readonly text: string } {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const text = seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return { seconds, text };
}

/** The 429 error for a caller who has to wait. */
export function tooManyRequests(waitMs: number): DomainError {
  const { seconds, text } = waitingTime(waitMs);
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${text} and try again.`, {
    retryAfter: seconds,
  });
}

/** The count in the current window, and the milliseconds until that ends. */
export interface Count {
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts by key; a window starts with the first count of a key. Keys are stored as hashes. */
export interface Counts {
  /** Adds `times`, 1 by default; `windowMs` applies if this starts the window. */
  add(key: string, windowMs?: number, times?: number): Promise<Count>;
  read(key: string): Promise<Count>;
  /** Sets the count and restarts the window. */
  renew(key: string, count: number): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Opens the counts with this name; windows have `windowMs` by default. */
export type OpenCounts = (name: string, windowMs: number) => Counts;

/** Max keys held in memory (docs/security.md); beyond it the oldest is evicted. */
export const MAX_KEYS = 100_000;

/** Stores counts in a shared database, otherwise in memory. */
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

// A limiter in memory removes a key only at the end of its window, so the number of keys is limited
// here.
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
