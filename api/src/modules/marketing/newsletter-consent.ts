import { randomUUID } from 'node:crypto';
import { CONSENT_MESSAGES } from '@kadam/shared/contract/consents';
import { type ConsentEffect, recordConsent } from '../../consents';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import { takeMailOfDay } from '../../mail';
import { welcomeMail } from './newsletter-mails';
import { newsletterRepository } from './newsletter.repository';
import { newsletterLetter, newsletterRecord, sendLetter } from './newsletter.service';

/**
 * The newsletter in the account settings, for members with a confirmed address: only the owner of
 * an address sees or changes its subscription.
 */
export const newsletterConsent = (publicUrl: string): ConsentEffect => ({
  purpose: 'newsletter',
  isGiven: async (database, { id }) => (await newsletterRepository(database).ofMember(id)) !== undefined,

  async give(tx, { id, email }, now) {
    if (!(await hasConfirmedAddress(tx, id))) throw new DomainError('CONFLICT', CONSENT_MESSAGES.confirmFirst);
    const subscribers = newsletterRepository(tx);
    const subscriber = await subscribers.request({ id: randomUUID(), email, now, mailedBefore: now });
    if (!subscriber) return;
    await subscribers.confirm(subscriber.id, now);
    await subscribers.useUpConfirmations(subscriber.id, now);
    await recordConsent(tx, { ...newsletterRecord(email, now), isGiven: true, source: 'account' });
    const letter = newsletterLetter(email, { write: welcomeMail, publicUrl });
    if (await takeMailOfDay(tx, letter.mail, now)) await sendLetter(tx, { letter, subscriberId: subscriber.id, now });
  },

  async withdraw(tx, { id }, now) {
    const subscribers = newsletterRepository(tx);
    const subscriber = await subscribers.ofMember(id);
    if (!subscriber) return;
    await subscribers.unsubscribe(subscriber.id, now);
    await subscribers.useUpConfirmations(subscriber.id, now);
    await recordConsent(tx, { ...newsletterRecord(subscriber.email, now), isGiven: false, source: 'account' });
  },
});

const hasConfirmedAddress = async (tx: Queryable, memberId: string): Promise<boolean> =>
  (await tx.query('select from members where id = $1 and email_confirmed_at is not null', [memberId])).length > 0;
