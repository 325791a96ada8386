import { randomUUID } from 'node:crypto';
import type { EnrolBody, EnrolledCourse } from '@kadam/shared/contract/enrolments';
import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import { ENROL_MESSAGES } from '@kadam/shared/contract/enrolments';
import type { ListPage } from '@kadam/shared/contract/paging';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import { indianDay } from '../../indian-day';
import { MAILS_PER_DAY } from '../../limits';
import { enqueueCappedMail, enqueueMail, type Mail, type Mailbox, takeMailOfDay } from '../../mail';
import type { Member } from '../../plugins/authentication';
import type { Course } from '@kadam/shared/contract/learning';
import type { LearningService } from '../learning';
import { membersRepository } from '../members';
import { batchesRepository } from './batches.repository';
import { cancellationMail, enrolmentMail, newEnrolmentMail } from './enrolment-mail';
import { type Enrolment, enrolmentsRepository } from './enrolments.repository';
import type { Seats } from './seats';
import { seatsRepository } from './seats.repository';

interface EnrolmentsParts {
  database: Pick<Database, 'query' | 'transaction'>;
  learning: Pick<LearningService, 'byIds' | 'visible'>;
  seats: Seats;
  office: Mailbox;
  publicUrl: string;
  clock: () => Date;
}

export type EnrolmentsService = ReturnType<typeof createEnrolmentsService>;

export function createEnrolmentsService({ database, learning, seats, office, publicUrl, clock }: EnrolmentsParts) {
  async function inform(tx: Queryable, { enrolment, course, batch, email }: NewlyEnrolled): Promise<void> {
    const { enrolledAt: now, memberId, status } = enrolment;
    const isWaiting = status === 'waiting';
    const { firstName = '' } = (await membersRepository(tx).credentials(email)) ?? {};
    const waitingPlace = isWaiting && batch ? batch.waiting + 1 : undefined;
    const url = `${publicUrl}/courses/${course.id}`;
    await enqueueCappedMail(tx, enrolmentMail(email, { firstName, course, batch, waitingPlace, url, now }), now);
    const toOffice = newEnrolmentMail(enrolment, { courseName: course.name, batch, office, isWaiting });
    await notifyOffice(tx, toOffice, { memberId, now });
  }

  return {
    /**
     * Enrols once, in a batch if the course has open ones; a repeated request returns the first
     * enrolment.
     */
    async enrol(member: Pick<Member, 'id' | 'email'>, body: EnrolBody): Promise<Enrolment> {
      const { name, email, phone, address, courseId, batchId } = body;
      const course = await learning.visible(courseId);
      if (!course)
        throw fieldError('NOT_FOUND', 'courseId', 'This course no longer exists. Please choose another one.');
      const enrolledAt = clock();
      return database.transaction(async (tx) => {
        const enrolments = enrolmentsRepository(tx);
        // Locked before the batch, in the same order as when an account is deleted.
        await enrolments.lockMember(member.id);
        const existing = await enrolments.find(member.id, courseId);
        if (existing && existing.status !== 'canceled') return existing;
        const batch = chosenBatch(await batchesRepository(tx).lockOpen(courseId, indianDay(enrolledAt)), batchId);
        const status = batch?.free === 0 ? 'waiting' : 'received';
        const person = { memberId: member.id, name, email, phone, address };
        const place = { courseId, batchId: batch?.id ?? null };
        const enrolment = { id: randomUUID(), ...person, ...place, enrolledAt, status } as const;
        const added = await enrolments.add(enrolment);
        if (added) {
          await inform(tx, { enrolment, course, batch, email: member.email });
          return added;
        }
        const known = await enrolments.find(member.id, courseId);
        if (!known) throw new Error('An enrolment conflicts with one that is not there.');
        return known;
      });
    },

    /** The seat goes to the first person on the waiting list. */
    async cancel(memberId: string, courseId: string): Promise<void> {
      const [course] = await learning.byIds([courseId]);
      const now = clock();
      await database.transaction(async (tx) => {
        const known = await enrolmentsRepository(tx).find(memberId, courseId);
        const [batch] = await batchesRepository(tx).lock(known?.batchId ? [known.batchId] : []);
        const removed = await enrolmentsRepository(tx).remove(memberId, courseId);
        if (!removed) return;
        const mail = cancellationMail(removed, { courseName: course?.name ?? 'a course', batch, office });
        await notifyOffice(tx, mail, { memberId, now });
        if (batch) await seats.fill(tx, batch.id);
      });
    },

    /** Frees the seats of a member whose account is about to be deleted in this transaction. */
    async removeAll(tx: Queryable, memberId: string): Promise<void> {
      const batches = await batchesRepository(tx).lock(await seatsRepository(tx).batchesOfMember(memberId));
      await seatsRepository(tx).removeOfMember(memberId);
      for (const { id } of batches) await seats.fill(tx, id);
    },

    async ofMember(memberId: string, page: ListPage): Promise<{ courses: EnrolledCourse[]; total: number }> {
      const enrolments = enrolmentsRepository(database);
      const [own, total] = await Promise.all([enrolments.ofMember(memberId, page), enrolments.count(memberId)]);
      const known = await learning.byIds(own.map(({ courseId }) => courseId));
      const byId = new Map(known.map((course) => [course.id, course]));
      const courses = own.flatMap(({ courseId, enrolledAt, status, batch, waitingPlace }) => {
        const course = byId.get(courseId);
        return course ? [{ ...course, enrolledAt: enrolledAt.toISOString(), status, batch, waitingPlace }] : [];
      });
      return { courses, total };
    },

    waiting: () => seatsRepository(database).received(),
  };
}

interface NewlyEnrolled {
  readonly enrolment: Parameters<ReturnType<typeof enrolmentsRepository>['add']>[0];
  readonly course: Course;
  readonly batch: OfficeBatch | undefined;
  readonly email: string;
}

/**
 * The requested batch; otherwise the next one with a free seat, or the next one.
 * @returns undefined for a course without open batches
 */
function chosenBatch(open: readonly OfficeBatch[], batchId: string | undefined): OfficeBatch | undefined {
  if (batchId === undefined) return open.find(({ free }) => free > 0) ?? open[0];
  const batch = open.find(({ id }) => id === batchId.toLowerCase());
  if (!batch) throw fieldError('CONFLICT', 'batchId', ENROL_MESSAGES.batchClosed);
  return batch;
}

// Limited per member: enrolling and canceling repeatedly must not fill the office's mailbox.
async function notifyOffice(
  tx: Queryable,
  mail: Mail,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  const cause = { kind: mail.kind, to: { address: memberId }, max: MAILS_PER_DAY.enrolmentsOfMember };
  if (await takeMailOfDay(tx, cause, now)) await enqueueMail(tx, mail, now);
}
