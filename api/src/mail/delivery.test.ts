import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseUnavailableError } from '../db/database';
import { createTaskWorker } from '../tasks';
import { ONE_ENGINE, testDatabase } from '../testing/engines';
import { smtpError, startSmtp, type TestSmtp } from '../testing/smtp';
import type { Mail } from './mail';
import { mailBody } from './mail-body';
import { enqueueMail, mailTasks } from './mail-task';
import { smtpTransport } from './transport';

const MINUTE = 60_000;

interface Times {
  readonly pollMs?: number;
  readonly stopMs?: number;
}

describe.each(ONE_ENGINE)('sending mails, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let now: Date;
  let polls = 0;
  let logged: { level: string; facts: Record<string, unknown>; sentence: string }[];
  const ends: (() => Promise<void>)[] = [];

  beforeEach(() => {
    now = new Date('2026-11-21T10:00:00Z');
    logged = [];
    polls = 0;
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await opened.database.query('delete from tasks');
  });

  const newSmtp = async (behavior: Parameters<typeof startSmtp>[0] = {}): Promise<TestSmtp> => {
    const smtp = await startSmtp(behavior);
    ends.push(smtp.close);
    return smtp;
  };
  const startWorker = (
    smtpUrl: string,
    { database = opened.database, ...times }: Times & { database?: Database } = {},
  ) => {
    const counted: Database = {
      ...database,
      query: async (sql, values) => {
        const response = await database.query<never>(sql, values);
        if (sql.includes('attempts + 1')) polls += 1;
        return response;
      },
    };
    const record = (level: string) => (facts: object, sentence: string) =>
      void logged.push({ level, facts: { ...facts }, sentence });
    const worker = createTaskWorker({
      database: counted,
      kinds: [mailTasks(smtpTransport(smtpUrl))],
      clock: () => now,
      log: { info: record('info'), warn: record('warn'), error: record('error') },
      pollMs: 20,
      ...times,
    });
    worker.start();
    ends.push(worker.stop);
    return worker;
  };
  /** The worker has looked again after everything that is so now, and has done what it found. */
  const nextLooks = async () => {
    const seen = polls;
    await until(() => polls >= seen + 3);
  };
  const put = (mail: Partial<Mail> = {}) => enqueueMail(opened.database, { ...MAIL, ...mail }, now);
  const rows = () =>
    opened.database.query<{ attempts: number; last_error: string | null; failed_at: Date | null; run_at: Date }>(
      'select attempts, last_error, failed_at, run_at from tasks',
    );
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  test('a mail is sent to the server once and then deleted', async () => {
    const smtp = await newSmtp();
    startWorker(smtp.url);
    await put();
    await until(async () => (await rows()).length === 0);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.receivers).toEqual(['asha@example.in']);
    expect(smtp.received[0]?.raw).toContain('Please come in on Monday.');
  });

  test('a new mail is sent immediately, without waiting for the next poll', async () => {
    const smtp = await newSmtp();
    startWorker(smtp.url, { pollMs: 60 * MINUTE });
    await until(() => polls === 1);
    await put();
    await until(() => smtp.received.length === 1);
  });

  test('a temporarily rejected mail is retried with increasing delays until it is accepted', async () => {
    let rejections = 2;
    const smtp = await newSmtp({
      onReceiver: () => {
        if (rejections-- > 0) throw smtpError(451, 'Greylisted, asha@example.in, try later');
      },
    });
    startWorker(smtp.url);
    await put();
    await until(async () => (await rows())[0]?.last_error !== null);
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null, run_at: new Date(now.getTime() + 30_000) }]);
    later(29_000);
    await nextLooks();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    later(1_000);
    await until(async () => (await rows())[0]?.attempts === 2 && logged.length === 2);
    expect(await rows()).toMatchObject([{ run_at: new Date(now.getTime() + MINUTE) }]);
    later(MINUTE);
    await until(async () => (await rows()).length === 0);
    expect(smtp.received).toHaveLength(1);
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'info']);
  });

  test('after five permanent rejections a mail is given up; mail and reply are stored, the log has no names', async () => {
    const smtp = await newSmtp({
      onReceiver: (address) => {
        throw smtpError(550, `No such user ${address}`);
      },
    });
    startWorker(smtp.url);
    await put();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await until(() => logged.length === attempt);
      later(60 * MINUTE);
    }
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 5, failed_at: expect.any(Date) });
    expect(row?.last_error).toMatch(/550.*No such user asha@example\.in/);
    later(24 * 60 * MINUTE);
    await nextLooks();
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn', 'error']);
    expect(logged[4]?.facts).toMatchObject({
      kind: 'mail',
      mail: 'test',
      attempts: 5,
      failure: expect.stringMatching(/550/),
    });
    expect(JSON.stringify(logged)).not.toMatch(/asha|Monday|example\.in/);
  });

  test('no mail is lost while the mail server is down', async () => {
    const gone = await startSmtp();
    await gone.close();
    startWorker(gone.url);
    await put();
    await until(() => logged.length === 1);
    expect(logged[0]?.facts).toMatchObject({ failure: expect.stringMatching(/ESOCKET|ECONN/) });
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null }]);
  });

  test('two processes share the work, and each mail is sent once', async () => {
    const smtp = await newSmtp();
    for (let index = 0; index < 30; index += 1) await put({ to: { name: '', address: `reader${index}@example.in` } });
    startWorker(smtp.url);
    startWorker(smtp.url);
    await until(async () => (await rows()).length === 0);
    const receivers = smtp.received.flatMap((mail) => mail.receivers);
    expect(receivers).toHaveLength(30);
    expect(new Set(receivers).size).toBe(30);
  });

  test('the mail of a sender that died is leased for three minutes, then another one sends it', async () => {
    await put();
    await opened.database.query('update tasks set attempts = 1, leased_until = $1', [
      new Date(now.getTime() + 3 * MINUTE),
    ]);
    const smtp = await newSmtp();
    startWorker(smtp.url);
    await nextLooks();
    expect(smtp.received).toHaveLength(0);
    later(3 * MINUTE);
    await until(() => smtp.received.length === 1);
  });

  test('a database that is down after a mail was sent does not cause it to be sent twice', async () => {
    let failures = 1;
    const flaky: Database = {
      ...opened.database,
      query: async (sql, values) => {
        if (sql.startsWith('delete') && failures-- > 0)
          throw new DatabaseUnavailableError('The database did not respond.');
        return opened.database.query(sql, values);
      },
    };
    const smtp = await newSmtp();
    startWorker(smtp.url, { database: flaky });
    await put();
    await until(() => logged.some(({ sentence }) => sentence === 'the tasks cannot be read'));
    later(3 * MINUTE);
    await until(async () => (await rows()).length === 0);
    expect(smtp.received).toHaveLength(1);
  });

  test('shutdown waits for the mail that is being sent', async () => {
    let acknowledge: (() => void) | undefined;
    const smtp = await newSmtp({ onMail: () => new Promise<void>((resolve) => (acknowledge = resolve)) });
    const worker = startWorker(smtp.url);
    await put();
    await until(() => acknowledge !== undefined);
    let isStopped = false;
    const stopped = worker.stop().then(() => (isStopped = true));
    await rows();
    expect(isStopped).toBe(false);
    acknowledge?.();
    await stopped;
    expect(await rows()).toEqual([]);
    await put({ subject: 'Too late' });
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('shutdown does not wait forever for a hanging mail server, and the mail is sent later', async () => {
    let release: (() => void) | undefined;
    const smtp = await newSmtp({ onMail: () => new Promise<void>((resolve) => (release = resolve)) });
    const worker = startWorker(smtp.url, { stopMs: 30 });
    await put();
    await until(() => release !== undefined);
    await worker.stop();
    expect(await rows()).toMatchObject([{ attempts: 1, failed_at: null, run_at: new Date(now.getTime() + 30_000) }]);
    release?.();
  });
});

const MAIL: Mail = {
  kind: 'test',
  to: { name: 'Asha Rao', address: 'asha@example.in' },
  subject: `Hello ${randomUUID()}`,
  ...mailBody(['Please come in on Monday.']),
};

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(5);
}
