import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database';
import { headerSafe, type Mail } from './mail';

/** A mail somebody has taken out to send it, for the `attempts`th time. */
export interface ClaimedMail {
  readonly id: string;
  readonly mail: Mail;
  readonly createdAt: Date;
  readonly attempts: number;
}

type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;

/** Puts a mail into the outbox, within the transaction of what causes it. */
export async function enqueue(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  await tx.query('insert into outbox (id, kind, mail, created_at, next_at) values ($1, $2, $3, $4, $4)', [
    randomUUID(),
    mail.kind,
    JSON.stringify(headerSafe(mail)),
    now,
  ]);
}

export const outboxRepository = (database: Queryable) => ({
  /** Takes the mail that has been due longest; nobody else gets it until `leaseEnd`, when whoever took it must be dead. */
  async claim(now: Date, leaseEnd: Date): Promise<ClaimedMail | undefined> {
    const [row] = await database.query<ClaimedMail>(
      `update outbox set attempts = attempts + 1, next_at = $2
       where id = (
         select id from outbox where failed_at is null and next_at <= $1 order by next_at limit 1 for update skip locked
       )
       returning id, mail, created_at as "createdAt", attempts`,
      [now, leaseEnd],
    );
    return row;
  },

  /** The mail is out; nothing of it is kept. */
  async remove(id: string): Promise<void> {
    await database.query('delete from outbox where id = $1', [id]);
  },

  /** Not sent: again at `nextAt`. */
  async postpone({ id, attempts }: Claim, nextAt: Date, error: string): Promise<void> {
    await database.query('update outbox set next_at = $3, last_error = $4 where id = $1 and attempts = $2', [
      id,
      attempts,
      nextAt,
      error,
    ]);
  },

  /** Not sent, and not tried again; the row stays for the operator. */
  async giveUp({ id, attempts }: Claim, now: Date, error: string): Promise<void> {
    await database.query('update outbox set failed_at = $3, last_error = $4 where id = $1 and attempts = $2', [
      id,
      attempts,
      now,
      error,
    ]);
  },
});
