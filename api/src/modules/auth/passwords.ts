import { AUTH_MESSAGES, isOwnAddress, normalizePassword } from '@kadam/shared/contract/auth';
import { isCommonPassword } from '@kadam/shared/contract/common-passwords';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../errors';
import { type Caller, createFairQueue } from '../../fair-queue';

/** Cost of hashing a password: memory in KiB, passes over it, and lanes (RFC 9106). */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

// OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Two hundred queued checks take about 7 s.
const PLACES = { places: 200, placesPerCaller: 40 };

const busy = () =>
  new DomainError('UNAVAILABLE', 'Too many people are logging in at this moment. Please try again shortly.');

/**
 * Limits concurrent login attempts, including their statements, so that a flood of them leaves
 * database connections to other requests. Four at once, so that two passwords are always being
 * checked.
 */
export const createLoginQueue = () => createFairQueue({ ...PLACES, atOnce: 4, busy });

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(cost = COST) {
  // Two at once leave processor time for other requests.
  const inTurn = createFairQueue({ ...PLACES, atOnce: 2, busy });
  // Checked instead of a missing account, so that an unknown address takes as long as a wrong
  // password.
  let decoy: Promise<string> | undefined;

  return {
    hash: (password: string, caller: Caller): Promise<string> =>
      inTurn(caller, () => hash(normalizePassword(password), cost)),

    async isRight(password: string, stored: string | undefined, caller: Caller): Promise<boolean> {
      const against = stored ?? (await (decoy ??= hash('no account has this password', cost)));
      const isRight = await inTurn(caller, () => verify(against, normalizePassword(password)));
      return isRight && stored !== undefined;
    },

    /** Makes the first check for a missing account as fast as later ones. */
    warmUp: async (): Promise<void> => {
      await (decoy ??= hash('no account has this password', cost));
    },
  };
}

/** Rejects common passwords and the address of the account. */
export function passwordError(password: string, email: string): string | undefined {
  if (isCommonPassword(password)) return AUTH_MESSAGES.passwordCommon;
  return isOwnAddress(password, email) ? AUTH_MESSAGES.passwordIsAddress : undefined;
}
