import { randomUUID } from 'node:crypto';
import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Database } from '../../db/database';
import { keyReused } from '../../idempotency-keys';
import { enqueueMail, type Mailbox, takeMailOfDay } from '../../mail';
import { type Counters, tooManyRequests } from '../../http/counters';
import { MAILS_PER_DAY } from '../../limits';
import { contactCopy, contactMail, COPY_KIND } from './contact-mail';
import { contactRepository } from './contact.repository';

interface ContactParts {
  database: Pick<Database, 'transaction'>;
  office: Mailbox;
  counters: Counters;
  clock: () => Date;
}

export type ContactService = ReturnType<typeof createContactService>;

export const createContactService = ({ database, office, counters, clock }: ContactParts) => ({
  /** Stores a message, once by its key, and mails it. */
  async send(body: ContactBody, client: string, idempotencyKey: string | undefined): Promise<void> {
    const wait = await counters.take(client);
    if (wait !== undefined) throw tooManyRequests(wait);
    if (body.website !== '') return;
    const createdAt = clock();
    await database.transaction(async (tx) => {
      const before = await contactRepository(tx).add({ ...body, id: randomUUID(), createdAt, idempotencyKey });
      if (before) return rejectOther(before, body);
      await enqueueMail(tx, contactMail(body, office), createdAt);
      const copy = { kind: COPY_KIND, to: { address: body.email }, max: MAILS_PER_DAY.contactCopies };
      if (await takeMailOfDay(tx, copy, createdAt)) await enqueueMail(tx, contactCopy(body), createdAt);
    });
  },
});

/** @throws DomainError KEY_REUSED unless the messages are the same */
function rejectOther(before: Omit<ContactBody, 'website'>, body: ContactBody): void {
  const fields = ['name', 'email', 'phone', 'message'] as const;
  if (fields.some((field) => before[field] !== body[field])) throw keyReused();
}
