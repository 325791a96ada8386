import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Queryable } from '../../db/database';

interface NewContactMessage extends Omit<ContactBody, 'website'> {
  readonly id: string;
  readonly createdAt: Date;
}

export const contactRepository = (database: Queryable) => ({
  async add({ id, name, email, phone, message, createdAt }: NewContactMessage): Promise<void> {
    await database.query(
      'insert into contact_messages (id, name, email, phone, message, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, name, email, phone, message, createdAt],
    );
  },
});
