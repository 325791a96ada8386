import type { ContactMessage, MessageReply } from '@kadam/shared/contract/inbox';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, type Queryable } from '../../db/database';

/** `isHandled` undefined includes both. */
export interface MessageFilter {
  readonly words: readonly string[];
  readonly isHandled: boolean | undefined;
}

type Row = Omit<ContactMessage, 'at' | 'assignee' | 'handled'> & {
  readonly at: Date;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly handledAt: Date | null;
  readonly handledBy: string | null;
};

// A person who has left the office does not count as an assignee.
const SELECT = `select sent.id, sent.created_at as at, sent.name, sent.email, sent.phone, sent.message,
    case when staff.member_id is null then null else sent.assignee_id end as "assigneeId",
    trim(colleague.first_name || ' ' || colleague.last_name) as "assigneeName",
    sent.handled_at as "handledAt", sent.handled_by as "handledBy", sent.version,
    (select count(*)::int from contact_replies where message_id = sent.id) as replies
  from contact_messages sent
  left join staff on staff.member_id = sent.assignee_id
  left join members colleague on colleague.id = staff.member_id`;

const MATCHES = `($1::boolean is null or (sent.handled_at is not null) = $1) and not exists (
    select from unnest($2::text[]) word
    where position(word in lower(concat_ws(' ', sent.name, sent.email, sent.phone, sent.message))) = 0
  )`;

const valuesOf = ({ isHandled, words }: MessageFilter) => [isHandled ?? null, words];

export interface MessageChange {
  readonly id: string;
  readonly assigneeId: string | null;
  readonly handled: { readonly at: Date; readonly by: string } | null;
}

interface NewReply extends Omit<MessageReply, 'at'> {
  readonly messageId: string;
  readonly at: Date;
}

export const messagesRepository = (database: Queryable) => ({
  async page(filter: MessageFilter, { page, limit }: ListPage): Promise<ContactMessage[]> {
    const rows = await database.query<Row>(
      `${SELECT} where ${MATCHES} order by sent.created_at desc, sent.id limit $3 offset $4`,
      [...valuesOf(filter), limit, (page - 1) * limit],
    );
    return rows.map(toMessage);
  },

  count: (filter: MessageFilter) =>
    countRows(database, `from contact_messages sent where ${MATCHES}`, valuesOf(filter)),

  async find(id: string): Promise<ContactMessage | undefined> {
    const [row] = await database.query<Row>(`${SELECT} where sent.id = $1`, [id]);
    return row && toMessage(row);
  },

  /** Locks a message until the end of the transaction. */
  async lock(id: string): Promise<ContactMessage | undefined> {
    await database.query('select from contact_messages where id = $1 for update', [id]);
    return this.find(id);
  },

  async change({ id, assigneeId, handled }: MessageChange): Promise<void> {
    await database.query(
      `update contact_messages set assignee_id = $2, handled_at = $3, handled_by = $4, version = version + 1
       where id = $1`,
      [id, assigneeId, handled?.at ?? null, handled?.by ?? null],
    );
  },

  async replies(messageId: string): Promise<MessageReply[]> {
    const rows = await database.query<Omit<MessageReply, 'at'> & { at: Date }>(
      'select id, at, by_name as by, text from contact_replies where message_id = $1 order by at, id',
      [messageId],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },

  /** False if another message has a reply with this id. */
  async addReply({ id, messageId, at, by, text }: NewReply): Promise<boolean> {
    const added = await database.query(
      `insert into contact_replies (id, message_id, at, by_name, text) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning 1`,
      [id, messageId, at, by, text],
    );
    return added.length > 0;
  },

  async open(): Promise<{ count: number; oldestAt: Date | null }> {
    const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(created_at) as "oldestAt" from contact_messages where handled_at is null`,
    );
    return row ?? { count: 0, oldestAt: null };
  },
});

const toMessage = ({ at, assigneeId, assigneeName, handledAt, handledBy, ...rest }: Row): ContactMessage => ({
  ...rest,
  at: at.toISOString(),
  assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  handled: handledAt && { at: handledAt.toISOString(), by: handledBy ?? '' },
});
