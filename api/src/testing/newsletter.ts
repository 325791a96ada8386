import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../db/database';
import type { Mail } from '../mail';

/** Queued mails to an address, oldest first, without confirmations of the address. */
export const mailsTo = async (database: Queryable, address: string): Promise<Mail[]> =>
  (await allMailsTo(database, address)).filter(({ kind }) => kind !== 'email-confirmation');

export async function allMailsTo(database: Queryable, address: string): Promise<Mail[]> {
  const rows = await database.query<{ payload: Mail }>(
    `select payload from tasks where kind = 'mail' and payload -> 'to' ->> 'address' = $1 order by created_at`,
    [address],
  );
  return rows.map(({ payload }) => payload);
}

export const subscribe = (app: FastifyInstance, email: string) =>
  app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } });

/** The path and query of the link in a mail that leads to the API. */
export function linkIn(mail: Mail | undefined): string {
  const [, link] = /(\/api\/newsletter\/\w+\?token=[\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error('The mail has no link.');
  return link;
}

const secretIn = (mail: Mail | undefined) => linkIn(mail).split('=')[1] ?? '';

/** The secret of a newsletter confirmation for a new address. */
export async function confirmationSecret(app: FastifyInstance, database: Queryable): Promise<string> {
  const email = `reader.${randomUUID()}@example.in`;
  await subscribe(app, email);
  const [mail] = await mailsTo(database, email);
  return secretIn(mail);
}

/** An address that gets the newsletter, and the secret that ends it. */
export async function newSubscriber(
  app: FastifyInstance,
  database: Queryable,
): Promise<{ email: string; unsubscribeSecret: string }> {
  const email = `reader.${randomUUID()}@example.in`;
  await subscribe(app, email);
  const [confirmation] = await mailsTo(database, email);
  await app.inject({ method: 'POST', url: linkIn(confirmation) });
  const welcome = (await mailsTo(database, email)).find(({ kind }) => kind === 'newsletter-welcome');
  return { email, unsubscribeSecret: secretIn(welcome) };
}
