import { randomUUID } from 'node:crypto';
import { type AccountUser, AUTH_MESSAGES, type ChangePasswordBody, type SignupBody } from '@kadam/shared/contract/auth';
import type { Database } from '../../db/database';
import { fieldError } from '../../errors';
import type { Caller } from '../../fair-queue';
import { enqueueCappedMail } from '../../mail';
import type { Member } from '../../plugins/authentication';
import { type MembersService, membersRepository, signupRepository } from '../members';
import type { AccountLinks } from './account-links';
import { accountLinksRepository } from './account-links.repository';
import { passwordChangedMail } from './account-mails';
import { createLogin } from './login';
import { callerOf, type LoginThrottle } from './login-throttle';
import { passwordError, type Passwords } from './passwords';
import { accountSignedUp } from './repeated-signup';
import type { Sessions } from './sessions';

interface AuthParts {
  database: Database;
  members: MembersService;
  links: AccountLinks;
  sessions: Sessions;
  passwords: Passwords;
  throttle: LoginThrottle;
  publicUrl: string;
  clock: () => Date;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(parts: AuthParts) {
  const { database, members, links, sessions, passwords, publicUrl, clock } = parts;

  /** @throws DomainError for a wrong password, with the name of the field */
  async function requirePassword(member: Member, password: string, field = 'password'): Promise<void> {
    const found = await members.credentials(member.email);
    const isRight = await passwords.isRight(password, found?.passwordHash, callerOfMember(member));
    if (!isRight) throw fieldError('INVALID_INPUT', field, AUTH_MESSAGES.wrongCurrentPassword);
  }

  return {
    async signup(body: SignupBody, client: string, idempotencyKey: string | undefined): Promise<AccountUser> {
      const { firstName, lastName, email, password } = body;
      const error = passwordError(password, email);
      if (error) throw fieldError('INVALID_INPUT', 'password', error);
      const caller = callerOf({ email, client });
      const signedUp = () => accountSignedUp({ database, passwords, caller }, body, idempotencyKey);
      const before = await signedUp();
      if (before) return before;
      const user = { id: randomUUID(), firstName, lastName, email };
      const passwordHash = await passwords.hash(password, caller);
      const createdAt = clock();
      const isNew = await database.transaction(async (tx) => {
        const isAdded = await signupRepository(tx).add({ ...user, passwordHash, createdAt, idempotencyKey });
        if (!isAdded) return false;
        const reserved = { exceptMember: user.id, now: createdAt };
        if (await accountLinksRepository(tx).isReserved(email, reserved)) throw taken();
        await links.sendConfirmation(tx, user, createdAt);
        return true;
      });
      if (isNew) return user;
      // The first request has finished meanwhile.
      const meanwhile = await signedUp();
      if (meanwhile) return meanwhile;
      throw taken();
    },

    login: createLogin(parts),

    /** Also ends the other sessions: another person may know the old password. */
    async changePassword(member: Member, { currentPassword, newPassword }: ChangePasswordBody): Promise<void> {
      await requirePassword(member, currentPassword, 'currentPassword');
      const error = passwordError(newPassword, member.email);
      if (error) throw fieldError('INVALID_INPUT', 'newPassword', error);
      const passwordHash = await passwords.hash(newPassword, callerOfMember(member));
      await database.transaction(async (tx) => {
        const found = await membersRepository(tx).lockedCredentials(member.id);
        if (!found) return;
        await membersRepository(tx).changePassword(member.id, passwordHash);
        await sessions.endAll(tx, member.id, { exceptSession: member.sessionId });
        await accountLinksRepository(tx).remove(member.id, ['reset-password', 'change-email']);
        await enqueueCappedMail(tx, passwordChangedMail(found, publicUrl), clock());
      });
      sessions.forgetAll();
    },

    requirePassword,

    logout: (member: Member): Promise<void> => sessions.end(member),

    /** Ends every session of the member; returns how many others were open. */
    async logoutEverywhere(member: Member): Promise<number> {
      const ended = await sessions.endAll(database, member.id);
      sessions.forgetAll();
      return ended - 1;
    },

    authenticate: sessions.authenticate,

    openSessions: sessions.list,

    /** Runs in a transaction; call `forgetSessions` after the commit. */
    endSessions: sessions.endAll,
    forgetSessions: sessions.forgetAll,
  };
}

const taken = () => fieldError('EMAIL_TAKEN', 'email', AUTH_MESSAGES.emailTaken);

const callerOfMember = ({ email, sessionId }: Member): Caller => callerOf({ email, client: '', device: sessionId });
