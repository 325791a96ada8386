import type { ChangeOutcome } from '@kadam/shared/contract/bulk-change';
import { Readable } from 'node:stream';
import { ENROLMENT_STATUS_LABELS } from '@kadam/shared/contract/enrolments';
import {
  type ChangeEnrolmentsBody,
  type ExportEnrolmentsQuery,
  OFFICE_ENROLMENT_MESSAGES as MESSAGES,
  type OfficeEnrolment,
  type OfficeEnrolmentsQuery,
} from '@kadam/shared/contract/office-enrolments';
import type { OfficeBatch } from '@kadam/shared/contract/course-batches';
import { CSV_START, csvLine } from '../../csv';
import type { Queryable } from '../../db/database';
import type { Actor, AuditedParts } from '../audit';
import { batchesRepository } from './batches.repository';
import { type EnrolmentFilter, type LockedEnrolment, officeEnrolmentsRepository } from './office-enrolments.repository';
import type { Seats } from './seats';

/** Dependencies of the services for the office's enrollments. */
export interface OfficeEnrolmentParts extends AuditedParts {
  readonly seats: Seats;
}

const EXPORTED_AT_ONCE = 500;

export type OfficeEnrolmentsService = ReturnType<typeof createOfficeEnrolmentsService>;

/** Enrollments for the office. */
export function createOfficeEnrolmentsService({ database, audit, seats, clock }: OfficeEnrolmentParts) {
  async function* exported(filter: EnrolmentFilter): AsyncGenerator<string> {
    yield CSV_START + csvLine(CSV_HEAD);
    for (let last: OfficeEnrolment | undefined; ;) {
      const page: OfficeEnrolment[] = await officeEnrolmentsRepository(database).after(filter, last, EXPORTED_AT_ONCE);
      if (page.length > 0) yield page.map(lineOf).join('');
      last = page.at(-1);
      if (page.length < EXPORTED_AT_ONCE) return;
    }
  }

  async function change(tx: Queryable, locked: LockedEnrolment, { by, status, note }: StatusChange): Promise<void> {
    await officeEnrolmentsRepository(tx).setStatus(locked.id, status, clock());
    await seats.notify(tx, locked.id, { note });
    await audit.record(tx, by, {
      action: 'enrollment.change-status',
      subject: auditSubject(locked),
      before: { status: locked.status },
      after: { status, hasNote: note !== '' },
    });
  }

  return {
    async list(query: OfficeEnrolmentsQuery) {
      const { page, limit, sort = '-enrolled' } = query;
      const lists = officeEnrolmentsRepository(database);
      const { enrollments, total } = await lists.page(filterOf(query), sort, { page, limit });
      return { enrollments, pagination: { page, limit, total } };
    },

    /** CSV of all matches, read while it is sent. The download is recorded. */
    async export(by: Actor, query: ExportEnrolmentsQuery): Promise<Readable> {
      const { q, course, batch, status } = query;
      await database.transaction((tx) =>
        audit.record(tx, by, {
          action: 'enrollment.export',
          subject: { kind: 'enrollment', id: '', title: 'Enrollments' },
          after: { q, course, batch, status },
        }),
      );
      return Readable.from(exported(filterOf(query)));
    },

    /**
     * Runs in one transaction; the seats that become free go to people on the waiting list. A
     * repeated call changes nothing.
     */
    changeAll: (by: Actor, body: ChangeEnrolmentsBody): Promise<ChangeOutcome[]> =>
      database.transaction(async (tx) => {
        const ids = body.enrollments.map(({ id }) => id);
        const batches = await batchesRepository(tx).lock(await officeEnrolmentsRepository(tx).batchesOf(ids));
        const locked = new Map((await officeEnrolmentsRepository(tx).lock(ids)).map((one) => [one.id, one]));
        const free = new Map(batches.map((batch) => [batch.id, batch.free]));
        const outcomes: ChangeOutcome[] = [];
        for (const { id, version } of body.enrollments) {
          const one = locked.get(id.toLowerCase());
          const batch = batches.find((known) => known.id === one?.batchId);
          const message = one ? obstacle(one, { ...body, version, batch, free }) : MESSAGES.gone;
          outcomes.push({ id, message: message ?? null });
          if (!one || message !== undefined) continue;
          if (batch && !hasSeat(one)) free.set(batch.id, (free.get(batch.id) ?? 0) - 1);
          await change(tx, one, { ...body, by });
          locked.set(one.id, { ...one, status: body.status, version: version + 1 });
        }
        for (const { id } of batches) await seats.fill(tx, id);
        return outcomes;
      }),
  };
}

const hasSeat = ({ status }: Pick<LockedEnrolment, 'status'>) => status !== 'waiting' && status !== 'canceled';

type StatusChange = Pick<ChangeEnrolmentsBody, 'status' | 'note'> & { readonly by: Actor };

interface Asked extends Pick<ChangeEnrolmentsBody, 'status'> {
  readonly version: number;
  readonly batch: OfficeBatch | undefined;
  readonly free: ReadonlyMap<string, number>;
}

/** Why an enrollment cannot be changed; null if an earlier call has changed it. */
function obstacle(locked: LockedEnrolment, { status, version, batch, free }: Asked): string | null | undefined {
  if (locked.status === status) return locked.version === version + 1 ? null : MESSAGES.same;
  if (locked.version !== version) return MESSAGES.changed;
  if (status === 'canceled' || !batch) return undefined;
  if (batch.state === 'canceled') return MESSAGES.batchCanceled;
  return hasSeat(locked) || (free.get(batch.id) ?? 0) > 0 ? undefined : MESSAGES.full;
}

/** The audit log names an enrollment by its id, because the member may delete the account. */
export const auditSubject = ({ id, courseName }: Pick<LockedEnrolment, 'id' | 'courseName'>) => ({
  kind: 'enrollment' as const,
  id,
  title: `${courseName} (${id.slice(0, 8)})`,
});

const filterOf = ({ q = '', course, batch, status }: ExportEnrolmentsQuery): EnrolmentFilter => ({
  words: q.toLowerCase().split(/\s+/).filter(Boolean),
  course: course ? course : null,
  batch: batch ? batch : null,
  statuses: status,
});

const CSV_HEAD = [
  'Id',
  'Status',
  'Place on the waiting list',
  'Enrolled',
  'Course',
  'Batch',
  'Days and times',
  'Name',
  'Email',
  'Account',
  'Phone',
  'Address',
];

const lineOf = (one: OfficeEnrolment): string =>
  csvLine([
    one.id,
    ENROLMENT_STATUS_LABELS[one.status],
    String(one.waitingPlace ?? ''),
    one.enrolledAt,
    one.course.name,
    one.batch?.startDate ?? '',
    one.batch?.times ?? '',
    one.name,
    one.email,
    one.accountEmail,
    one.phone,
    one.address,
  ]);
