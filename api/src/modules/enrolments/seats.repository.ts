import type { EnrolmentStatus } from '@kadam/shared/contract/enrolments';
import { firstRow, type Queryable } from '../../db/database';

/** Facts for a mail about a status. */
export interface NotifiedEnrolment {
  readonly status: EnrolmentStatus;
  readonly courseId: string;
  readonly courseName: string;
  readonly batchId: string | null;
  readonly firstName: string;
  /** Of the account. */
  readonly address: string;
}

/** Enrollments by batch; callers must lock the batch (`batchesRepository.lock`). */
export const seatsRepository = (database: Queryable) => ({
  /** Gives seats to the first people on the waiting list; returns the ids of their enrollments. */
  async moveUp(batchId: string, seats: number, at: Date): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      `update enrolments set status = 'received', waiting_since = null, changed_at = $3, version = version + 1
       where id in (
         select id from enrolments where batch_id = $1 and status = 'waiting' order by waiting_since, id limit $2
       ) returning id`,
      [batchId, seats, at],
    );
    return rows.map(({ id }) => id);
  },

  /** Cancels all enrollments with a seat or on the waiting list; returns the ids. */
  async cancelOfBatch(batchId: string, at: Date): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      `update enrolments set status = 'canceled', waiting_since = null, changed_at = $2, version = version + 1
       where batch_id = $1 and status not in ('canceled', 'completed') returning id`,
      [batchId, at],
    );
    return rows.map(({ id }) => id);
  },

  toNotify: (id: string) =>
    firstRow<NotifiedEnrolment>(
      database,
      `select e.status, e.course_id as "courseId", c.name as "courseName", e.batch_id as "batchId",
         m.first_name as "firstName", m.email as address
       from enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id where e.id = $1`,
      [id],
    ),

  /** Enrollments that are neither confirmed nor canceled. */
  async received(): Promise<{ count: number; oldestAt: Date | null }> {
    const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(enrolled_at) as "oldestAt" from enrolments where status = 'received'`,
    );
    return row ?? { count: 0, oldestAt: null };
  },

  async batchesOfMember(memberId: string): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      'select distinct batch_id as id from enrolments where member_id = $1 and batch_id is not null',
      [memberId],
    );
    return rows.map(({ id }) => id);
  },

  async removeOfMember(memberId: string): Promise<void> {
    await database.query('delete from enrolments where member_id = $1', [memberId]);
  },
});
