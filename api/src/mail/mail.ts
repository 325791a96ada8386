import { BRAND } from '@kadam/shared/contract/brand';
import { isEmail } from '@kadam/shared/contract/text-rules';
import type { Task } from '../tasks';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** A word for logs and lists, such as 'contact'. */
  readonly kind: string;
  readonly to: Mailbox;
  readonly replyTo?: Mailbox;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Makes it a newsletter mail: one POST to this URL ends the subscription (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A mail that is written when it is sent, so it may have a file. */
export interface WrittenMail extends Mail {
  readonly attachment?: Attachment | undefined;
}

export type MailTask = Task<WrittenMail>;

/** The mail with all header values on one line. @throws Error for an invalid address */
export function headerSafe<Written extends Mail>(mail: Written): Written {
  return {
    ...mail,
    to: safeMailbox(mail.to),
    ...(mail.replyTo && { replyTo: safeMailbox(mail.replyTo) }),
    subject: oneLine(mail.subject),
  };
}

function safeMailbox({ name, address }: Mailbox): Mailbox {
  // The address is not repeated: errors are logged.
  if (!isEmail(address) || address !== address.trim()) throw new Error('A mail needs a well-formed address.');
  return { name: oneLine(name), address };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** The office as a recipient, under its published name. */
export const officeMailbox = (address: string): Mailbox => ({
  get name() {
    return BRAND.name;
  },
  address,
});
