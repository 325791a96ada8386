import type { ApplicationStatus, ApplicationStep } from '@kadam/shared/contract/applications';
import type { Queryable } from '../../db/database';
import { HISTORY, historyOf } from './applications.repository';

interface NewStep {
  readonly status: ApplicationStatus;
  readonly at: Date;
  readonly note?: string;
}

export const applicationStepsRepository = (database: Queryable) => ({
  /** Sets the status of an application and returns the id of the step. */
  async take(id: string, { status, at, note = '' }: NewStep): Promise<number> {
    await database.query('update applications set status = $2 where id = $1', [id, status]);
    const [step] = await database.query<{ id: number }>(
      'insert into application_steps (application_id, status, at, note) values ($1, $2, $3, $4) returning id',
      [id, status, at, note],
    );
    if (!step) throw new Error('The step of an application did not come back.');
    return step.id;
  },

  async ofApplication(id: string): Promise<ApplicationStep[]> {
    const [row] = await database.query<{ history: ApplicationStep[]; appliedAt: Date }>(
      `select applied_at as "appliedAt", ${HISTORY} as history from applications application where id = $1`,
      [id],
    );
    return row ? historyOf(row) : [];
  },
});
