import { randomUUID } from 'node:crypto';
import type { EnrolBody, EnrolledCourse } from '@kadam/shared/contract/enrolments';
import { fieldError } from '../../errors';
import type { LearningService } from '../learning';
import { enrolmentMail } from './enrolment-mail';
import type { Enrolment, EnrolmentsRepository } from './enrolments.repository';

interface EnrolmentsParts {
  enrolments: EnrolmentsRepository;
  learning: Pick<LearningService, 'byIds'>;
  /** Where people reach the portal. */
  publicUrl: string;
  clock: () => Date;
  wakeOutbox: () => void;
}

export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>;

export const createEnrolmentsService = ({ enrolments, learning, publicUrl, clock, wakeOutbox }: EnrolmentsParts) => ({
  /** Enrols once; whoever asks again, because an answer got lost or a button was pressed twice, gets the first enrolment. */
  async enrol(memberId: string, body: EnrolBody): Promise<Enrolment> {
    const { name, email, phone, address, courseId } = body;
    const [course] = await learning.byIds([courseId]);
    if (!course)
      throw fieldError('NOT_FOUND', 'courseId', 'This course does not exist any more. Please choose another one.');
    const outcome = await enrolments.add(
      { id: randomUUID(), memberId, courseId, name, email, phone, address, enrolledAt: clock() },
      enrolmentMail({ name, email, phone, address, course, url: `${publicUrl}/courses/${course.id}` }),
    );
    if (outcome.isNew) wakeOutbox();
    return outcome.enrolment;
  },

  async ofMember(memberId: string): Promise<EnrolledCourse[]> {
    const own = await enrolments.ofMember(memberId);
    const courses = await learning.byIds(own.map(({ courseId }) => courseId));
    const byId = new Map(courses.map((course) => [course.id, course]));
    return own.flatMap(({ courseId, enrolledAt }) => {
      const course = byId.get(courseId);
      return course ? [{ ...course, enrolledAt: enrolledAt.toISOString() }] : [];
    });
  },
});
