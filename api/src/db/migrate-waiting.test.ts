import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../testing/engines';
import { until } from '../testing/until';
import type { Database } from './database';
import { openDatabase, openMigrated } from './open';

const server = process.env.TEST_DATABASE_URL;
jest.setTimeout(30_000);

// Shorter than the migration, which takes longer than the timeouts of the server and the driver.
const STATEMENT_TIMEOUT_MS = 600;
const SLOW = 'select pg_sleep(2.2); create table things (id int);';

(server ? describe : describe.skip)('migrations that take longer than the statement timeout', () => {
  let url: string;
  let folder: string;
  let drop: () => Promise<void>;
  const opened: Database[] = [];

  beforeEach(async () => {
    ({ url, drop } = await createDatabase(server ?? ''));
    folder = await mkdtemp(join(tmpdir(), 'kadam-migrations-'));
    await writeFile(join(folder, '0001_slow.sql'), SLOW);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await drop();
    await rm(folder, { recursive: true });
  });

  async function start(): Promise<{ database: Database; messages: string[] }> {
    const messages: string[] = [];
    const config = { databaseUrl: url, dataFolder: tmpdir(), statementTimeoutMs: STATEMENT_TIMEOUT_MS };
    const database = await openMigrated(config, { folder, longMs: 500, onWait: (message) => messages.push(message) });
    opened.push(database);
    return { database, messages };
  }

  test('migrations are applied at start, and a process that starts meanwhile reports why it waits', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.messages, second.messages].sort()).toEqual([
      ['Another process brings the database up to date; waiting for it.'],
      ['Migration 0001_slow.sql is still being applied. With many rows this takes minutes.'],
    ]);
    expect(await second.database.query('select name from schema_migrations')).toEqual([{ name: '0001_slow.sql' }]);
    await expect(first.database.query('select pg_sleep(3)')).rejects.toThrow('The database did not respond.');
  });

  test('migrations wait for a table that an import writes to, and do not block other statements', async () => {
    const { database } = await start();
    await writeFile(join(folder, '0002_column.sql'), 'alter table things add column name text;');
    const importing = await openDatabase({ databaseUrl: url, dataFolder: tmpdir(), statementTimeoutMs: 0 });
    opened.push(importing);
    let starting: ReturnType<typeof start> | undefined;
    const messages: string[] = [];
    await importing.transaction(async (tx) => {
      await tx.query('insert into things values (1)');
      const config = { databaseUrl: url, dataFolder: tmpdir() };
      starting = openMigrated(config, { folder, onWait: (message) => messages.push(message) }).then((started) => {
        opened.push(started);
        return { database: started, messages };
      });
      await until(async () => messages.length > 0);
      expect(await database.query('select * from things')).toEqual([]);
    });
    await starting;
    expect(messages).toEqual([
      'Migration 0002_column.sql waits for a table that another program is writing to, such as an import.',
    ]);
    expect(await database.query('select id, name from things')).toEqual([{ id: 1, name: null }]);
  });
});
