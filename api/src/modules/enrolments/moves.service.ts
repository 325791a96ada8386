import { BATCH_MESSAGES, type OfficeBatch } from '@kadam/shared/contract/course-batches';
import type { ChangeOutcome } from '@kadam/shared/contract/bulk-change';
import {
  type MoveEnrolmentsBody,
  OFFICE_ENROLMENT_MESSAGES as MESSAGES,
} from '@kadam/shared/contract/office-enrolments';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import type { Actor } from '../audit';
import { batchesRepository } from './batches.repository';
import { type LockedEnrolment, officeEnrolmentsRepository } from './office-enrolments.repository';
import { auditSubject, type OfficeEnrolmentParts } from './office-enrolments.service';

export type MovesService = ReturnType<typeof createMovesService>;

/** Moves of enrollments from one batch of a course to another. */
export function createMovesService({ database, audit, seats, clock }: OfficeEnrolmentParts) {
  async function move(tx: Queryable, locked: LockedEnrolment, { by, from, to, note }: Move): Promise<void> {
    await officeEnrolmentsRepository(tx).setBatch(locked.id, to.id, clock());
    await seats.notify(tx, locked.id, { note, event: 'moved' });
    await audit.record(tx, by, {
      action: 'enrollment.move',
      subject: auditSubject(locked),
      before: { startDate: from?.startDate, times: from?.times },
      after: { startDate: to.startDate, times: to.times, hasNote: note !== '' },
    });
  }

  return {
    /**
     * Runs in one transaction; the seats that become free go to people on the waiting list. A full
     * batch accepts no more people, not even on its waiting list. A repeated call changes nothing.
     */
    move: (by: Actor, body: MoveEnrolmentsBody): Promise<ChangeOutcome[]> =>
      database.transaction(async (tx) => {
        const ids = body.enrollments.map(({ id }) => id);
        const former = await officeEnrolmentsRepository(tx).batchesOf(ids);
        const batches = await batchesRepository(tx).lock([...former, body.batch]);
        const to = batches.find(({ id }) => id === body.batch.toLowerCase());
        if (!to) throw new DomainError('NOT_FOUND', BATCH_MESSAGES.gone);
        const locked = new Map((await officeEnrolmentsRepository(tx).lock(ids)).map((one) => [one.id, one]));
        let { free } = to;
        const outcomes: ChangeOutcome[] = [];
        for (const { id, version } of body.enrollments) {
          const one = locked.get(id.toLowerCase());
          const message = one ? moveObstacle(one, { version, to, free }) : MESSAGES.gone;
          outcomes.push({ id, message: message ?? null });
          if (!one || message !== undefined) continue;
          free -= 1;
          const from = batches.find((batch) => batch.id === one.batchId);
          await move(tx, one, { by, from, to, note: body.note });
          locked.set(one.id, { ...one, batchId: to.id, version: version + 1 });
        }
        for (const { id } of batches) await seats.fill(tx, id);
        return outcomes;
      }),
  };
}

interface Move extends Pick<MoveEnrolmentsBody, 'note'> {
  readonly by: Actor;
  /** Undefined for an enrollment without a batch. */
  readonly from: OfficeBatch | undefined;
  readonly to: OfficeBatch;
}

/** Why an enrollment cannot be moved; null if an earlier call has moved it. */
function moveObstacle(
  locked: LockedEnrolment,
  { version, to, free }: Pick<Move, 'to'> & { readonly version: number; readonly free: number },
): string | null | undefined {
  if (locked.batchId === to.id) return locked.version === version + 1 ? null : MESSAGES.sameBatch;
  if (locked.version !== version) return MESSAGES.changed;
  if (locked.courseId !== to.courseId) return MESSAGES.otherCourse;
  if (locked.status === 'canceled' || locked.status === 'completed') return MESSAGES.ended;
  if (to.state === 'canceled') return MESSAGES.batchCanceled;
  return free > 0 ? undefined : MESSAGES.full;
}
