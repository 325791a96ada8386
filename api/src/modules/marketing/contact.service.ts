import { randomUUID } from 'node:crypto';
import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Mailbox } from '../../outbox';
import { type Counters, tooMany } from '../../plugins/counters';
import { contactMail } from './contact-mail';
import type { ContactRepository } from './contact.repository';

interface ContactParts {
  contacts: ContactRepository;
  office: Mailbox;
  counters: Counters;
  clock: () => Date;
  wakeOutbox: () => void;
}

export type ContactService = ReturnType<typeof createContactService>;

export const createContactService = ({ contacts, office, counters, clock, wakeOutbox }: ContactParts) => ({
  async send(body: ContactBody, client: string): Promise<void> {
    // Counted here and not at the door: a mistake in a field must not use up what a person may send.
    const wait = counters.take(client);
    if (wait !== undefined) throw tooMany(wait);
    if (body.website !== '') return;
    await contacts.add({ ...body, id: randomUUID(), createdAt: clock() }, contactMail(body, office));
    wakeOutbox();
  },
});
