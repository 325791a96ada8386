import { randomUUID } from 'node:crypto';
import {
  type AccountUser,
  AUTH_MESSAGES,
  type ChangePasswordBody,
  type LoginBody,
  type SignupBody,
} from '@kadam/shared/contract/auth';
import { DomainError, fieldError } from '../../errors';
import type { Member } from '../../plugins/authentication';
import type { MembersService } from '../members';
import type { Caller } from './hash-queue';
import { callerKey, type LoginAttempt, type LoginThrottle } from './login-throttle';
import { passwordFault, type Passwords } from './passwords';
import type { Sessions } from './sessions';

interface AuthParts {
  members: MembersService;
  sessions: Sessions;
  passwords: Passwords;
  throttle: LoginThrottle;
}

/** Where an attempt comes from: the network address, and the browser where the account knows it. */
type Origin = Pick<LoginAttempt, 'client' | 'device'>;

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ members, sessions, passwords, throttle }: AuthParts) {
  return {
    async signup({ firstName, lastName, email, password }: SignupBody, client: string): Promise<AccountUser> {
      const fault = passwordFault(password, email);
      if (fault) throw fieldError('INVALID_INPUT', 'password', fault);
      const user = { id: randomUUID(), firstName, lastName, email };
      const isNew = await members.add({
        ...user,
        passwordHash: await passwords.hash(password, callerOf({ email, client })),
      });
      if (isNew) return user;
      throw fieldError('EMAIL_TAKEN', 'email', 'An account with this email already exists. Please log in.');
    },

    async login({ email, password }: LoginBody, from: Origin): Promise<{ token: string; user: AccountUser }> {
      const attempt = { email, ...from };
      await throttle.begin(attempt);
      const found = await members.credentials(email);
      const isRight = await passwords.isRight(password, found?.passwordHash, callerOf(attempt));
      // Undefined too when the password was changed while it was checked.
      const token = isRight && found ? await sessions.start(found.id, found.passwordHash) : undefined;
      if (!token || !found) {
        await throttle.fail(attempt);
        throw new DomainError('WRONG_CREDENTIALS', 'Invalid email or password.');
      }
      await throttle.succeed(attempt);
      return { token, user: toUser(found) };
    },

    /** Ends the other sessions too: whoever changes a password may fear that somebody knows the old one. */
    async changePassword(member: Member, { currentPassword, newPassword }: ChangePasswordBody): Promise<void> {
      const caller = callerOf({ email: member.email, client: '', device: member.sessionId });
      const found = await members.credentials(member.email);
      if (!(await passwords.isRight(currentPassword, found?.passwordHash, caller))) {
        throw fieldError('INVALID_INPUT', 'currentPassword', AUTH_MESSAGES.passwordNotPresent);
      }
      const fault = passwordFault(newPassword, member.email);
      if (fault) throw fieldError('INVALID_INPUT', 'newPassword', fault);
      await members.changePassword(member.id, await passwords.hash(newPassword, caller));
      await sessions.endAll(member, { exceptThis: true });
    },

    logout: (member: Member): Promise<void> => sessions.end(member),

    logoutEverywhere: (member: Member): Promise<void> => sessions.endAll(member, { exceptThis: false }),

    authenticate: sessions.authenticate,
  };
}

const callerOf = (attempt: Pick<LoginAttempt, 'email' | 'client'> & Partial<LoginAttempt>): Caller => ({
  key: callerKey({ device: undefined, ...attempt }),
  isKnown: attempt.device !== undefined,
});

const toUser = ({ id, firstName, lastName, email }: AccountUser): AccountUser => ({ id, firstName, lastName, email });
