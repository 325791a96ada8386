import { DomainError } from '../errors';
import type { OpenCounts } from './counts';

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

export interface Counters {
  /** Counts one. Returns the milliseconds to wait when the limit is reached, else undefined. */
  take(key: string): Promise<number | undefined>;
}

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

/** Whether a network address (`clientKey`) is that of a caller on this machine. */
export const isThisMachine = (key: string): boolean => THIS_MACHINE.includes(key);

/** The same counters without a limit for callers on this machine (an operator or a benchmark). */
export const sparingThisMachine = (counters: Counters): Counters => ({
  take: async (key) => (isThisMachine(key) ? undefined : counters.take(key)),
});

/** Milliseconds to wait as whole seconds, at least one, and in words for people. */
export function waitingTime(waitMs: number): { readonly seconds: number; readonly text: string } {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const text = seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return { seconds, text };
}

export function tooMany(waitMs: number): DomainError {
  const { seconds, text } = waitingTime(waitMs);
  return new DomainError('TOO_MANY_REQUESTS', `Too many attempts. Please wait ${text} and try again.`, {
    retryAfter: seconds,
  });
}
