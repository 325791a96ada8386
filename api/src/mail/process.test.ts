import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open';
import { ONE_ENGINE, newDataFolder } from '../testing/engines';
import { exitOf, type ServerProcess, startServer } from '../testing/server-process';
import { headersOf, type ReceivedMail, startSmtp } from '../testing/smtp';
import { smtpTransport } from './transport';
import { createTaskWorker } from '../tasks';
import { mailTasks } from './mail-task';

jest.setTimeout(120_000);

const LEASE_MS = 180_000;
const contact = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'We hire nurses.',
};

describe.each(ONE_ENGINE)('the server as a sender of mails, $name database', ({ open, name }) => {
  let folder: string;
  let url: string | undefined;
  let removeDatabase = async () => undefined as void;

  beforeEach(async () => {
    folder = name === 'embedded' ? await newDataFolder() : await mkdtemp(join(tmpdir(), 'kadam-mails-'));
    if (name === 'embedded') return;
    const opened = await open();
    url = opened.url;
    removeDatabase = opened.remove;
  });
  afterEach(async () => {
    await removeDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const environment = (more: object = {}) => ({ KADAM_DATA: folder, DATABASE_URL: url, ...more });

  test('killed after the mail server has the mail, it sends the same mail again', async () => {
    const server: { process?: ServerProcess; died?: Promise<unknown> } = {};
    const smtp = await startSmtp({
      onMail: async () => {
        if (server.process?.child.exitCode === null && server.process.child.signalCode === null) {
          server.died = server.process.end('SIGKILL');
          await server.died;
        }
      },
    });
    server.process = await startServer(environment({ KADAM_SMTP_URL: smtp.url }));
    expect(await subscribe(server.process)).toBe(202);
    await until(() => smtp.received.length === 1);
    await server.died;

    const database = await openDatabase({ databaseUrl: url, dataFolder: folder });
    expect(await mailsOf(database)).toMatchObject([{ kind: 'newsletter-confirmation', attempts: 1, failed_at: null }]);
    const worker = createTaskWorker({
      database,
      kinds: [mailTasks(smtpTransport(smtp.url))],
      clock: () => new Date(Date.now() + LEASE_MS),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    worker.start();
    await until(async () => (await mailsOf(database)).length === 0);
    await worker.stop();
    await database.close();
    await smtp.close();

    const [first, second, ...more] = smtp.received.map(messageId);
    expect(more).toEqual([]);
    expect(second).toBe(first);
  });

  test('mails of a process that ended while the mail server was down are sent by the next one', async () => {
    const down = await startSmtp();
    await down.close();
    const first = await startServer(environment({ KADAM_SMTP_URL: down.url }));
    for (let index = 0; index < 3; index += 1) expect(await subscribe(first, `asha${index}@example.in`)).toBe(202);
    expect(await first.end('SIGTERM')).toBe(0);

    const database = await openDatabase({ databaseUrl: url, dataFolder: folder });
    expect(await mailsOf(database)).toHaveLength(3);
    await database.query(`update tasks set run_at = now() where kind = 'mail'`);
    await database.close();

    const smtp = await startSmtp();
    const second = await startServer(environment({ KADAM_SMTP_URL: smtp.url }));
    await until(() => smtp.received.length === 3);
    expect(await second.end('SIGTERM')).toBe(0);
    await smtp.close();
  });

  test('without a mail server each mail is immediately written to a file in the data folder', async () => {
    const server = await startServer(environment({ KADAM_OFFICE_EMAIL: 'desk@example.in' }));
    expect(await sendContact(server)).toBe(202);
    const mails = join(folder, 'mail');
    const files = () =>
      readdir(mails).then(
        (names) => names.filter((file) => file.endsWith('.eml')),
        () => [],
      );
    // To the office, and a copy to the sender.
    await until(async () => (await files()).length === 2);
    const headers = await Promise.all(
      (await files()).map((file) => readFile(join(mails, file), 'utf8').then(headersOf)),
    );
    expect(headers).toContainEqual(
      expect.arrayContaining(['To: Kadam <desk@example.in>', 'Reply-To: Asha Rao <asha@example.in>']),
    );
    const exited = exitOf(server.child);
    server.child.kill('SIGTERM');
    expect((await exited).code).toBe(0);
  });
});

const sendContact = (server: ServerProcess) => post(server, '/api/contact', contact);

/** Causes one mail. */
const subscribe = (server: ServerProcess, email = 'asha@example.in') =>
  post(server, '/api/newsletter/subscribe', { email });

async function post({ origin }: ServerProcess, path: string, body: object): Promise<number> {
  const { status } = await fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return status;
}

const mailsOf = (database: Database) =>
  database.query<{ kind: string; attempts: number; failed_at: Date | null }>(
    `select payload ->> 'kind' as kind, attempts, failed_at from tasks where kind = 'mail'`,
  );

const messageId = ({ raw }: ReceivedMail) => headersOf(raw).find((line) => line.startsWith('Message-ID:'));

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(10);
}
