import type { Caller } from '../../fair-queue';
import { createCounters, tooManyRequests, type OpenCounts } from '../../http/counters';
import type { LoginLimits } from '../../limits';

export interface LoginAttempt {
  readonly email: string;
  readonly client: string;
  /** The browser, if it has signed in to this account before. */
  readonly device: string | undefined;
}

const MAX_DELAY_MS = 64_000;

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Slows down guessing by caller and account, and never locks an account: attempts of others reduce
 * the free attempts of an unknown browser, but never those of a browser that has signed in to the
 * account before. An attempt counts as failed from its start until it succeeds, so that concurrent
 * attempts cannot bypass the limit. Known and unknown addresses are treated alike.
 */
export function createLoginThrottle(limits: LoginLimits, openCounts: OpenCounts) {
  const callers = createCounters(openCounts, 'login-callers', limits.perClient);
  const accounts = openCounts('login-accounts', limits.perAccount.windowMs);
  const failures = openCounts('login-failures', limits.failures.windowMs);
  const pauses = openCounts('login-pauses', MAX_DELAY_MS);

  async function freeTries({ email, device }: LoginAttempt): Promise<number> {
    if (device !== undefined) return limits.failures.max;
    const { count } = await accounts.read(email);
    return count < limits.perAccount.max ? limits.failures.max : limits.triesUnderAttack;
  }

  async function pauseOf(attempt: LoginAttempt): Promise<number | undefined> {
    const key = pairKey(attempt);
    const pause = await pauses.read(key);
    if (pause.count > 0) return pause.endsInMs;
    const [{ count }, free] = await Promise.all([failures.add(key), freeTries(attempt)]);
    if (count < free) return undefined;
    // This attempt may continue, and the next one has to wait; of several concurrent ones only one
    // starts the pause.
    const begun = await pauses.add(key, Math.min(MAX_DELAY_MS, 1_000 * 2 ** (count - free)));
    if (begun.count > 1) return begun.endsInMs;
    await failures.renew(key, count);
    return undefined;
  }

  return {
    async begin(attempt: LoginAttempt): Promise<void> {
      const wait = (await callers.take(callerKey(attempt))) ?? (await pauseOf(attempt));
      if (wait !== undefined) throw tooManyRequests(wait);
    },
    async fail({ email, device }: LoginAttempt): Promise<void> {
      if (device === undefined) await accounts.add(email);
    },
    /** The attempt succeeded: it and the earlier failures of this caller are removed. */
    async succeed(attempt: LoginAttempt): Promise<void> {
      const key = pairKey(attempt);
      await Promise.all([failures.forget(key), pauses.forget(key)]);
    },
  };
}

/** Known browsers of an account share one count, across networks. */
export const callerKey = ({ email, client, device }: LoginAttempt) =>
  device === undefined ? `client ${client}` : `account ${email}`;

/** Identifies the caller of an attempt in a queue. */
export const callerOf = (attempt: Pick<LoginAttempt, 'email' | 'client'> & Partial<LoginAttempt>): Caller => ({
  key: callerKey({ device: undefined, ...attempt }),
  isKnown: attempt.device !== undefined,
});

const pairKey = ({ email, client, device }: LoginAttempt) => `${device ?? client} ${email}`;
