import type { MailState, UnsentMail } from '@kadam/shared/contract/inbox';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, firstRow, type Queryable } from '../../db/database';
import { MAIL_KINDS } from '../../mail';

type Row = Omit<UnsentMail, 'createdAt' | 'at'> & { readonly createdAt: Date; readonly at: Date };

const MAILS = `from tasks where kind = any($1) and ($2::text is null or (failed_at is null) = ($2 = 'waiting'))`;

export const mailsRepository = (database: Queryable) => ({
  async page(state: MailState | undefined, { page, limit }: ListPage): Promise<UnsentMail[]> {
    const rows = await database.query<Row>(
      `select id, payload ->> 'kind' as kind, coalesce(payload #>> '{to,address}', '') as "to",
         coalesce(payload ->> 'subject', '') as subject,
         case when failed_at is null then 'waiting' else 'failed' end as state, created_at as "createdAt",
         coalesce(failed_at, run_at) as at, attempts, coalesce(last_error, '') as error
       ${MAILS} order by failed_at desc nulls last, run_at desc, id limit $3 offset $4`,
      [MAIL_KINDS, state ?? null, limit, (page - 1) * limit],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), at: row.at.toISOString() }));
  },

  count: (state: MailState | undefined) => countRows(database, MAILS, [MAIL_KINDS, state ?? null]),

  /** Locks a mail until the end of the transaction. */
  lock: (id: string) =>
    firstRow<{ kind: string; to: string; hasFailed: boolean }>(
      database,
      `select payload ->> 'kind' as kind, coalesce(payload #>> '{to,address}', '') as "to",
         failed_at is not null as "hasFailed"
       from tasks where id = $1 and kind = any($2) for update`,
      [id, MAIL_KINDS],
    ),

  async failed(): Promise<{ count: number; oldestAt: Date | null }> {
    const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(failed_at) as "oldestAt" from tasks
       where kind = any($1) and failed_at is not null`,
      [MAIL_KINDS],
    );
    return row ?? { count: 0, oldestAt: null };
  },
});
