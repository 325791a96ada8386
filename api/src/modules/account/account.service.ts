import type { AccountFacts, MemberData } from '@kadam/shared/contract/account';
import type { Database } from '../../db/database';
import { DomainError } from '../../errors';
import { tooManyRequests } from '../../http/counters';
import type { Member } from '../../plugins/authentication';
import type { AuthApi } from '../auth';
import { membersRepository } from '../members';
import type { Module } from '../module';
import type { TaskLog } from '../../tasks';
import { finishDeletionLater, removeFiles, deletionMail } from './account-files';
import { type AllPersonalData, accountRepository } from './account.repository';

interface AccountParts {
  database: Database;
  auth: AuthApi;
  personalData: AllPersonalData;
  beforeDeletion: readonly NonNullable<Module['beforeDeletion']>[];
  log: Pick<TaskLog, 'warn'>;
  clock: () => Date;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: AccountParts) {
  const { database, auth, personalData, beforeDeletion, log, clock } = parts;

  // A signed-in browser alone must not be enough to export or delete the account.
  async function requirePassword(member: Member, password: string): Promise<void> {
    const wait = await auth.passwordTries.take(member.id);
    if (wait !== undefined) throw tooManyRequests(wait);
    await auth.requirePassword(member, password);
  }

  async function factsOf(member: Member): Promise<AccountFacts> {
    const { email } = member;
    const found = await membersRepository(database).credentials(email);
    if (!found) throw new DomainError('UNAUTHENTICATED', 'Session expired. Please log in again.');
    const { emailConfirmedAt, createdAt } = found;
    const sessions = await auth.openSessions(member);
    return { email, isEmailConfirmed: emailConfirmedAt !== null, createdAt: createdAt.toISOString(), sessions };
  }

  return {
    factsOf,

    /** Everything about the member, without rows that others may have created under the address. */
    async data(member: Member, password: string): Promise<{ exportedAt: string; data: MemberData }> {
      await requirePassword(member, password);
      const { isEmailConfirmed: isOwner } = await factsOf(member);
      const data = await accountRepository(database, personalData).data({ ...member, isOwner });
      return { exportedAt: clock().toISOString(), data };
    },

    async remove(member: Member, password: string): Promise<void> {
      await requirePassword(member, password);
      const now = clock();
      const files = await database.transaction(async (tx) => {
        for (const prepare of beforeDeletion) await prepare(tx, member);
        const account = accountRepository(tx, personalData);
        const outside = await account.filesOutside(member.id);
        const found = await membersRepository(tx).lockedCredentials(member.id);
        await account.removeByAddress(member.email);
        await account.removeTasksAbout(member.email);
        await auth.endSessions(tx, member.id);
        await membersRepository(tx).remove(member.id);
        if (found) await finishDeletionLater(tx, { files: outside, mail: deletionMail(found) }, now);
        return outside;
      });
      auth.forgetSessions();
      // Immediately, so that nothing is left when the response arrives; the task retries what
      // fails.
      await removeFiles(files, personalData.files).catch((error: unknown) =>
        log.warn({ err: error }, 'files of a deleted account could not be removed yet'),
      );
    },
  };
}
