import type { AccountFacts, MemberData } from '@kadam/shared/contract/account';
import type { Database } from '../../db/database';
import { DomainError } from '../../errors';
import { tooMany } from '../../http/counters';
import { enqueueCappedMail } from '../../mail';
import type { Member } from '../../plugins/authentication';
import type { AuthApi } from '../auth';
import { membersRepository } from '../members';
import type { PersonalData } from '../personal-data';
import { accountRepository } from './account.repository';
import { deletionMail } from './deletion-mail';
import { together } from './own-rows';

interface AccountParts {
  database: Database;
  auth: AuthApi;
  personalData: readonly PersonalData[];
  clock: () => Date;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ database, auth, personalData, clock }: AccountParts) {
  const told = together(personalData);

  // Whoever finds a browser signed in must neither carry off everything nor destroy it.
  async function requirePassword(member: Member, password: string): Promise<void> {
    const wait = await auth.passwordTries.take(member.id);
    if (wait !== undefined) throw tooMany(wait);
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

    /** Everything about the member; what others may have left under an address that nobody has confirmed is not told. */
    async data(member: Member, password: string): Promise<{ exportedAt: string; data: MemberData }> {
      await requirePassword(member, password);
      const { isEmailConfirmed: isOwner } = await factsOf(member);
      const data = await accountRepository(database, told).data({ ...member, isOwner });
      return { exportedAt: clock().toISOString(), data };
    },

    async remove(member: Member, password: string): Promise<void> {
      await requirePassword(member, password);
      const now = clock();
      await database.transaction(async (tx) => {
        const account = accountRepository(tx, told);
        await account.removeByAddress(member.email);
        await account.removeTasksAbout(member.email);
        await auth.endSessions(tx, member.id);
        await membersRepository(tx).remove(member.id);
        await enqueueCappedMail(tx, deletionMail(member.email), now);
      });
      auth.forgetSessions();
    },
  };
}
