import { ACCOUNT_MESSAGES, type ChangeEmailBody } from '@kadam/shared/contract/account';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import { type Counters, tooManyRequests } from '../../http/counters';
import { enqueueCappedMail, enqueueMail } from '../../mail';
import type { Member } from '../../plugins/authentication';
import { newsletterAddressRepository } from '../marketing';
import { type Credentials, emailRepository, membersRepository } from '../members';
import { type AccountLinks, invalidLink } from './account-links';
import { accountLinksRepository } from './account-links.repository';
import type { AuthService } from './auth.service';
import { emailChangeRequestedMail, emailTakenMail, unconfirmedEmailChangedMail } from './email-change-mails';
import type { Sessions } from './sessions';
import { tokenHash } from '../../tokens';

interface EmailChangeParts {
  database: Pick<Database, 'transaction'>;
  links: AccountLinks;
  sessions: Sessions;
  auth: Pick<AuthService, 'requirePassword'>;
  passwordTries: Counters;
  publicUrl: string;
  clock: () => Date;
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

export function createEmailChangeService(parts: EmailChangeParts) {
  const { database, links, sessions, auth, passwordTries, publicUrl, clock } = parts;

  async function requestNewAddress(tx: Queryable, to: Credentials, now: Date): Promise<void> {
    const owner = await membersRepository(tx).credentials(to.email);
    if (owner) return enqueueCappedMail(tx, emailTakenMail(owner, publicUrl), now);
    if (await accountLinksRepository(tx).isReserved(to.email, { exceptMember: to.id, now })) return undefined;
    return links.sendEmailChange(tx, to, now);
  }

  return {
    /** Mails both addresses. Does not reveal whether the new one is available. */
    async request(member: Member, { email, password }: ChangeEmailBody): Promise<void> {
      const wait = await passwordTries.take(member.id);
      if (wait !== undefined) throw tooManyRequests(wait);
      await auth.requirePassword(member, password);
      await database.transaction(async (tx) => {
        const found = await membersRepository(tx).lockedCredentials(member.id);
        if (!found) return;
        if (found.email === email) throw fieldError('INVALID_INPUT', 'email', ACCOUNT_MESSAGES.emailUnchanged);
        const now = clock();
        await requestNewAddress(tx, { ...found, email }, now);
        await enqueueCappedMail(tx, emailChangeRequestedMail(found, publicUrl), now);
      });
    },

    /**
     * Changes the address with the link and a session of the same member, and ends the other
     * sessions.
     * @returns the new address
     * @throws DomainError if the link is not valid, or belongs to another member
     */
    async confirm(member: Member, token: string): Promise<string> {
      const email = await database.transaction(async (tx) => {
        const now = clock();
        const accountLinks = accountLinksRepository(tx);
        const found = await membersRepository(tx).lockedCredentials(member.id);
        const link = { memberId: member.id, purpose: 'change-email', now } as const;
        const newEmail = (await accountLinks.take(tokenHash(token), link))?.newEmail;
        if (!found || !newEmail || !(await emailRepository(tx).change(found.id, newEmail, now))) throw invalidLink();
        // Checked here: the address may have been given up while this transaction waited for it.
        if (await accountLinks.isReserved(newEmail, { exceptMember: found.id, now })) throw invalidLink();
        await sessions.endAll(tx, found.id, { exceptSession: member.sessionId });
        await accountLinks.remove(found.id, ['reset-password', 'confirm-email', 'change-email']);
        if (found.emailConfirmedAt) {
          const subscriberId = await moveNewsletter(tx, { from: found.email, to: newEmail, now });
          await links.sendUndo(tx, { ...found, subscriberId }, now);
        } else await enqueueMail(tx, unconfirmedEmailChangedMail(found), now);
        return newEmail;
      });
      sessions.forgetAll();
      return email;
    },
  };
}

// Moves a newsletter subscription with the account; returns its id, or undefined if there is none.
async function moveNewsletter(tx: Queryable, { from, to, now }: { from: string; to: string; now: Date }) {
  const newsletter = newsletterAddressRepository(tx);
  const id = await newsletter.confirmedId(from);
  if (id !== undefined) await newsletter.change({ id, email: to, now });
  return id;
}
