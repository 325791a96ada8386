import { boundedMap, createCounters, type Limit, MAX_KEYS, tooMany } from '../../plugins/counters';

export interface LoginLimits {
  /** Wrong passwords per address and network address, after which every further one has to wait. */
  readonly failures: Limit;
  /** Wrong passwords per address, wherever they come from. */
  readonly perAddress: Limit;
  /** Attempts per network address. */
  readonly perClient: Limit;
}

interface Attempt {
  readonly email: string;
  readonly client: string;
}

const LONGEST_DELAY_MS = 64_000;

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Slows down guessing without ever locking an account. An attempt counts as failed from its beginning until it has succeeded, so that many at
 * once are no way around. Known and unknown addresses are treated alike.
 */
export function createLoginThrottle(limits: LoginLimits, clock: () => Date) {
  const perClient = createCounters(limits.perClient, clock);
  const perAddress = createCounters(limits.perAddress, clock);
  const pairs = boundedMap<{ failures: number; lastAt: number; freeAt: number }>(MAX_KEYS);
  const { most, windowMs } = limits.failures;

  function takePair(key: string): number | undefined {
    const now = clock().getTime();
    const known = pairs.get(key);
    const pair = known && now - known.lastAt < windowMs ? known : { failures: 0, lastAt: now, freeAt: now };
    if (pair.freeAt > now) return pair.freeAt - now;
    const failures = pair.failures + 1;
    const delay = failures < most ? 0 : Math.min(LONGEST_DELAY_MS, 1_000 * 2 ** (failures - most));
    pairs.set(key, { failures, lastAt: now, freeAt: now + delay });
    return undefined;
  }

  return {
    /** Counts an attempt. @throws 429 when this one has to wait */
    begin({ email, client }: Attempt): void {
      const wait = perClient.take(client) ?? takePair(pairKey(email, client)) ?? perAddress.take(email);
      if (wait !== undefined) throw tooMany(wait);
    },
    /** The attempt was right: it and the failures before it are forgotten. */
    succeed({ email, client }: Attempt): void {
      pairs.delete(pairKey(email, client));
      perAddress.giveBack(email);
    },
  };
}

const pairKey = (email: string, client: string) => `${client} ${email}`;
