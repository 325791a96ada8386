import type { Database } from '../../db/database';
import { enqueue, type Mail } from '../../outbox';

export interface Enrolment {
  id: string;
  courseId: string;
  enrolledAt: Date;
}

export interface NewEnrolment extends Enrolment {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

export type EnrolmentsRepository = ReturnType<typeof enrolmentsRepository>;

export const enrolmentsRepository = (database: Database) => ({
  /** Keeps the enrolment and its receipt, both or neither; where the member is enrolled already, answers that enrolment. */
  add: (enrolment: NewEnrolment, receipt: Mail): Promise<{ isNew: boolean; enrolment: Enrolment }> =>
    database.transaction(async (tx) => {
      const { id, memberId, courseId, name, email, phone, address, enrolledAt } = enrolment;
      const [added] = await tx.query<Enrolment>(
        `insert into enrolments (id, member_id, course_id, name, email, phone, address, enrolled_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (member_id, course_id) do nothing returning ${COLUMNS}`,
        [id, memberId, courseId, name, email, phone, address, enrolledAt],
      );
      if (added) {
        await enqueue(tx, receipt, enrolledAt);
        return { isNew: true, enrolment: added };
      }
      const [known] = await tx.query<Enrolment>(
        `select ${COLUMNS} from enrolments where member_id = $1 and course_id = $2`,
        [memberId, courseId],
      );
      if (!known) throw new Error('An enrolment conflicts with one that is not there.');
      return { isNew: false, enrolment: known };
    }),

  /** Enrolments of a member, latest first. */
  ofMember: (memberId: string): Promise<Enrolment[]> =>
    database.query<Enrolment>(`select ${COLUMNS} from enrolments where member_id = $1 order by enrolled_at desc, id`, [
      memberId,
    ]),
});

const COLUMNS = 'id, course_id as "courseId", enrolled_at as "enrolledAt"';
