import { type ApplicationMessage, MAX_SHOWN_MESSAGES } from '@kadam/shared/contract/application-messages';
import { firstRow, type Queryable } from '../../db/database';

export interface NewMessage {
  readonly id: string;
  readonly applicationId: string;
  readonly isFromOffice: boolean;
  /** The person of the office, or ''. */
  readonly by: string;
  readonly text: string;
  readonly at: Date;
}

interface MessageRow {
  readonly id: string;
  readonly number: number;
  readonly applicationId: string;
  readonly isFromOffice: boolean;
  readonly by: string;
  readonly text: string;
  readonly at: Date;
  readonly readAt: Date | null;
}

const SELECT = `select id, number, application_id as "applicationId", from_office as "isFromOffice", by_name as "by",
  text, at, read_at as "readAt" from application_messages`;

export const applicationMessagesRepository = (database: Queryable) => ({
  /** The latest messages, oldest first. */
  async ofApplication(applicationId: string): Promise<MessageRow[]> {
    const rows = await database.query<MessageRow>(`${SELECT} where application_id = $1 order by number desc limit $2`, [
      applicationId,
      MAX_SHOWN_MESSAGES,
    ]);
    return rows.reverse();
  },

  find: (id: string) => firstRow<MessageRow>(database, `${SELECT} where id = $1`, [id]),

  numbered: (number: number) => firstRow<MessageRow>(database, `${SELECT} where number = $1`, [number]),

  async add({ id, applicationId, isFromOffice, by, text, at }: NewMessage): Promise<MessageRow> {
    await database.query(
      `insert into application_messages (id, application_id, from_office, by_name, text, at) values ($1, $2, $3, $4, $5, $6)`,
      [id, applicationId, isFromOffice, by, text, at],
    );
    const added = await this.find(id);
    if (!added) throw new Error('No row was returned for the message of an application.');
    return added;
  },

  /** Marks the messages of one side up to a time as read by the other side. */
  async markRead(
    applicationId: string,
    { isFromOffice, until }: { readonly isFromOffice: boolean; readonly until: Date },
    at: Date,
  ): Promise<void> {
    await database.query(
      `update application_messages set read_at = $4
       where application_id = $1 and from_office = $2 and at <= $3 and read_at is null`,
      [applicationId, isFromOffice, until, at],
    );
  },
});

/** Only the office sees the names of its people. */
export const toMessage = (
  { id, at, isFromOffice, by, text, readAt }: MessageRow,
  reader: ApplicationMessage['from'],
): ApplicationMessage => ({
  id,
  at: at.toISOString(),
  from: isFromOffice ? 'office' : 'candidate',
  by: reader === 'office' ? by : '',
  text,
  isRead: readAt !== null,
});
