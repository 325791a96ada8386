import { randomUUID } from 'node:crypto';
import type { EnrolBody, EnrolledCourse } from '@kadam/shared/contract/enrolments';
import type { ListPage } from '@kadam/shared/contract/paging';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import { MAILS_PER_DAY } from '../../limits';
import { enqueueCappedMail, enqueueMail, type Mail, type Mailbox, takeMailOfDay } from '../../mail';
import type { Member } from '../../plugins/authentication';
import type { LearningService } from '../learning';
import { membersRepository } from '../members';
import { cancellationMail, enrolmentMail, newEnrolmentMail } from './enrolment-mail';
import { type Enrolment, enrolmentsRepository } from './enrolments.repository';

interface EnrolmentsParts {
  database: Pick<Database, 'query' | 'transaction'>;
  learning: Pick<LearningService, 'byIds'>;
  office: Mailbox;
  publicUrl: string;
  clock: () => Date;
}

export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>;

export const createEnrolmentsService = ({ database, learning, office, publicUrl, clock }: EnrolmentsParts) => ({
  /** Enrols once; a repeated request returns the first enrolment. */
  async enrol(member: Pick<Member, 'id' | 'email'>, body: EnrolBody): Promise<Enrolment> {
    const { name, email, phone, address, courseId } = body;
    const [course] = await learning.byIds([courseId]);
    if (!course)
      throw fieldError('NOT_FOUND', 'courseId', 'This course does not exist any more. Please choose another one.');
    const enrolledAt = clock();
    return database.transaction(async (tx) => {
      const enrolments = enrolmentsRepository(tx);
      const enrolment = { id: randomUUID(), memberId: member.id, courseId, name, email, phone, address, enrolledAt };
      const added = await enrolments.add(enrolment);
      if (added) {
        const { firstName = '' } = (await membersRepository(tx).credentials(member.email)) ?? {};
        const receipt = enrolmentMail(member.email, {
          firstName,
          course,
          url: `${publicUrl}/courses/${course.id}`,
          now: enrolledAt,
        });
        await enqueueCappedMail(tx, receipt, enrolledAt);
        const toOffice = newEnrolmentMail(enrolment, { courseName: course.name, office });
        await notifyOffice(tx, toOffice, { memberId: member.id, now: enrolledAt });
        return added;
      }
      const known = await enrolments.find(member.id, courseId);
      if (!known) throw new Error('An enrolment conflicts with one that is not there.');
      return known;
    });
  },

  async cancel(memberId: string, courseId: string): Promise<void> {
    const [course] = await learning.byIds([courseId]);
    const now = clock();
    await database.transaction(async (tx) => {
      const removed = await enrolmentsRepository(tx).remove(memberId, courseId);
      if (!removed) return;
      const mail = cancellationMail(removed, { courseName: course?.name ?? 'a course', office });
      await notifyOffice(tx, mail, { memberId, now });
    });
  },

  async ofMember(memberId: string, page: ListPage): Promise<{ courses: EnrolledCourse[]; total: number }> {
    const enrolments = enrolmentsRepository(database);
    const [own, total] = await Promise.all([enrolments.ofMember(memberId, page), enrolments.count(memberId)]);
    const known = await learning.byIds(own.map(({ courseId }) => courseId));
    const byId = new Map(known.map((course) => [course.id, course]));
    const courses = own.flatMap(({ courseId, enrolledAt }) => {
      const course = byId.get(courseId);
      return course ? [{ ...course, enrolledAt: enrolledAt.toISOString() }] : [];
    });
    return { courses, total };
  },
});

// Counted by member: enrolling and canceling in turn must not fill the office's mailbox.
async function notifyOffice(
  tx: Queryable,
  mail: Mail,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const cause = { kind: mail.kind, to: { address: memberId }, max: MAILS_PER_DAY.enrolmentsOfMember };
  if (await takeMailOfDay(tx, cause, now)) await enqueueMail(tx, mail, now);
}
