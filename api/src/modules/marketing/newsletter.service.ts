import { randomUUID } from 'node:crypto';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import { confirmNewsletter, type NewsletterBody, unsubscribeNewsletter } from '@kadam/shared/contract/marketing';
import { DomainError } from '../../errors';
import { type Counters, tooMany } from '../../plugins/counters';
import { newSecret, secretHash } from './link-secret';
import { confirmationState, type ConfirmationState } from './newsletter-links';
import { alreadySubscribedMail, confirmationMail, welcomeMail } from './newsletter-mails';
import { LINK_SENTENCES } from './newsletter-pages';
import type { Letter, NewsletterRepository } from './newsletter.repository';

interface NewsletterParts {
  newsletter: NewsletterRepository;
  /** Where people reach the portal; links in mails begin with it, never with what a request claims. */
  publicUrl: string;
  counters: Counters;
  clock: () => Date;
  wakeOutbox: () => void;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CONFIRM_DAYS = 7;
const FORGET_DAYS = 30;

export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService({ newsletter, publicUrl, counters, clock, wakeOutbox }: NewsletterParts) {
  const linkTo = (path: string, secret: string) => `${publicUrl}${API_BASE}${path}?token=${secret}`;

  const confirmationLetter = (email: string, now: Date): Letter => {
    const secret = newSecret();
    const url = linkTo(confirmNewsletter.path, secret);
    return {
      mail: confirmationMail(email, { url, days: CONFIRM_DAYS }),
      link: { secretHash: secretHash(secret), purpose: 'confirm', expiresAt: daysFrom(now, CONFIRM_DAYS) },
    };
  };
  const newsletterLetter = (email: string, write: typeof welcomeMail): Letter => {
    const secret = newSecret();
    return {
      mail: write(email, linkTo(unsubscribeNewsletter.path, secret)),
      link: { secretHash: secretHash(secret), purpose: 'unsubscribe', expiresAt: null },
    };
  };

  return {
    /** Says nothing of whether the address is subscribed; its owner learns that by mail, at most once an hour. */
    async subscribe({ email, website }: NewsletterBody, client: string): Promise<void> {
      const wait = counters.take(client);
      if (wait !== undefined) throw tooMany(wait);
      if (website !== '') return;
      const now = clock();
      const asking = {
        id: randomUUID(),
        email,
        now,
        mailedBefore: new Date(now.getTime() - HOUR),
        forgetBefore: daysFrom(now, -FORGET_DAYS),
      };
      const isMailed = await newsletter.ask(asking, (status) =>
        status === 'confirmed' ? newsletterLetter(email, alreadySubscribedMail) : confirmationLetter(email, now),
      );
      if (isMailed) wakeOutbox();
    },

    /** Whether there is something left to confirm. */
    async mayConfirm(secret: string): Promise<boolean> {
      const link = await newsletter.link(secretHash(secret), 'confirm');
      return isOpen(confirmationState(link, clock()));
    },

    async confirm(secret: string): Promise<void> {
      const asked = { secretHash: secretHash(secret), now: clock() };
      const state = await newsletter.confirm(asked, (email) => newsletterLetter(email, welcomeMail));
      if (isOpen(state)) wakeOutbox();
    },

    /** Whether there is a subscription left to end. */
    async mayUnsubscribe(secret: string): Promise<boolean> {
      const link = await newsletter.link(secretHash(secret), 'unsubscribe');
      if (!link) throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
      return link.status !== 'unsubscribed';
    },

    async unsubscribe(secret: string): Promise<void> {
      const isKnown = await newsletter.unsubscribe(secretHash(secret), clock());
      if (!isKnown) throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
    },
  };
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY);

/** False for a subscription that is confirmed already. @throws DomainError for a link that is no use any more */
function isOpen(state: ConfirmationState): boolean {
  if (state === 'unknown') throw new DomainError('NOT_FOUND', LINK_SENTENCES.unknown);
  if (state === 'used' || state === 'expired') throw new DomainError('GONE', LINK_SENTENCES[state]);
  return state === 'open';
}
