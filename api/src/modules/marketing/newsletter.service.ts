import { randomUUID } from 'node:crypto';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import { confirmNewsletter, type NewsletterBody, unsubscribeNewsletter } from '@kadam/shared/contract/marketing';
import { recordConsent } from '../../consents';
import type { Database, Queryable } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import { enqueueMail, type Mail, takeMailOfDay } from '../../mail';
import { type Counters, tooManyRequests } from '../../http/counters';
import { newToken, tokenHash } from '../../tokens';
import { confirmationState, type ConfirmationState } from './newsletter-links';
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './newsletter-mails';
import { LINK_SENTENCES } from './newsletter-pages';
import { type LinkPurpose, newsletterRepository } from './newsletter.repository';

interface Letter {
  readonly mail: Mail;
  readonly link: { readonly secretHash: Buffer; readonly purpose: LinkPurpose; readonly expiresAt: Date | null };
}

interface NewsletterParts {
  database: Pick<Database, 'query' | 'transaction'>;
  publicUrl: string;
  counters: Counters;
  clock: () => Date;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CONFIRM_DAYS = 7;
const FORGET_DAYS = 30;

export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService({ database, publicUrl, counters, clock }: NewsletterParts) {
  const newsletter = newsletterRepository(database);

  const confirmationLetter = (email: string, now: Date): Letter => {
    const secret = newToken();
    const url = linkTo(publicUrl, confirmNewsletter.path, secret);
    return {
      mail: confirmationMail(email, { url, days: CONFIRM_DAYS }),
      link: { secretHash: tokenHash(secret), purpose: 'confirm', expiresAt: daysFrom(now, CONFIRM_DAYS) },
    };
  };

  return {
    /** Does not reveal whether the address is subscribed; sends at most one mail an hour. */
    async subscribe({ email, website }: NewsletterBody, client: string): Promise<void> {
      const wait = await counters.take(client);
      if (wait !== undefined) throw tooManyRequests(wait);
      if (website !== '') return;
      const now = clock();
      await database.transaction(async (tx) => {
        const subscribers = newsletterRepository(tx);
        await subscribers.forgetPending(daysFrom(now, -FORGET_DAYS));
        const mailedBefore = new Date(now.getTime() - HOUR);
        const subscriber = await subscribers.request({ id: randomUUID(), email, now, mailedBefore });
        if (!subscriber) return;
        const letter =
          subscriber.status === 'confirmed'
            ? newsletterLetter(email, { write: alreadySubscribedMail, publicUrl })
            : confirmationLetter(email, now);
        if (await takeMailOfDay(tx, letter.mail, now))
          await sendLetter(tx, { letter, subscriberId: subscriber.id, now });
      });
    },

    async mayConfirm(secret: string): Promise<boolean> {
      const link = await newsletter.link(tokenHash(secret), 'confirm');
      return isOpen(confirmationState(link, clock()));
    },

    /**
     * Confirms the subscription and sends a welcome mail.
     * @throws DomainError if the link is no longer valid
     */
    confirm: (secret: string): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock();
        const subscribers = newsletterRepository(tx);
        const link = await subscribers.link(tokenHash(secret), 'confirm', { isForUpdate: true });
        if (!isOpen(confirmationState(link, now)) || !link) return;
        const { subscriberId, email } = link;
        await subscribers.confirm(subscriberId, now);
        await subscribers.useUpConfirmations(subscriberId, now);
        await recordConsent(tx, { ...newsletterRecord(email, now), isGiven: true });
        await sendLetter(tx, { letter: newsletterLetter(email, { write: welcomeMail, publicUrl }), subscriberId, now });
      }),

    async mayUnsubscribe(secret: string): Promise<boolean> {
      const link = requireFound(await newsletter.link(tokenHash(secret), 'unsubscribe'), LINK_SENTENCES.unknown);
      return link.status !== 'unsubscribed';
    },

    unsubscribe: (secret: string): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock();
        const subscribers = newsletterRepository(tx);
        const link = await subscribers.link(tokenHash(secret), 'unsubscribe', { isForUpdate: true });
        if (!link) throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
        if (link.status === 'unsubscribed') return;
        await subscribers.unsubscribe(link.subscriberId, now);
        await subscribers.useUpConfirmations(link.subscriberId, now);
        await recordConsent(tx, { ...newsletterRecord(link.email, now), isGiven: false });
      }),
  };
}

/** The consent of an address, as it is recorded. */
export const newsletterRecord = (email: string, now: Date) =>
  ({ who: { email }, purpose: 'newsletter', source: 'mail_link', now }) as const;

/** Queues a mail and stores its link. */
export async function sendLetter(
  tx: Queryable,
  { letter, subscriberId, now }: { letter: Letter; subscriberId: string; now: Date },
): Promise<void> {
  await newsletterRepository(tx).addLink({ ...letter.link, subscriberId, createdAt: now });
  await enqueueMail(tx, letter.mail, now);
}

/** A mail of the newsletter with a new link that ends the subscription. */
export function newsletterLetter(
  email: string,
  { write, publicUrl }: { readonly write: typeof welcomeMail; readonly publicUrl: string },
): Letter {
  const secret = newToken();
  return {
    mail: write(email, linkTo(publicUrl, unsubscribeNewsletter.path, secret)),
    link: { secretHash: tokenHash(secret), purpose: 'unsubscribe', expiresAt: null },
  };
}

const linkTo = (publicUrl: string, path: string, secret: string) => `${publicUrl}${API_BASE}${path}?token=${secret}`;

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/**
 * False if already confirmed.
 * @throws DomainError if the link is no longer valid
 */
function isOpen(state: ConfirmationState): boolean {
  if (state === 'unknown') throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
  if (state === 'used' || state === 'expired') throw new DomainError('GONE', LINK_SENTENCES[state]);
  return state === 'open';
}
