import { ACCOUNT_MESSAGES, CONFIRM_DAYS, RESET_MINUTES } from '@kadam/shared/contract/account';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import { enqueueMail, type Mail, takeMailOfDay } from '../../mail';
import { confirmationMail, resetMail } from './account-mails';
import { accountLinksRepository } from './account-links.repository';
import { newToken, tokenHash } from './tokens';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Recipient {
  readonly id: string;
  readonly email: string;
}

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/**
 * Mails with a link that acts on an account.
 * @param publicUrl where people reach the portal; never what a request claims
 */
export function createAccountLinks(publicUrl: string) {
  const send = async (tx: Queryable, { id, email }: Recipient, letter: Letter): Promise<boolean> => {
    const token = newToken();
    const mail = letter.write({ email, portal: publicUrl, token });
    // Before the link: where no mail goes out, the one that went out last goes on working.
    if (!(await takeMailOfDay(tx, mail, letter.now))) return false;
    await accountLinksRepository(tx).put({
      tokenHash: tokenHash(token),
      memberId: id,
      purpose: letter.purpose,
      createdAt: letter.now,
      expiresAt: new Date(letter.now.getTime() + letter.lifeMs),
    });
    await enqueueMail(tx, mail, letter.now);
    return true;
  };

  return {
    /** False when this address has had enough of these mails today. */
    sendConfirmation: (tx: Queryable, to: Recipient, now: Date): Promise<boolean> =>
      send(tx, to, { purpose: 'confirm-email', lifeMs: CONFIRM_DAYS * DAY, now, write: confirmationMail }),

    sendReset: (tx: Queryable, to: Recipient & { isConfirmed: boolean }, now: Date): Promise<boolean> =>
      send(tx, to, {
        purpose: 'reset-password',
        lifeMs: RESET_MINUTES * MINUTE,
        now,
        write: (link) => resetMail({ ...link, isConfirmed: to.isConfirmed }),
      }),
  };
}

interface Letter {
  readonly purpose: 'confirm-email' | 'reset-password';
  readonly lifeMs: number;
  readonly now: Date;
  readonly write: (link: { email: string; portal: string; token: string }) => Mail;
}

/** The answer to a link that was used, replaced or has run out, and to one that nobody was sent. */
export const deadLink = () => new DomainError('GONE', ACCOUNT_MESSAGES.linkDead);
