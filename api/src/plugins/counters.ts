import { DomainError } from '../errors';

/** At most `most` in `windowMs` milliseconds. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts of one kind of request, by caller. */
export interface Counters {
  /** Counts one; answers the milliseconds to wait when the limit is reached, else undefined. */
  take(key: string): number | undefined;
  /** Takes one count back. */
  giveBack(key: string): void;
}

type Clock = () => Date;

/** Most callers remembered at once (security design: 100,000 keys); beyond it the oldest is forgotten, so that memory has a bound. */
export const MAX_KEYS = 100_000;

/** Counters over fixed windows that begin with a caller's first request. */
export function createCounters({ most, windowMs }: Limit, clock: Clock, maxKeys = MAX_KEYS): Counters {
  const windows = boundedMap<{ count: number; endsAt: number }>(maxKeys);
  return {
    take(key) {
      const now = clock().getTime();
      const current = windows.get(key);
      const window = current && current.endsAt > now ? current : { count: 0, endsAt: now + windowMs };
      if (window.count >= most) return window.endsAt - now;
      window.count += 1;
      windows.set(key, window);
      return undefined;
    },
    giveBack(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}

/** A map that forgets the entry written longest ago when it is full. */
export function boundedMap<Value>(maxKeys: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.size > maxKeys ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
    },
    delete: (key: string) => entries.delete(key),
    size: () => entries.size,
  };
}

/** The 429 of a caller who has to wait. */
export function tooMany(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const wait = seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfter: seconds,
  });
}
