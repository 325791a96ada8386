import type { ContactBody } from '@kadam/shared/contract/marketing';
import type { Queryable } from '../../db/database';

type ContactMessage = Omit<ContactBody, 'website'>;

interface NewContactMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: Date;
  readonly idempotencyKey: string | undefined;
}

export const contactRepository = (database: Queryable) => ({
  /** Returns the message that a request with this key stored before, and adds nothing then. */
  async add(added: NewContactMessage): Promise<ContactMessage | undefined> {
    const { id, name, email, phone, message, createdAt, idempotencyKey = null } = added;
    const [row] = await database.query(
      `insert into contact_messages (id, name, email, phone, message, created_at, idempotency_key)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (idempotency_key) do nothing returning id`,
      [id, name, email, phone, message, createdAt, idempotencyKey],
    );
    if (row) return undefined;
    const [before] = await database.query<ContactMessage>(
      'select name, email, phone, message from contact_messages where idempotency_key = $1',
      [idempotencyKey],
    );
    return before;
  },

  async removeOld(before: Date, max: number): Promise<number> {
    const removed = await database.query(
      `delete from contact_messages where id in (select id from contact_messages where created_at < $1 limit $2)
       returning 1`,
      [before, max],
    );
    return removed.length;
  },

  async countOld(before: Date): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from contact_messages where created_at < $1',
      [before],
    );
    return row?.count ?? 0;
  },
});
