import { createHash } from 'node:crypto';
import type { Queryable } from '../db/database';
import type { HousekeepingJob } from '../tasks';
import type { Mail } from './mail';
import { enqueueMail } from './mail-task';

export const MAILS_A_DAY = 5;

interface MailCause extends Pick<Mail, 'kind'> {
  readonly to: Pick<Mail['to'], 'address'>;
  readonly max?: number;
}

/**
 * Counts one more mail of this kind to this address today. Returns false when the limit is reached;
 * the caller must not reveal that. For mails that others than the owner of the address can cause.
 * Addresses are stored as hashes.
 */
export async function takeMailOfDay(
  tx: Queryable,
  { kind, to, max = MAILS_A_DAY }: MailCause,
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
  async run(now, max) {
    const removed = await database.query(
      `delete from mail_counts where (recipient, kind, day) in (
         select recipient, kind, day from mail_counts where day < $1 limit $2
       ) returning 1`,
      [dayOf(now), max],
    );
    return removed.length;
  },
});

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
