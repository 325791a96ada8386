import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND } from '@kadam/shared/contract/brand';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailTask, Attachment } from './mail';

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Delivers mails. */
export interface MailTransport {
  /** Resolves when the receiver has accepted the mail; rejects if it has to be retried. */
  send(mail: MailTask, signal: AbortSignal): Promise<void>;
}

interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly dataFolder: string;
}

export const openMailTransport = ({ smtpUrl, dataFolder }: MailConfig): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl) : fileTransport(join(dataFolder, 'mail'));

/** Sends mails to the server of an `smtp:` or `smtps:` address, one connection per mail. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
  });
  return {
    async send(mail, signal) {
      await smtp.sendMail({ ...toMessage(mail), signal });
    },
  };
}

/** Writes each mail as an `.eml` file, atomically; a retry replaces the first file. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${mail.id}.draft`);
      await writeThrough(draft, message);
      await rename(draft, join(folder, nameOf(mail)));
    },
  };
}

const nameOf = ({ id, payload, createdAt }: MailTask) =>
  `${createdAt.toISOString().replace(/[:.]/g, '-')}-${payload.kind}-${id}.eml`;

// Flushed to disk before the task is removed.
async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The mail for nodemailer. Addresses are objects, because a string could name more recipients. */
const toMessage = ({ id, payload: mail, createdAt }: MailTask): SendMailOptions => ({
  from: { name: BRAND.name, address: BRAND.email },
  to: { ...mail.to },
  ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.attachment && { attachments: [toAttachment(mail.attachment)] }),
  date: createdAt,
  // The same for each attempt, so that a mail program shows a duplicate only once.
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
