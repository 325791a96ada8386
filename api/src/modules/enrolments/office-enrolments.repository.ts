import type { EnrolmentStatus } from '@kadam/shared/contract/enrolments';
import type { OfficeEnrolment, OfficeEnrolmentsQuery } from '@kadam/shared/contract/office-enrolments';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, type Queryable } from '../../db/database';
import { WAITING_PLACE } from './enrolments.repository';

export interface EnrolmentFilter {
  readonly course: string | null;
  readonly batch: string | null;
  readonly words: readonly string[];
  readonly statuses: readonly EnrolmentStatus[];
}

type Row = Omit<OfficeEnrolment, 'enrolledAt' | 'changedAt'> & { readonly enrolledAt: Date; readonly changedAt: Date };

/** An enrollment, locked until the end of the transaction. */
export interface LockedEnrolment {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly version: number;
  readonly batchId: string | null;
  readonly courseId: string;
  readonly courseName: string;
}

const SELECT = `select e.id, e.version, e.status, e.enrolled_at as "enrolledAt", e.changed_at as "changedAt", e.name,
    e.email, e.phone, e.address, m.first_name as "firstName", m.email as "accountEmail", jsonb_build_object('id', c.id, 'name', c.name) as course,
    (select jsonb_build_object('id', id, 'startDate', start_date, 'times', times)
     from course_batches where id = e.batch_id) as batch, ${WAITING_PLACE} as "waitingPlace"`;
const FROM = 'from enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id';
const MATCHES = `($1::uuid is null or e.course_id = $1) and ($2::uuid is null or e.batch_id = $2)
  and (cardinality($3::text[]) = 0 or e.status = any($3))
  and lower(concat_ws(' ', e.name, e.email, m.email, e.phone, c.name)) like all ($4::text[])`;
const ORDERS: Readonly<Record<NonNullable<OfficeEnrolmentsQuery['sort']>, string>> = {
  '-enrolled': 'e.enrolled_at desc, e.id desc',
  enrolled: 'e.enrolled_at, e.id',
  name: 'lower(e.name) collate "C", e.id',
  '-name': 'lower(e.name) collate "C" desc, e.id desc',
};

const valuesOf = ({ course, batch, statuses, words }: EnrolmentFilter) => [
  course,
  batch,
  statuses,
  words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`),
];

export const officeEnrolmentsRepository = (database: Queryable) => ({
  async page(filter: EnrolmentFilter, sort: keyof typeof ORDERS, { page, limit }: ListPage) {
    const total = await countRows(database, `${FROM} where ${MATCHES}`, valuesOf(filter));
    const rows = await database.query<Row>(
      `${SELECT} from (
         select e.id, row_number() over (order by ${ORDERS[sort]}) as number ${FROM} where ${MATCHES}
         order by ${ORDERS[sort]} limit $5 offset $6
       ) shown join enrolments e using (id) join courses c on c.id = e.course_id join members m on m.id = e.member_id
       order by shown.number`,
      [...valuesOf(filter), limit, (page - 1) * limit],
    );
    return { enrollments: rows.map(toEnrolment), total };
  },

  /** Enrollments after this one, latest first. */
  async after(filter: EnrolmentFilter, last: OfficeEnrolment | undefined, limit: number): Promise<OfficeEnrolment[]> {
    const rows = await database.query<Row>(
      `${SELECT} ${FROM} where ${MATCHES}
         and ($5::timestamptz is null or (e.enrolled_at, e.id) < ($5::timestamptz, $6::uuid))
       order by e.enrolled_at desc, e.id desc limit $7`,
      [...valuesOf(filter), last?.enrolledAt ?? null, last?.id ?? null, limit],
    );
    return rows.map(toEnrolment);
  },

  async batchesOf(ids: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ id: string }>(
      'select distinct batch_id as id from enrolments where id = any($1::uuid[]) and batch_id is not null',
      [ids],
    );
    return rows.map(({ id }) => id);
  },

  lock: (ids: readonly string[]): Promise<LockedEnrolment[]> =>
    database.query<LockedEnrolment>(
      `select e.id, e.status, e.version, e.batch_id as "batchId", c.id as "courseId", c.name as "courseName"
       from enrolments e join courses c on c.id = e.course_id
       where e.id = any($1::uuid[]) order by e.id for update of e`,
      [ids],
    ),

  async setStatus(id: string, status: EnrolmentStatus, at: Date): Promise<void> {
    await database.query(
      `update enrolments set status = $2, waiting_since = null, changed_at = $3, version = version + 1 where id = $1`,
      [id, status, at],
    );
  },

  /** A person on the waiting list gets a seat in the new batch. */
  async setBatch(id: string, batchId: string, at: Date): Promise<void> {
    await database.query(
      `update enrolments set batch_id = $2, status = case status when 'waiting' then 'received' else status end,
         waiting_since = null, changed_at = $3, version = version + 1
       where id = $1`,
      [id, batchId, at],
    );
  },
});

const toEnrolment = ({ enrolledAt, changedAt, ...row }: Row): OfficeEnrolment => ({
  ...row,
  enrolledAt: enrolledAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
