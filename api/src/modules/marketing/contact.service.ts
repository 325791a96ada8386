import { randomUUID } from 'node:crypto';
import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Database } from '../../db/database';
import { enqueueMail, type Mailbox, takeMailOfDay } from '../../mail';
import { type Counters, tooMany } from '../../http/counters';
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
  async send(body: ContactBody, client: string): Promise<void> {
    const wait = await counters.take(client);
    if (wait !== undefined) throw tooMany(wait);
    if (body.website !== '') return;
    const createdAt = clock();
    await database.transaction(async (tx) => {
      await contactRepository(tx).add({ ...body, id: randomUUID(), createdAt });
      await enqueueMail(tx, contactMail(body, office), createdAt);
      const copy = { kind: COPY_KIND, to: { address: body.email }, max: MAILS_PER_DAY.contactCopies };
      if (await takeMailOfDay(tx, copy, createdAt)) await enqueueMail(tx, contactCopy(body), createdAt);
    });
  },
});
