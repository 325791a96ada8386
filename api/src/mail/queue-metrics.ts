import type { Queryable } from '../db/database';
import type { MetricSource } from '../metrics';
import { type QueueRow, TASK_STATES, tasksRepository } from '../tasks';
import { MAIL_KINDS } from './mail-task';

interface Parts {
  readonly database: Queryable;
  readonly clock: () => Date;
}

const MAX_AGE_MS = 5_000;

/** The task queue, and the emails in it. */
export const queueMetrics = ({ database, clock }: Parts): MetricSource => ({
  source: 'tasks',
  maxAgeMs: MAX_AGE_MS,
  metrics: {
    kadam_tasks: {
      help: 'Tasks in the queue: due, scheduled (also for a retry), running, or failed (given up).',
      labels: ['kind', 'state'],
    },
    kadam_task_oldest_due_timestamp_seconds: {
      help: 'Since when the oldest due task has been due; absent when none is.',
      labels: ['kind'],
    },
    kadam_emails_unsent: { help: 'Emails that are not sent yet, without those given up.' },
    kadam_email_oldest_unsent_timestamp_seconds: {
      help: 'When the oldest of the unsent emails was written; absent when there is none.',
    },
  },
  async read() {
    const rows = await tasksRepository(database).queue(clock());
    const kinds = new Set([...MAIL_KINDS, ...rows.map(({ kind }) => kind)]);
    const unsent = rows.filter(({ kind, state }) => isMail(kind) && state !== 'failed');
    return {
      kadam_tasks: [...kinds].flatMap((kind) =>
        TASK_STATES.map((state) => ({ labels: { kind, state }, value: tasksIn(rows, kind, state) })),
      ),
      kadam_task_oldest_due_timestamp_seconds: rows
        .filter(({ state }) => state === 'due')
        .map(({ kind, oldestRunAt }) => ({ labels: { kind }, value: oldestRunAt.getTime() / 1_000 })),
      kadam_emails_unsent: unsent.reduce((sum, { tasks }) => sum + tasks, 0),
      kadam_email_oldest_unsent_timestamp_seconds: oldest(unsent),
    };
  },
});

const isMail = (kind: string) => MAIL_KINDS.some((mail) => mail === kind);

const tasksIn = (rows: readonly QueueRow[], kind: string, state: QueueRow['state']) =>
  rows.find((row) => row.kind === kind && row.state === state)?.tasks ?? 0;

const oldest = (rows: readonly QueueRow[]): number | undefined =>
  rows.length > 0 ? Math.min(...rows.map(({ oldestCreatedAt }) => oldestCreatedAt.getTime())) / 1_000 : undefined;
