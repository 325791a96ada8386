import { BRAND } from './brand';
import { endpoint } from './endpoint';
import { linkedPage } from './mail-links';
import { email, personName, requiredText, text } from './schema';
import { withMessage } from './success';
import { z } from './zod';

/** Responses to a message or subscription; the same for an address that is already subscribed. */
export const MARKETING_MESSAGES = {
  contactSent: `Thank you, your message is with us. A person reads it and answers ${BRAND.answerTime}.`,
  newsletterAsked: 'Almost done: please confirm with the link in the mail we have sent you.',
} as const;

/** `website` is a honeypot; if it is filled in, the message is discarded without an error. */
export const contactBody = z.object({
  name: personName(160, 'Please enter your name'),
  email: email(),
  phone: z._default(text(40), ''),
  message: requiredText(5_000, 'Please enter a message'),
  website: z._default(text(200), ''),
});
export type ContactBody = z.infer<typeof contactBody>;

export const sendContact = endpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Send a message to the office',
  access: 'public',
  repeatable: 'by-key',
  body: contactBody,
  responses: { 202: withMessage },
});

export const newsletterBody = z.object({ email: email(), website: z._default(text(200), '') });
export type NewsletterBody = z.infer<typeof newsletterBody>;

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Subscribe to the newsletter; sends a confirmation mail',
  access: 'public',
  repeatable: 'as-is',
  body: newsletterBody,
  responses: { 202: withMessage },
});

export const showConfirmation = endpoint({
  ...linkedPage,
  method: 'GET',
  path: '/newsletter/confirm',
  summary: 'Page with the button that confirms a subscription; changes nothing',
  failures: [404, 410],
});

export const confirmNewsletter = endpoint({
  ...linkedPage,
  method: 'POST',
  path: '/newsletter/confirm',
  repeatable: 'as-is',
  summary: 'Confirm a subscription; repeating it changes nothing',
  failures: [404, 410, 413, 415],
});

export const showUnsubscription = endpoint({
  ...linkedPage,
  method: 'GET',
  path: '/newsletter/unsubscribe',
  summary: 'Page with the button that ends a subscription; changes nothing',
  failures: [404],
});

export const unsubscribeNewsletter = endpoint({
  ...linkedPage,
  method: 'POST',
  path: '/newsletter/unsubscribe',
  repeatable: 'as-is',
  summary: 'End a subscription: the button of the page, and the one-click address of mail programs (RFC 8058)',
  failures: [404, 413, 415],
});
