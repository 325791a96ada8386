import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTask } from './mail';
import { toMessage } from './message';
import type { MailTransport } from './transport';

/** Writes each mail as an `.eml` file, which any mail program opens; whole or not at all, and a repeat takes the place of the first. */
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

// To the disk before the task is removed.
async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
