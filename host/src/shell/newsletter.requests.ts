import { MARKETING_MESSAGES, subscribeNewsletter } from '@kadam/shared/contract/marketing';
import { call, serverMessage } from '@kadam/shared/http';

export interface NewsletterEntry {
  readonly email: string;
  /** A trap that people do not see. */
  readonly website: string;
}

/** Asks for the newsletter; answers what to say to the person. */
export async function requestNewsletter(entry: NewsletterEntry): Promise<string> {
  return serverMessage(await call(subscribeNewsletter, { body: entry })) ?? MARKETING_MESSAGES.newsletterAsked;
}
