import { MARKETING_MESSAGES, subscribeNewsletter } from '@kadam/shared/contract/marketing';
import { call, serverMessage } from '@kadam/shared/http';

export interface NewsletterEntry {
  readonly email: string;
  /** Honeypot field. */
  readonly website: string;
}

/** Subscribes to the newsletter; returns the message to show. */
export async function requestNewsletter(entry: NewsletterEntry): Promise<string> {
  return serverMessage(await call(subscribeNewsletter, { body: entry })) ?? MARKETING_MESSAGES.newsletterAsked;
}
