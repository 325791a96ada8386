import { subscribeNewsletter } from '@kadam/shared/contract/marketing';
import { call } from '@kadam/shared/http';

export interface NewsletterEntry {
  readonly email: string;
  /** A trap that people do not see. */
  readonly website: string;
}

export async function requestNewsletter(entry: NewsletterEntry): Promise<void> {
  await call(subscribeNewsletter, { body: entry });
}
