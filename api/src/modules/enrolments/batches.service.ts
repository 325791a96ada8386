import {
  BATCH_MESSAGES,
  type BatchFields,
  type BatchOfCourse,
  type BatchState,
  type ChangeBatchStateBody,
  type CreateBatchBody,
  type EditBatchBody,
  type OfficeBatch,
  type OfficeCourse,
  type OfficeCoursesQuery,
} from '@kadam/shared/contract/course-batches';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import { indianDay } from '../../indian-day';
import type { Actor } from '../audit';
import { batchesRepository, fieldsOf } from './batches.repository';
import type { OfficeEnrolmentParts } from './office-enrolments.service';
import { seatsRepository } from './seats.repository';

export type BatchesService = ReturnType<typeof createBatchesService>;

/** The batches of courses, as the office plans them. */
export function createBatchesService({ database, audit, seats, clock }: OfficeEnrolmentParts) {
  return {
    async list({ q = '', page, limit }: OfficeCoursesQuery) {
      const { courses, total } = await batchesRepository(database).courses(q, indianDay(clock()), { page, limit });
      return { courses, pagination: { page, limit, total } };
    },

    course: (id: string): Promise<OfficeCourse> => requiredCourse(database, id),

    async batch(id: string): Promise<BatchOfCourse> {
      const batch = await required(database, id);
      const { name } = await requiredCourse(database, batch.courseId);
      return { batch, course: { id: batch.courseId, name } };
    },

    /** A repeated call returns the result of the first one. */
    create: (by: Actor, courseId: string, { id, ...fields }: CreateBatchBody): Promise<OfficeBatch> =>
      database.transaction(async (tx) => {
        await requiredCourse(tx, courseId);
        // A statement that adds nothing would still count as a change of the catalog.
        const existing = await batchesRepository(tx).find(id);
        const isNew = !existing && (await batchesRepository(tx).add({ ...fields, id, courseId }, clock()));
        const batch = await required(tx, id);
        if (!isNew) {
          if (batch.courseId === courseId.toLowerCase() && isSame(batch, fields)) return batch;
          throw new DomainError('CONFLICT', BATCH_MESSAGES.idInUse);
        }
        await audit.record(tx, by, {
          action: 'batch.create',
          subject: await subjectOf(tx, batch),
          after: fieldsOf(batch),
        });
        return batch;
      }),

    /**
     * A repeated call returns the result of the first one. New seats go to people on the waiting
     * list.
     */
    edit: (by: Actor, id: string, { version, ...fields }: EditBatchBody): Promise<OfficeBatch> =>
      database.transaction(async (tx) => {
        const before = await locked(tx, id);
        if (isSame(before, fields) && [version, version + 1].includes(before.version)) return before;
        if (before.version !== version) throw new DomainError('CONFLICT', BATCH_MESSAGES.changed);
        if (before.state === 'canceled') throw new DomainError('CONFLICT', BATCH_MESSAGES.canceled);
        if (fields.seats < before.taken) throw tooFewSeats(before.taken);
        await batchesRepository(tx).replace(id, fields, clock());
        await seats.fill(tx, id);
        const after = await required(tx, id);
        await audit.record(tx, by, {
          action: 'batch.edit',
          subject: await subjectOf(tx, after),
          before: fieldsOf(before),
          after: fieldsOf(after),
        });
        return after;
      }),

    /** Canceling a batch cancels the enrollments in it. */
    changeState: (by: Actor, id: string, { state, version }: ChangeBatchStateBody): Promise<OfficeBatch> =>
      database.transaction(async (tx) => {
        const before = await locked(tx, id);
        if (before.state === state && [version, version + 1].includes(before.version)) return before;
        if (before.version !== version) throw new DomainError('CONFLICT', BATCH_MESSAGES.changed);
        if (!NEXT_STATES[before.state].includes(state)) throw new DomainError('CONFLICT', BATCH_MESSAGES.impossible);
        if (state === 'open' && before.startDate < indianDay(clock()))
          throw new DomainError('CONFLICT', BATCH_MESSAGES.started);
        await batchesRepository(tx).setState(id, state, clock());
        const canceled = state === 'canceled' ? await cancelAll(tx, id) : undefined;
        await seats.fill(tx, id);
        await audit.record(tx, by, {
          action: ACTIONS[state],
          subject: await subjectOf(tx, before),
          before: { state: before.state },
          after: { state, ...(canceled !== undefined && { canceledEnrollments: canceled }) },
        });
        return required(tx, id);
      }),
  };

  async function cancelAll(tx: Queryable, batchId: string): Promise<number> {
    const canceled = await seatsRepository(tx).cancelOfBatch(batchId, clock());
    for (const id of canceled) await seats.notify(tx, id, { note: NOT_HELD });
    return canceled.length;
  }
}

const NOT_HELD = 'This batch does not take place. We are sorry, and will gladly help you to find another one.';
const NEXT_STATES: Readonly<Record<BatchState, readonly BatchState[]>> = {
  draft: ['open', 'canceled'],
  open: ['closed', 'canceled'],
  closed: ['open', 'canceled'],
  canceled: [],
};
const ACTIONS = { open: 'batch.open', closed: 'batch.close', canceled: 'batch.cancel' } as const;

const isSame = (before: BatchFields, fields: BatchFields): boolean =>
  JSON.stringify(fieldsOf(before)) === JSON.stringify(fieldsOf(fields));

const tooFewSeats = (taken: number) =>
  fieldError(
    'CONFLICT',
    'seats',
    `${taken === 1 ? '1 seat is' : `${taken} seats are`} taken. Enter at least ${taken}, or cancel enrollments first.`,
  );

async function locked(tx: Queryable, id: string): Promise<OfficeBatch> {
  const [batch] = await batchesRepository(tx).lock([id]);
  return requireFound(batch, BATCH_MESSAGES.gone);
}

const required = async (queryable: Queryable, id: string): Promise<OfficeBatch> =>
  requireFound(await batchesRepository(queryable).find(id), BATCH_MESSAGES.gone);

const requiredCourse = async (queryable: Queryable, id: string): Promise<OfficeCourse> =>
  requireFound(await batchesRepository(queryable).course(id), BATCH_MESSAGES.courseGone);

async function subjectOf(tx: Queryable, { id, courseId, startDate }: OfficeBatch) {
  const { name } = await requiredCourse(tx, courseId);
  return { kind: 'batch', id, title: `${name}, ${startDate}` } as const;
}
