import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../errors';

// OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Two at once keep both cores answering others; forty in the queue are about 1.5 s of waiting.
const AT_ONCE = 2;
const QUEUE = 40;

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords, a bounded number at a time. */
export function createPasswords({ atOnce = AT_ONCE, queue = QUEUE } = {}) {
  const inTurn = createQueue(atOnce, queue);
  // Checked in place of a missing account, so that an unknown address takes as long as a wrong password.
  let decoy: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(normalize(password), COST)),

    async isRight(password: string, stored: string | undefined): Promise<boolean> {
      const against = stored ?? (await (decoy ??= hash('nobody has this password', COST)));
      const isRight = await inTurn(() => verify(against, normalize(password)));
      return isRight && stored !== undefined;
    },

    /** Makes the first check of a missing account as quick as the others. */
    warmUp: async (): Promise<void> => {
      await (decoy ??= hash('nobody has this password', COST));
    },
  };
}

// One password typed on two keyboards must be one password (NIST SP 800-63B, section 3.1.1.2).
const normalize = (password: string) => password.normalize('NFKC');

function createQueue(atOnce: number, longest: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= longest) {
      throw new DomainError('UNAVAILABLE', 'Too many people are signing in at this moment. Please try again shortly.');
    }
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const common = new Set(
  readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** True for the passwords that are tried first everywhere, in any case. */
export const isCommonPassword = (password: string) => common.has(normalize(password).toLowerCase());
