import { randomUUID } from 'node:crypto';
import type { InquiryBody } from '@kadam/shared/contract/inquiries';
import type { Database } from '../../db/database';
import { type Counters, tooManyRequests } from '../../http/counters';
import { keyReused } from '../../idempotency-keys';
import { MAILS_PER_DAY } from '../../limits';
import { enqueueMail, type Mailbox, takeMailOfDay } from '../../mail';
import { inquiriesRepository, sentFields } from './inquiries.repository';
import { COPY_KIND, inquiryCopy, inquiryMail } from './inquiry-mail';

interface Parts {
  readonly database: Pick<Database, 'transaction'>;
  readonly office: Mailbox;
  readonly counters: Counters;
  readonly clock: () => Date;
}

export type SendInquiry = ReturnType<typeof createSendInquiry>;

/** Stores an inquiry, once by its key, and mails it to the office with a receipt to the sender. */
export const createSendInquiry =
  ({ database, office, counters, clock }: Parts) =>
  async (body: InquiryBody, client: string, idempotencyKey: string | undefined): Promise<void> => {
    const wait = await counters.take(client);
    if (wait !== undefined) throw tooManyRequests(wait);
    if (body.website !== '') return;
    const at = clock();
    await database.transaction(async (tx) => {
      const inquiries = inquiriesRepository(tx);
      const isNew = await inquiries.add(body, { id: randomUUID(), at, idempotencyKey });
      if (!isNew) {
        const before = await inquiries.byKey(idempotencyKey);
        if (!before || sentFields(before) !== sentFields(body)) throw keyReused();
        return;
      }
      await enqueueMail(tx, inquiryMail(body, office), at);
      const copy = { kind: COPY_KIND, to: { address: body.email }, max: MAILS_PER_DAY.contactCopies };
      if (await takeMailOfDay(tx, copy, at)) await enqueueMail(tx, inquiryCopy(body), at);
    });
  };
