import { ACCOUNT_MESSAGES } from '@kadam/shared/contract/account';
import type { Database } from '../../db/database';
import { DomainError } from '../../errors';
import type { Member } from '../../plugins/authentication';
import { membersRepository } from '../members';
import { type AccountLinks, invalidLink } from './account-links';
import { accountLinksRepository } from './account-links.repository';
import { tokenHash } from '../../tokens';

interface ConfirmationParts {
  database: Pick<Database, 'transaction'>;
  links: AccountLinks;
  clock: () => Date;
}

export type ConfirmationService = ReturnType<typeof createConfirmationService>;

const RETRY_AFTER_S = 60 * 60;

/**
 * Confirms the address of an account with a link and a session of the same member: a person who
 * reads a stranger's mail must not be able to confirm that stranger's account.
 */
export const createConfirmationService = ({ database, links, clock }: ConfirmationParts) => ({
  confirm: (member: Member, token: string): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock();
      const found = await membersRepository(tx).lockedCredentials(member.id);
      if (found?.emailConfirmedAt) return;
      const link = { memberId: member.id, purpose: 'confirm-email', now } as const;
      if (!(await accountLinksRepository(tx).take(tokenHash(token), link))) throw invalidLink();
      await accountLinksRepository(tx).remove(member.id, ['confirm-email']);
      await membersRepository(tx).confirmEmail(member.id, now);
    }),

  /**
   * Sends the mail again; returns false if the address is confirmed.
   * @throws DomainError when the daily limit is reached
   */
  resend: (member: Member): Promise<boolean> =>
    database.transaction(async (tx) => {
      const found = await membersRepository(tx).lockedCredentials(member.id);
      if (!found || found.emailConfirmedAt) return false;
      if (await links.sendConfirmation(tx, found, clock())) return true;
      throw new DomainError('TOO_MANY_REQUESTS', ACCOUNT_MESSAGES.enoughMails, { retryAfter: RETRY_AFTER_S });
    }),
});
