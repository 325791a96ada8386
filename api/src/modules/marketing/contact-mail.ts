import type { ContactBody } from '@kadam/shared/contract/marketing';
import { type Mail, mailBody, type Mailbox } from '../../mail';

/** A visitor's message, for the office; answering it writes to the visitor. */
export const contactMail = ({ name, email, phone, message }: ContactBody, office: Mailbox): Mail => ({
  kind: 'contact',
  to: office,
  replyTo: { name, address: email },
  subject: `Message from ${name}`,
  ...mailBody([
    `${name} has written through the contact form. Answer this mail to write back.`,
    {
      facts: [
        ['Name', name],
        ['Email', email],
        ['Phone', phone || 'not given'],
      ],
    },
    { quote: message },
  ]),
});
