import { BRAND } from '@kadam/shared/contract/brand';
import type { ContactBody } from '@kadam/shared/contract/marketing';
import { greeting, type Mail, mailBody, type Mailbox } from '../../mail';

export const contactMail = ({ name, email, phone, message }: ContactBody, office: Mailbox): Mail => ({
  kind: 'contact',
  to: office,
  replyTo: { name, address: email },
  subject: `Message from ${name}`,
  ...mailBody([
    `${name} has written through the contact form. Reply to this mail to write back.`,
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

export const COPY_KIND = 'message-copy';

/**
 * The visitor's copy. The address may be a stranger's: the subject is fixed, and no text becomes a
 * link.
 */
export const contactCopy = ({ name, email, message }: ContactBody): Mail => ({
  kind: COPY_KIND,
  to: { name: '', address: email },
  subject: `Your message to ${BRAND.name}`,
  ...mailBody([
    greeting(name),
    `We have received this message through our contact form. A person reads it and answers ${BRAND.answerTime}.`,
    { quote: withoutLinks(message) },
    'Links are left out of this copy; we have them. If you did not write to us, someone else has typed your address, and you do not need to do anything.',
  ]),
});

// Mail programs turn texts that start like these into links, and words with a dot between them.
// Matches have a fixed length, so that no text is slow to search.
const ADDRESS = /[a-z]:\/|(?:mailto|tel|sms|upi|data|javascript):\S|www[.。．｡]\S/i;
const DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu;

/**
 * A visitor's text without anything that a mail program would turn into a link: URLs and addresses
 * are removed, and dots between letters or digits get an invisible break, so that 'B.Tech' still
 * reads the same and 'evil.example' is not a link.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[link]' : word)).replace(DOT, '$&\u200b');
