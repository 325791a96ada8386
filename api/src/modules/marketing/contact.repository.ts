import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Database } from '../../db/database';
import { enqueue, type Mail } from '../../outbox';

export interface NewContactMessage extends Omit<ContactBody, 'website'> {
  readonly id: string;
  readonly createdAt: Date;
}

export type ContactRepository = ReturnType<typeof contactRepository>;

export const contactRepository = (database: Database) => ({
  /** Keeps the message and its mail, or neither. */
  add: (contact: NewContactMessage, mail: Mail): Promise<void> =>
    database.transaction(async (tx) => {
      const { id, name, email, phone, message, createdAt } = contact;
      await tx.query(
        'insert into contact_messages (id, name, email, phone, message, created_at) values ($1, $2, $3, $4, $5, $6)',
        [id, name, email, phone, message, createdAt],
      );
      await enqueue(tx, mail, createdAt);
    }),
});
