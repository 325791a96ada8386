import { endpoint } from './endpoint';
import { email, requiredText, text } from './schema';
import { z } from './zod';

const confirmation = z.object({ success: z.literal(true), message: z.string() });

/** `website` is a trap that people do not see; whoever fills it is thanked and ignored. */
export const contactBody = z.object({
  name: requiredText(160, 'Please enter your name'),
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
  body: contactBody,
  responses: { 202: confirmation },
});

export const newsletterBody = z.object({ email: email(), website: z._default(text(200), '') });

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Ask for the newsletter; a mail asks for confirmation first',
  access: 'public',
  body: newsletterBody,
  responses: { 202: confirmation },
});
