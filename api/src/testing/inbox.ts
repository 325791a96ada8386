import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { enqueueMail } from '../mail';
import { mailBody } from '../mail';

/** Sends a message through the contact form; returns its id. */
export async function newContactMessage(
  app: FastifyInstance,
  database: Database,
  fields: { readonly name?: string; readonly email?: string; readonly message?: string } = {},
): Promise<string> {
  const payload = {
    name: 'Ravi Iyer',
    email: 'ravi@example.in',
    phone: '',
    message: 'Do you hire nurses?',
    website: '',
    ...fields,
  };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/contact', payload });
  if (statusCode >= 300) throw new Error(`The message was rejected with ${statusCode}.`);
  const [row] = await database.query<{ id: string }>(
    'select id from contact_messages where email = $1 and message = $2 order by created_at desc limit 1',
    [payload.email, payload.message],
  );
  return row?.id ?? '';
}

/** A mail that permanently failed; returns its id. */
export async function newFailedMail(database: Database): Promise<string> {
  const now = new Date('2026-11-27T04:30:00Z');
  const mail = {
    kind: 'test',
    to: { name: '', address: 'nobody@example.in' },
    subject: 'Hello',
    ...mailBody(['Hello']),
  };
  await database.transaction((tx) => enqueueMail(tx, mail, now));
  const [row] = await database.query<{ id: string }>(
    `update tasks set failed_at = $1, attempts = 9, last_error = '550: no such mailbox'
     where payload #>> '{to,address}' = 'nobody@example.in' and failed_at is null returning id`,
    [now],
  );
  return row?.id ?? '';
}

/** A confirmed subscriber of the newsletter; returns the id. */
export async function newNewsletterAddress(database: Database, email = `${randomUUID()}@example.in`): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into newsletter_subscribers (id, email, status, asked_at, confirmed_at)
     values ($1, $2, 'confirmed', '2026-11-01', '2026-11-02')`,
    [id, email],
  );
  return id;
}
