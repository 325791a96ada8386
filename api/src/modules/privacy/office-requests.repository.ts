import type { PrivacyRequest, PrivacyRequestsQuery } from '@kadam/shared/contract/privacy-requests';
import { countRows, type Queryable } from '../../db/database';

export interface RequestRow extends Omit<PrivacyRequest, 'receivedAt' | 'dueAt' | 'isOverdue' | 'answer'> {
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly closedAt: Date | null;
  readonly answerText: string | null;
  readonly answeredBy: string | null;
}

/** Confirmed requests, with the person. */
export const REQUESTS = `select request.id, request.kind, request.text, request.state, request.received_at as "receivedAt",
    request.due_at as "dueAt", request.closed_at as "closedAt", request.notes, request.answer as "answerText",
    request.answered_by as "answeredBy", request.version,
    coalesce(nullif(trim(concat_ws(' ', member.first_name, member.last_name)), ''), request.name) as name,
    coalesce(request.email, member.email, '') as email, member.id is not null as "isMember",
    case when member.id is null then request.email is not null else member.email_confirmed_at is not null end as "isConfirmed"
  from privacy_requests request left join members member on member.id = request.member_id
  where request.received_at is not null`;

const FILTER = `($1::text is null or (request.closed_at is null) = ($1 = 'open'))`;

export const officeRequestsRepository = (database: Queryable) => ({
  async page({ state, page, limit }: PrivacyRequestsQuery, now: Date): Promise<PrivacyRequest[]> {
    const rows = await database.query<RequestRow>(
      `${REQUESTS} and ${FILTER} order by request.closed_at desc nulls first, request.due_at, request.id
       limit $2 offset $3`,
      [state ?? null, limit, (page - 1) * limit],
    );
    return rows.map((row) => toRequest(row, now));
  },

  count: (state: PrivacyRequestsQuery['state']) =>
    countRows(database, `from privacy_requests request where request.received_at is not null and ${FILTER}`, [
      state ?? null,
    ]),

  async find(id: string, now: Date): Promise<PrivacyRequest | undefined> {
    const [row] = await database.query<RequestRow>(`${REQUESTS} and request.id = $1`, [id]);
    return row && toRequest(row, now);
  },

  /** Locked until the end of the transaction. */
  async lock(id: string, now: Date): Promise<PrivacyRequest | undefined> {
    await database.query('select from privacy_requests where id = $1 for update', [id]);
    return this.find(id, now);
  },

  async change(id: string, { state, notes }: { readonly state: string; readonly notes: string }): Promise<void> {
    await database.query('update privacy_requests set state = $2, notes = $3, version = version + 1 where id = $1', [
      id,
      state,
      notes,
    ]);
  },

  async close(
    id: string,
    { outcome, text, by, now }: { outcome: 'answered' | 'rejected'; text: string; by: string; now: Date },
  ): Promise<void> {
    await database.query(
      `update privacy_requests set state = $2, answer = $3, answered_by = $4, closed_at = $5, version = version + 1
       where id = $1`,
      [id, outcome, text, by, now],
    );
  },

  /** Number of open requests that are due before a time, and the time of the oldest. */
  async waiting(dueBefore: Date | null): Promise<{ count: number; oldestAt: Date | null }> {
    const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(received_at) as "oldestAt" from privacy_requests
       where closed_at is null and received_at is not null and ($1::timestamptz is null or due_at < $1)`,
      [dueBefore],
    );
    return row ?? { count: 0, oldestAt: null };
  },
});

function toRequest(
  { closedAt, answerText, answeredBy, receivedAt, dueAt, ...rest }: RequestRow,
  now: Date,
): PrivacyRequest {
  return {
    ...rest,
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: closedAt === null && dueAt < now,
    answer:
      closedAt && answerText !== null ? { at: closedAt.toISOString(), by: answeredBy ?? '', text: answerText } : null,
  };
}
