import type { Queryable } from '../../db/database';
import { indianDay } from '../../indian-day';
import { enqueueMail } from '../../mail';
import { batchesRepository } from './batches.repository';
import { statusMail } from './enrolment-mail';
import { seatsRepository } from './seats.repository';

interface Parts {
  readonly publicUrl: string;
  readonly clock: () => Date;
}

interface News {
  /** Of the office, or ''. */
  readonly note?: string;
  /** Subject of the mail: the current status, or a change of the batch. */
  readonly event?: 'status' | 'moved';
}

export type Seats = ReturnType<typeof createSeats>;

/**
 * Waiting lists, and the mails about a status. Callers must lock the batch
 * (`batchesRepository.lock`).
 */
export function createSeats({ publicUrl, clock }: Parts) {
  /** Informs a member about an enrollment. */
  async function notify(tx: Queryable, enrolmentId: string, { note = '', event = 'status' }: News = {}): Promise<void> {
    const about = await seatsRepository(tx).toNotify(enrolmentId);
    if (!about) return;
    const batch = about.batchId === null ? undefined : await batchesRepository(tx).find(about.batchId);
    const url = `${publicUrl}/courses/${about.courseId}`;
    await enqueueMail(tx, statusMail(about, { batch, note, event, url }), clock());
  }

  return {
    notify,

    /**
     * Gives free seats to the first people on the waiting list, and informs them. From the day
     * after its first one, only the office changes a batch.
     */
    async fill(tx: Queryable, batchId: string): Promise<void> {
      const batch = await batchesRepository(tx).find(batchId);
      if (!batch || batch.free === 0 || batch.waiting === 0 || batch.state === 'canceled') return;
      if (batch.startDate < indianDay(clock())) return;
      const moved = await seatsRepository(tx).moveUp(batchId, batch.free, clock());
      for (const id of moved) await notify(tx, id);
    },
  };
}
