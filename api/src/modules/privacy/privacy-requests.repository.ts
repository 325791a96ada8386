import type { OwnPrivacyRequest, PrivacyRequestKind } from '@kadam/shared/contract/privacy-requests';
import { firstRow, oldRows, type Queryable } from '../../db/database';
import { REQUESTS, type RequestRow } from './office-requests.repository';

export interface NewRequest {
  readonly id: string;
  readonly memberId: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly kind: PrivacyRequestKind;
  readonly text: string;
  readonly createdAt: Date;
  /** Null until a request without an account is confirmed. */
  readonly dueAt: Date | null;
  readonly confirm: { readonly hash: Buffer; readonly until: Date } | null;
}

/** `isConfirmed`: the link has been used before. */
export interface LinkedRequest {
  readonly id: string;
  readonly kind: PrivacyRequestKind;
  readonly isConfirmed: boolean;
  readonly until: Date;
}

export const privacyRequestsRepository = (database: Queryable) => ({
  /** False if a request with this id exists. */
  async add({ id, memberId, email, name, kind, text, createdAt, dueAt, confirm }: NewRequest): Promise<boolean> {
    const added = await database.query(
      `insert into privacy_requests (id, member_id, email, name, kind, text, state, created_at, received_at, due_at,
         confirm_hash, confirm_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning 1`,
      [
        id,
        memberId,
        email,
        name,
        kind,
        text,
        dueAt ? 'received' : 'unconfirmed',
        createdAt,
        dueAt && createdAt,
        dueAt,
        confirm?.hash ?? null,
        confirm?.until ?? null,
      ],
    );
    return added.length > 0;
  },

  async ofMember(memberId: string): Promise<OwnPrivacyRequest[]> {
    const rows = await database.query<RequestRow>(
      `${REQUESTS} and request.member_id = $1 order by request.received_at desc, request.id`,
      [memberId],
    );
    return rows.map(({ id, kind, text, state, receivedAt, dueAt, closedAt, answerText }) => ({
      id,
      kind,
      text,
      state,
      receivedAt: receivedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      answer: closedAt && answerText !== null ? { at: closedAt.toISOString(), text: answerText } : null,
    }));
  },

  async lockMember(memberId: string): Promise<void> {
    await database.query('select from members where id = $1 for no key update', [memberId]);
  },

  linked: (hash: Buffer) =>
    firstRow<LinkedRequest>(
      database,
      `select id, kind, received_at is not null as "isConfirmed", confirm_until as until from privacy_requests
       where confirm_hash = $1 for update`,
      [hash],
    ),

  async confirm(id: string, now: Date, dueAt: Date): Promise<void> {
    await database.query(
      `update privacy_requests set state = 'received', received_at = $2, due_at = $3 where id = $1`,
      [id, now, dueAt],
    );
  },
});

/** Removes requests: with the account, if unconfirmed, and after the retention period. */
export const endedRequestsRepository = (database: Queryable) => ({
  /** Keeps only kind, state and times of a person's requests; closes open ones. */
  async anonymize({ id, email }: { readonly id: string; readonly email: string }, now: Date): Promise<void> {
    await database.query(
      `update privacy_requests set member_id = null, email = null, name = '', text = '', notes = '',
         answer = case when answer is null then null else '' end, confirm_hash = null, confirm_until = null,
         state = case when closed_at is null then 'withdrawn' else state end, closed_at = coalesce(closed_at, $3),
         version = version + 1
       where (member_id = $1 or email = $2) and received_at is not null`,
      [id, email, now],
    );
  },

  removeUnconfirmed: oldRows(database, 'privacy_requests', 'received_at is null and confirm_until < $1').remove,
  closed: oldRows(database, 'privacy_requests', 'closed_at < $1'),
});
