import { randomUUID } from 'node:crypto';
import { ENGINES, testDatabase } from '../testing/engines';
import { queueMetrics } from './queue-metrics';

const NOW = new Date('2026-11-10T10:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const seconds = (date: Date) => date.getTime() / 1_000;

describe.each(ENGINES)('queue metrics, $name database', ({ open }) => {
  const opened = testDatabase(open);
  beforeEach(() => opened.database.query('delete from tasks'));

  const read = () => queueMetrics({ database: opened.database, clock: () => NOW }).read();

  interface TaskRow {
    kind: string;
    createdAt?: Date;
    runAt?: Date;
    leasedUntil?: Date;
    failedAt?: Date;
  }
  const add = ({ kind, createdAt = minutesAgo(90), runAt = createdAt, leasedUntil, failedAt }: TaskRow) =>
    opened.database.query(
      `insert into tasks (id, kind, payload, created_at, run_at, leased_until, failed_at)
       values ($1, $2, '{}', $3, $4, $5, $6)`,
      [randomUUID(), kind, createdAt, runAt, leasedUntil ?? null, failedAt ?? null],
    );

  test('an empty queue is 0 and has no oldest task', async () => {
    const readings = await read();
    expect(readings).toMatchObject({
      kadam_emails_unsent: 0,
      kadam_email_oldest_unsent_timestamp_seconds: undefined,
      kadam_task_oldest_due_timestamp_seconds: [],
    });
    expect(readings.kadam_tasks).toContainEqual({ labels: { kind: 'mail', state: 'due' }, value: 0 });
  });

  test('tasks are counted by kind and state, with the time of the oldest due task', async () => {
    await add({ kind: 'housekeeping', runAt: minutesAgo(7) });
    await add({ kind: 'housekeeping', runAt: minutesAgo(3) });
    await add({ kind: 'housekeeping', runAt: minutesAgo(-10) });
    await add({ kind: 'mail', runAt: minutesAgo(9), leasedUntil: minutesAgo(-1) });
    await add({ kind: 'mail', runAt: minutesAgo(8), leasedUntil: minutesAgo(1) });
    await add({ kind: 'mail', failedAt: minutesAgo(4) });
    const { kadam_tasks, kadam_task_oldest_due_timestamp_seconds } = await read();
    const counts = (kadam_tasks as { labels: { kind: string; state: string }; value: number }[])
      .filter(({ value }) => value > 0)
      .map(({ labels: { kind, state }, value }) => `${kind} ${state} ${value}`);
    expect(counts.sort()).toEqual([
      'housekeeping due 2',
      'housekeeping scheduled 1',
      'mail due 1',
      'mail failed 1',
      'mail running 1',
    ]);
    expect(kadam_task_oldest_due_timestamp_seconds).toEqual(
      expect.arrayContaining([
        { labels: { kind: 'housekeeping' }, value: seconds(minutesAgo(7)) },
        { labels: { kind: 'mail' }, value: seconds(minutesAgo(8)) },
      ]),
    );
  });

  test('an email counts as unsent until it is sent or given up, also while it waits for a retry', async () => {
    await add({ kind: 'mail', createdAt: minutesAgo(50), runAt: minutesAgo(-30) });
    await add({ kind: 'written-mail', createdAt: minutesAgo(20) });
    await add({ kind: 'mail', createdAt: minutesAgo(800), failedAt: minutesAgo(4) });
    await add({ kind: 'housekeeping', createdAt: minutesAgo(900) });
    expect(await read()).toMatchObject({
      kadam_emails_unsent: 2,
      kadam_email_oldest_unsent_timestamp_seconds: seconds(minutesAgo(50)),
    });
  });
});
