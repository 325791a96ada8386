import { BRAND } from '@kadam/shared/contract/brand';
import type { ContactMessage } from '@kadam/shared/contract/inbox';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';
import { withoutLinks } from '../marketing';

/** The office's reply to a message; replies to this mail go to the office. */
export const replyMail = (
  { name, email, message }: ContactMessage,
  { text, by }: { readonly text: string; readonly by: string },
  office: Mailbox,
): Mail => ({
  kind: 'message-reply',
  to: { name: '', address: email },
  replyTo: office,
  subject: `Reply to your message to ${BRAND.name}`,
  ...mailBody([greeting(name), { lines: text }, by, 'You wrote to us:', { quote: withoutLinks(message) }]),
});
