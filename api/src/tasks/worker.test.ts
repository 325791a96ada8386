import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINES, testDatabase } from '../testing/engines';
import { until } from '../testing/until';
import { type HousekeepingJob, housekeeping } from './housekeeping';
import type { TaskKind, TaskLog } from './task';
import { addTask } from './tasks.repository';
import { createTaskWorker } from './worker';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(ENGINES)('tasks, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let now: Date;
  let errors: { facts: object; sentence: string }[];
  const ends: (() => Promise<void>)[] = [];
  const clock = () => now;
  const log: TaskLog = {
    info: () => undefined,
    warn: (facts, sentence) => void errors.push({ facts, sentence }),
    error: (facts, sentence) => void errors.push({ facts, sentence }),
  };

  beforeEach(() => {
    now = new Date('2026-11-22T10:00:00Z');
    errors = [];
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await opened.database.query('delete from tasks');
  });

  const start = (...kinds: TaskKind[]) => {
    const worker = createTaskWorker({ database: opened.database, kinds, clock, log, pollMs: 20 });
    ends.push(worker.stop);
    worker.start();
  };
  const rows = (columns: string) => opened.database.query<Record<string, unknown>>(`select ${columns} from tasks`);
  const add = (kind: string, payload: object = {}) => addTask(opened.database, { kind, payload, now });

  test('a kind runs a limited number of tasks at once, and a hanging one does not delay other kinds', async () => {
    const begun: string[] = [];
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow: TaskKind = {
      kind: 'slow',
      atOnce: 2,
      timeoutMs: HOUR,
      run: async (task) => {
        begun.push(task.id);
        await released;
      },
    };
    const quick: TaskKind = { kind: 'quick', atOnce: 1, timeoutMs: HOUR, run: async () => undefined };
    for (let index = 0; index < 3; index += 1) await add('slow');
    await add('quick');
    start(slow, quick);
    await until(async () => begun.length === 2 && (await rows('kind')).length === 3);
    expect((await rows('kind')).map(({ kind }) => kind)).toEqual(['slow', 'slow', 'slow']);
    release();
    await until(async () => (await rows('kind')).length === 0);
    expect(begun).toHaveLength(3);
  });

  test('a task of an unknown kind waits for a process that knows it', async () => {
    await add('later');
    const known: string[] = [];
    await add('known');
    start({ kind: 'known', atOnce: 1, timeoutMs: HOUR, run: async ({ id }) => void known.push(id) });
    await until(() => known.length === 1);
    await until(async () => (await rows('kind')).length === 1);
    expect(await rows('kind, attempts')).toEqual([{ kind: 'later', attempts: 0 }]);
  });

  test('a task that exceeds its time limit is aborted and retried', async () => {
    await add('endless');
    start({
      kind: 'endless',
      atOnce: 1,
      timeoutMs: 30,
      run: (_task, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    });
    await until(() => errors.length === 1);
    expect(errors[0]?.facts).toMatchObject({ kind: 'endless', attempts: 1, nextInMs: 30_000 });
    expect(await rows('attempts, run_at, leased_until')).toEqual([
      { attempts: 1, run_at: new Date(now.getTime() + 30_000), leased_until: null },
    ]);
  });

  test('a clock that jumps past the lease of a task does not start it a second time', async () => {
    let times = 0;
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const run = async () => {
      times += 1;
      await finished;
    };
    const others: string[] = [];
    await add('mail');
    start(
      { kind: 'mail', atOnce: 2, timeoutMs: 60_000, run },
      { kind: 'other', atOnce: 1, timeoutMs: 60_000, run: async ({ id }) => void others.push(id) },
    );
    await until(() => times === 1);
    now = new Date(now.getTime() + HOUR);
    await add('other');
    await until(() => others.length === 1);
    expect(times).toBe(1);
    finish();
    await until(async () => (await rows('kind')).length === 0);
  });

  test('housekeeping is one task in any number of processes, and is repeated every hour', async () => {
    let times = 0;
    const job: HousekeepingJob = { name: 'rows', run: async () => ((times += 1), 0) };
    const kind = () => housekeeping({ database: opened.database, jobs: [job], clock, log });
    start(kind());
    start(kind());
    const isDone = async () => Number((await rows('run_at'))[0]?.run_at) === now.getTime() + HOUR;
    await until(isDone);
    expect(times).toBe(1);
    now = new Date(now.getTime() + HOUR);
    await until(isDone);
    expect([times, (await rows('key, attempts')).length]).toEqual([2, 1]);
  });

  test('a job is repeated while it removes rows, and a failing one does not prevent the others', async () => {
    const requests: string[] = [];
    const left = [1_000, 1_000, 7];
    const jobs: HousekeepingJob[] = [
      {
        name: 'broken',
        run: async () => {
          throw new Error('no such table');
        },
      },
      { name: 'many', run: async (_at, max) => (requests.push(`many ${max}`), left.shift() ?? 0) },
    ];
    start(housekeeping({ database: opened.database, jobs, clock, log }));
    await until(() => errors.length === 2);
    expect(requests).toEqual(['many 1000', 'many 1000', 'many 1000']);
    expect(errors.map(({ sentence }) => sentence)).toEqual([
      'housekeeping failed',
      'task failed; it will be tried again',
    ]);
  });

  test('housekeeping removes tasks that were given up 30 days ago', async () => {
    for (const days of [31, 29]) {
      await add('lost');
      await opened.database.query('update tasks set failed_at = $1 where failed_at is null', [
        new Date(now.getTime() - days * DAY),
      ]);
    }
    start(housekeeping({ database: opened.database, jobs: [], clock, log }));
    await until(async () => (await rows('kind')).filter(({ kind }) => kind === 'lost').length === 1);
  });

  test('mails from before the task table are migrated with their state', async () => {
    const { database } = opened;
    const migrations = join(__dirname, '../db/migrations');
    const read = (name: string) => readFile(join(migrations, name), 'utf8');
    const [outbox] = /create table outbox[^;]*;/.exec(await read('0005_outbox_and_marketing.sql')) ?? [];
    await database.query('drop table tasks; drop function tell_of_tasks; ' + String(outbox));
    const mail = { kind: 'contact', subject: 'Hello' };
    await database.query(
      `insert into outbox values ('1f0e7a4c-43a0-4a38-9a3b-6f2a2cf40e11', 'contact', $1, $2, 20, $2, $2, 'EENVELOPE')`,
      [JSON.stringify(mail), now],
    );
    await database.query(await read('0013_tasks.sql'));
    expect(await rows('id, kind, payload, created_at, run_at, attempts, last_error, failed_at')).toEqual([
      {
        id: '1f0e7a4c-43a0-4a38-9a3b-6f2a2cf40e11',
        kind: 'mail',
        payload: mail,
        created_at: now,
        run_at: now,
        attempts: 20,
        last_error: 'EENVELOPE',
        failed_at: now,
      },
    ]);
  });
});
