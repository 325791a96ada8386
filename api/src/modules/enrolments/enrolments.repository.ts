import type { ListPage } from '@kadam/shared/contract/paging';
import type { Queryable } from '../../db/database';

export interface Enrolment {
  id: string;
  courseId: string;
  enrolledAt: Date;
}

interface NewEnrolment extends Enrolment {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export type CanceledEnrolment = Pick<NewEnrolment, 'name' | 'email' | 'phone' | 'enrolledAt'>;

export const enrolmentsRepository = (database: Queryable) => ({
  async add(enrolment: NewEnrolment): Promise<Enrolment | undefined> {
    const { id, memberId, courseId, name, email, phone, address, enrolledAt } = enrolment;
    const [added] = await database.query<Enrolment>(
      `insert into enrolments (id, member_id, course_id, name, email, phone, address, enrolled_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (member_id, course_id) do nothing returning ${COLUMNS}`,
      [id, memberId, courseId, name, email, phone, address, enrolledAt],
    );
    return added;
  },

  async find(memberId: string, courseId: string): Promise<Enrolment | undefined> {
    const [known] = await database.query<Enrolment>(
      `select ${COLUMNS} from enrolments where member_id = $1 and course_id = $2`,
      [memberId, courseId],
    );
    return known;
  },

  /** Removes the enrollment and returns what it held; undefined when there is none. */
  async remove(memberId: string, courseId: string): Promise<CanceledEnrolment | undefined> {
    const [removed] = await database.query<CanceledEnrolment>(
      `delete from enrolments where member_id = $1 and course_id = $2
       returning name, email, phone, enrolled_at as "enrolledAt"`,
      [memberId, courseId],
    );
    return removed;
  },

  ofMember: (memberId: string, { page, limit }: ListPage): Promise<Enrolment[]> =>
    database.query<Enrolment>(
      `select ${COLUMNS} from enrolments where member_id = $1 order by enrolled_at desc, id limit $2 offset $3`,
      [memberId, limit, (page - 1) * limit],
    ),

  async count(memberId: string): Promise<number> {
    const [row] = await database.query<{ count: number }>('select count(*) from enrolments where member_id = $1', [
      memberId,
    ]);
    return row?.count ?? 0;
  },
});

const COLUMNS = 'id, course_id as "courseId", enrolled_at as "enrolledAt"';
