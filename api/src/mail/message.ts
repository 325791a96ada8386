import { BRAND } from '@kadam/shared/contract/brand';
import type { SendMailOptions } from 'nodemailer';
import type { Attachment, MailTask } from './mail';

/** The mail for nodemailer. Addresses are objects, because a string could name more recipients. */
export const toMessage = ({ id, payload: mail, createdAt }: MailTask): SendMailOptions => ({
  from: { name: BRAND.name, address: BRAND.email },
  to: { ...mail.to },
  ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.attachment && { attachments: [toAttachment(mail.attachment)] }),
  date: createdAt,
  // The same at each try, so that a mail program shows a duplicate once.
  messageId: `<${id}@${BRAND.email.split('@')[1]}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

const toAttachment = ({ name, mediaType, bytes }: Attachment) => ({
  filename: name,
  contentType: mediaType,
  content: bytes,
});
