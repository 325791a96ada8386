import { MAILS_PER_DAY } from '../limits';
import { createHash } from 'node:crypto';
import { oldRows, type Queryable } from '../db/database';
import { addTask, type TaskKind, type HousekeepingJob, failureSentence, isCode, type TaskFailure } from '../tasks';
import { headerSafe, type Mail, type WrittenMail } from './mail';
import type { MailTransport } from './transport';

const MAIL = 'mail';
const WRITTEN_MAIL = 'written-mail';
export const MAIL_KINDS = [MAIL, WRITTEN_MAIL] as const;
const SEND_MS = 90_000;

/** Adds a mail in the current transaction; it is sent after the commit. */
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

/**
 * A mail that is written when it is sent, so that the task contains no personal data and no file.
 */
interface MailAbout {
  readonly kind: string;
  readonly about: number;
}

/** Writes a mail from the database when it is sent; returns undefined if it is obsolete. */
export type MailWriter = (about: number) => Promise<WrittenMail | undefined>;

/** Adds such a mail in the current transaction. */
export const enqueueMailAbout = (tx: Queryable, mail: MailAbout, now: Date): Promise<void> =>
  addTask(tx, { kind: WRITTEN_MAIL, payload: mail, now });

/** Writes and sends mails, using the writers of all modules by kind. */
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

interface MailCause extends Pick<Mail, 'kind'> {
  readonly to: Pick<Mail['to'], 'address'>;
  readonly max?: number;
}

/**
 * Counts one more mail of this kind to this address today. Returns false if the limit is reached;
 * the caller must not reveal that. For mails that people other than the owner of the address can
 * cause. Addresses are stored as hashes.
 */
export async function takeMailOfDay(
  tx: Queryable,
  { kind, to, max = MAILS_PER_DAY.default }: MailCause,
  now: Date,
): Promise<boolean> {
  const taken = await tx.query(
    `insert into mail_counts as known (recipient, kind, day, mails) values ($1, $2, $3, 1)
     on conflict (recipient, kind, day) do update set mails = known.mails + 1 where known.mails < $4
     returning mails`,
    [createHash('sha256').update(to.address).digest(), kind, dayOf(now), max],
  );
  return taken.length > 0;
}

export async function enqueueCappedMail(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  if (await takeMailOfDay(tx, mail, now)) await enqueueMail(tx, mail, now);
}

export const mailCountsJob = (database: Queryable): HousekeepingJob => ({
  name: 'counts of mails',
  run: (now, max) => oldRows(database, 'mail_counts', 'day < $1').remove(dayOf(now), max),
});

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

// Commands to which a rejection concerns this mail, not our server or the connection.
const ABOUT_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * Classifies an error of nodemailer or the file system; a rejection of the mail itself is
 * permanent.
 */
export function deliveryFailure(error: unknown): TaskFailure {
  const { code, responseCode, command, response, name, message }: Record<string, unknown> = Object(error);
  const codes = [code, responseCode, command].filter(isCode).join(' ') || (isCode(name) ? String(name) : 'UNKNOWN');
  return {
    code: codes,
    sentence: failureSentence(`${codes}: ${String(response ?? message ?? '')}`),
    isFinal: typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(String(command)),
  };
}
