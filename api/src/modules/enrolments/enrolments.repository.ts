import type { EnrolledCourse, EnrolmentStatus } from '@kadam/shared/contract/enrolments';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, firstRow, type Queryable } from '../../db/database';

export interface Enrolment {
  id: string;
  courseId: string;
  enrolledAt: Date;
  status: EnrolmentStatus;
}

interface NewEnrolment extends Enrolment {
  readonly memberId: string;
  readonly batchId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export type CanceledEnrolment = Pick<NewEnrolment, 'name' | 'email' | 'phone' | 'enrolledAt' | 'batchId'>;

/** The fields of an enrollment that its member sees, without the course. */
export type OwnEnrolment = Enrolment & Pick<EnrolledCourse, 'batch' | 'waitingPlace'>;

export const enrolmentsRepository = (database: Queryable) => ({
  /**
   * Returns undefined if the member is enrolled in the course; a canceled enrollment is renewed.
   */
  async add(enrolment: NewEnrolment): Promise<Enrolment | undefined> {
    const { id, memberId, courseId, name, email, phone, address, enrolledAt, batchId, status } = enrolment;
    const [added] = await database.query<Enrolment>(
      `insert into enrolments (id, member_id, course_id, name, email, phone, address, enrolled_at, changed_at,
         batch_id, status, waiting_since)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)
       on conflict (member_id, course_id) do update set name = excluded.name, email = excluded.email,
         phone = excluded.phone, address = excluded.address, enrolled_at = excluded.enrolled_at,
         changed_at = excluded.changed_at, batch_id = excluded.batch_id, status = excluded.status,
         waiting_since = excluded.waiting_since, version = enrolments.version + 1
         where enrolments.status = 'canceled'
       returning ${COLUMNS}`,
      [
        id,
        memberId,
        courseId,
        name,
        email,
        phone,
        address,
        enrolledAt,
        batchId,
        status,
        status === 'waiting' ? enrolledAt : null,
      ],
    );
    return added;
  },

  /** Locks the account until the end of the transaction, so that it is not deleted meanwhile. */
  async lockMember(memberId: string): Promise<void> {
    await database.query('select from members where id = $1 for key share', [memberId]);
  },

  find: (memberId: string, courseId: string) =>
    firstRow<Enrolment & { batchId: string | null }>(
      database,
      `select ${COLUMNS}, batch_id as "batchId" from enrolments where member_id = $1 and course_id = $2`,
      [memberId, courseId],
    ),

  /** Removes the enrollment and returns its seat; undefined if there is none. */
  remove: (memberId: string, courseId: string) =>
    firstRow<CanceledEnrolment>(
      database,
      `delete from enrolments where member_id = $1 and course_id = $2 and status <> 'canceled'
       returning name, email, phone, enrolled_at as "enrolledAt", batch_id as "batchId"`,
      [memberId, courseId],
    ),

  ofMember: (memberId: string, { page, limit }: ListPage): Promise<OwnEnrolment[]> =>
    database.query<OwnEnrolment>(
      `select ${COLUMNS}, ${WAITING_PLACE} as "waitingPlace",
         (select jsonb_build_object('id', id, 'startDate', start_date, 'endDate', end_date, 'times', times,
            'mode', mode, 'place', place) from course_batches where id = e.batch_id) as batch
       from enrolments e where member_id = $1 and status <> 'canceled'
       order by enrolled_at desc, id limit $2 offset $3`,
      [memberId, limit, (page - 1) * limit],
    ),

  count: (memberId: string) =>
    countRows(database, `from enrolments where member_id = $1 and status <> 'canceled'`, [memberId]),
});

const COLUMNS = 'id, course_id as "courseId", enrolled_at as "enrolledAt", status';

/** Position of the enrollment `e` on its waiting list, from 1; null if it is not waiting. */
export const WAITING_PLACE = `case when e.status = 'waiting' then (
  select count(*)::int from enrolments o
  where o.batch_id = e.batch_id and o.status = 'waiting' and (o.waiting_since, o.id) <= (e.waiting_since, e.id)
) end`;
