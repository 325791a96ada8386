import {
  ACCOUNT_MESSAGES,
  CHANGE_EMAIL_HOURS,
  CONFIRM_DAYS,
  RESET_MINUTES,
  UNDO_EMAIL_DAYS,
} from '@kadam/shared/contract/account';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import { enqueueMail, type Mail, takeMailOfDay } from '../../mail';
import { CONFIRMATION_MAIL, confirmationMail, type MailMember, resetMail } from './account-mails';
import { EMAIL_CHANGE_MAIL, emailChangedMail, emailChangeMail } from './email-change-mails';
import { accountLinksRepository, type LinkPurpose } from './account-links.repository';
import { newToken, tokenHash } from '../../tokens';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Recipient extends MailMember {
  readonly id: string;
}

// While the mailbox has a link younger than this, another mail is only sent within a quota. Half
// the lifetime of a link, so that half an hour remains to use the first one.
const FRESH_MS = (RESET_MINUTES * MINUTE) / 2;

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** @param publicUrl public URL of the portal; never taken from a request */
export function createAccountLinks(publicUrl: string) {
  const send = async (tx: Queryable, member: Recipient, letter: Letter): Promise<void> => {
    const token = newToken();
    await accountLinksRepository(tx).add({
      tokenHash: tokenHash(token),
      memberId: member.id,
      purpose: letter.purpose,
      createdAt: letter.now,
      expiresAt: new Date(letter.now.getTime() + letter.lifeMs),
      newEmail: letter.newEmail,
      subscriberId: letter.subscriberId,
    });
    await enqueueMail(tx, letter.write({ member, portal: publicUrl, token }), letter.now);
  };

  return {
    /** False if this address has reached its daily limit of these mails. */
    async sendConfirmation(tx: Queryable, to: Recipient, now: Date): Promise<boolean> {
      const mail = { kind: CONFIRMATION_MAIL, to: { address: to.email } };
      if (!(await takeMailOfDay(tx, mail, now))) return false;
      await send(tx, to, { purpose: 'confirm-email', lifeMs: CONFIRM_DAYS * DAY, now, write: confirmationMail });
      return true;
    },

    /**
     * Sends nothing if the quota is used up and the mailbox has a recent link. Requires a lock on
     * the member.
     */
    async sendReset(tx: Queryable, to: ResetRecipient, now: Date): Promise<void> {
      const since = new Date(now.getTime() - FRESH_MS);
      if (!to.isWithinQuota && (await accountLinksRepository(tx).wasSentSince(to.id, 'reset-password', since))) return;
      await send(tx, to, {
        purpose: 'reset-password',
        lifeMs: RESET_MINUTES * MINUTE,
        now,
        write: (link) => resetMail({ ...link, isConfirmed: to.isConfirmed }),
      });
    },

    /**
     * Sends the link to the new address, unless that has reached its daily limit of these mails.
     */
    async sendEmailChange(tx: Queryable, to: Recipient, now: Date): Promise<void> {
      if (!(await takeMailOfDay(tx, { kind: EMAIL_CHANGE_MAIL, to: { address: to.email } }, now))) return;
      const lifeMs = CHANGE_EMAIL_HOURS * HOUR;
      await send(tx, to, { purpose: 'change-email', newEmail: to.email, lifeMs, now, write: emailChangeMail });
    },

    /** Notifies the former address of the change, with a link that restores it. */
    async sendUndo(tx: Queryable, to: FormerRecipient, now: Date): Promise<void> {
      await send(tx, to, {
        purpose: 'undo-email-change',
        newEmail: to.email,
        subscriberId: to.subscriberId,
        lifeMs: UNDO_EMAIL_DAYS * DAY,
        now,
        write: emailChangedMail,
      });
    },
  };
}

interface ResetRecipient extends Recipient {
  readonly isConfirmed: boolean;
  readonly isWithinQuota: boolean;
}

interface FormerRecipient extends Recipient {
  /** The newsletter subscription that was moved from the address. */
  readonly subscriberId: string | undefined;
}

interface Letter {
  readonly purpose: LinkPurpose;
  readonly newEmail?: string;
  readonly subscriberId?: string | undefined;
  readonly lifeMs: number;
  readonly now: Date;
  readonly write: (link: { member: MailMember; portal: string; token: string }) => Mail;
}

/** The error of a link that was used, replaced, has expired, or never existed. */
export const invalidLink = () => new DomainError('GONE', ACCOUNT_MESSAGES.linkDead);
