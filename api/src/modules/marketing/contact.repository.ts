import type { ContactBody } from '@kadam/shared/contract/marketing';
import { firstRow, oldRows, type Queryable } from '../../db/database';

type ContactMessage = Omit<ContactBody, 'website'>;

interface NewContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
  readonly idempotencyKey: string | undefined;
}

export const contactRepository = (database: Queryable) => ({
  /** If a request with this key stored a message before, returns that and adds nothing. */
  async add(added: NewContactMessage): Promise<ContactMessage | undefined> {
    const { id, name, email, phone, message, createdAt, idempotencyKey = null } = added;
    const [row] = await database.query(
      `insert into contact_messages (id, name, email, phone, message, created_at, idempotency_key)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (idempotency_key) do nothing returning id`,
      [id, name, email, phone, message, createdAt, idempotencyKey],
    );
    if (row) return undefined;
    return firstRow<ContactMessage>(
      database,
      'select name, email, phone, message from contact_messages where idempotency_key = $1',
      [idempotencyKey],
    );
  },

  old: oldRows(database, 'contact_messages', 'created_at < $1'),
});
