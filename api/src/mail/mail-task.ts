import type { Queryable } from '../db/database';
import { addTask, type TaskKind } from '../tasks';
import { deliveryFailure } from './delivery-failure';
import { headerSafe, type Mail } from './mail';
import type { MailTransport } from './transport';

const MAIL = 'mail';
const SEND_MS = 90_000;

/** Adds a mail, within the transaction of what causes it; it is sent once that has committed. */
export const enqueueMail = (tx: Queryable, mail: Mail, now: Date): Promise<void> =>
  addTask(tx, { kind: MAIL, payload: headerSafe(mail), now });

/** The kind of task that sends mails; a slow mail server holds up two others at most. */
export const mailTasks = (transport: MailTransport): TaskKind<Mail> => ({
  kind: MAIL,
  atOnce: 3,
  timeoutMs: SEND_MS,
  run: (task, signal) => transport.send(task, signal),
  failureOf: deliveryFailure,
  about: ({ kind }) => ({ mail: kind }),
});
