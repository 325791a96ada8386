import type { TemplateStatus } from '@kadam/shared/contract/message-templates';
import { firstRow, type Queryable } from '../../db/database';

export interface StoredTemplate {
  readonly status: TemplateStatus;
  readonly version: number;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  readonly by: string;
}

const SELECT = 'select status, version, subject, text, at, by_name as "by" from message_templates';

export const messageTemplatesRepository = (database: Queryable) => ({
  /** The newest template of each status that the office has written. */
  newest: (): Promise<StoredTemplate[]> =>
    database.query<StoredTemplate>(
      `${SELECT} newest where version = (select max(version) from message_templates where status = newest.status)`,
    ),

  newestOf: (status: string) =>
    firstRow<StoredTemplate>(database, `${SELECT} where status = $1 order by version desc limit 1`, [status]),

  find: (status: string, version: number) =>
    firstRow<StoredTemplate>(database, `${SELECT} where status = $1 and version = $2`, [status, version]),

  /** False if another transaction has added this version. */
  async add({ status, version, subject, text, at, by }: StoredTemplate): Promise<boolean> {
    const added = await database.query(
      `insert into message_templates (status, version, subject, text, at, by_name) values ($1, $2, $3, $4, $5, $6)
       on conflict (status, version) do nothing returning 1`,
      [status, version, subject, text, at, by],
    );
    return added.length > 0;
  },
});
