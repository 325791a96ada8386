import type { Queryable } from '../db/database';
import { addTask, type TaskKind } from '../tasks';
import { deliveryFailure } from './delivery-failure';
import { headerSafe, type Mail, type WrittenMail } from './mail';
import type { MailTransport } from './transport';

const MAIL = 'mail';
const WRITTEN_MAIL = 'written-mail';
const SEND_MS = 90_000;

/** Adds a mail, within the transaction of what causes it; it is sent once that has committed. */
export const enqueueMail = (tx: Queryable, mail: Mail, now: Date): Promise<void> =>
  addTask(tx, { kind: MAIL, payload: headerSafe(mail), now });

export const mailTasks = (transport: MailTransport): TaskKind<Mail> => ({
  kind: MAIL,
  atOnce: 3,
  timeoutMs: SEND_MS,
  run: (task, signal) => transport.send(task, signal),
  failureOf: deliveryFailure,
  about: ({ kind }) => ({ mail: kind }),
});

/** A mail that is written when it is sent, so that the task holds no personal data and no file. */
export interface MailAbout {
  readonly kind: string;
  readonly about: number;
}

/** Writes a mail from the database when it is sent; undefined when it is obsolete. */
export type MailWriter = (about: number) => Promise<WrittenMail | undefined>;

/** Adds such a mail, within the transaction of what causes it. */
export const enqueueMailAbout = (tx: Queryable, mail: MailAbout, now: Date): Promise<void> =>
  addTask(tx, { kind: WRITTEN_MAIL, payload: mail, now });

/** Writes and sends mails, with the writers of all modules by kind. */
export const writtenMailTasks = (
  transport: MailTransport,
  writers: Readonly<Record<string, MailWriter>>,
): TaskKind<MailAbout> => ({
  kind: WRITTEN_MAIL,
  // Each may hold a file of 10 MB in memory.
  atOnce: 2,
  timeoutMs: SEND_MS,
  async run(task, signal) {
    const { kind, about } = task.payload;
    const writer = writers[kind];
    if (!writer) throw new Error(`There is no writer for mails of the kind ${kind}.`);
    const mail = await writer(about);
    if (mail) await transport.send({ ...task, payload: headerSafe(mail) }, signal);
  },
  failureOf: deliveryFailure,
  about: ({ kind }) => ({ mail: kind }),
});
