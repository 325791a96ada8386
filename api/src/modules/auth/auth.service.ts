import { randomUUID } from 'node:crypto';
import { type AccountUser, AUTH_MESSAGES, type LoginBody, type SignupBody } from '@kadam/shared/contract/auth';
import { DomainError, fieldError } from '../../errors';
import type { MembersService } from '../members';
import type { LoginThrottle } from './login-throttle';
import { isCommonPassword, type Passwords } from './passwords';
import type { SessionsRepository } from './sessions.repository';
import { newToken, tokenHash } from './tokens';

const IDLE_MS = 60 * 60_000;
const ABSOLUTE_MS = 12 * 60 * 60_000;
// Noting every use would be a write per request; a minute is exact enough for an hour.
const TOUCH_MS = 60_000;

interface AuthParts {
  members: MembersService;
  sessions: SessionsRepository;
  passwords: Passwords;
  throttle: LoginThrottle;
  clock: () => Date;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ members, sessions, passwords, throttle, clock }: AuthParts) {
  const times = () => {
    const now = clock();
    return { now, usedAfter: new Date(now.getTime() - IDLE_MS) };
  };

  return {
    async signup({ firstName, lastName, email, password }: SignupBody): Promise<AccountUser> {
      if (isCommonPassword(password)) throw fieldError('INVALID_INPUT', 'password', AUTH_MESSAGES.passwordCommon);
      const user = { id: randomUUID(), firstName, lastName, email };
      const isNew = await members.add({ ...user, passwordHash: await passwords.hash(password) });
      if (isNew) return user;
      throw fieldError('EMAIL_TAKEN', 'email', 'An account with this email already exists. Please log in.');
    },

    async login({ email, password }: LoginBody, client: string): Promise<{ token: string; user: AccountUser }> {
      throttle.begin({ email, client });
      const found = await members.credentials(email);
      if (!(await passwords.isRight(password, found?.passwordHash)) || !found) {
        throw new DomainError('WRONG_CREDENTIALS', 'Invalid email or password.');
      }
      throttle.succeed({ email, client });
      return { token: await this.startSession(found.id), user: toUser(found) };
    },

    async startSession(memberId: string): Promise<string> {
      const { now, usedAfter } = times();
      const token = newToken();
      await sessions.removeEnded({ now, usedAfter });
      await sessions.add({
        tokenHash: tokenHash(token),
        memberId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
      });
      return token;
    },

    async authenticate(token: string): Promise<{ id: string; email: string } | undefined> {
      const { now, usedAfter } = times();
      const hash = tokenHash(token);
      const found = await sessions.find(hash, { now, usedAfter });
      if (!found) return undefined;
      if (now.getTime() - found.lastUsedAt.getTime() >= TOUCH_MS) await sessions.touch(hash, now);
      return { id: found.id, email: found.email };
    },
  };
}

const toUser = ({ id, firstName, lastName, email }: AccountUser): AccountUser => ({ id, firstName, lastName, email });
