import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';

export interface Engine {
  readonly name: 'embedded' | 'postgres';
  open(): Promise<TestDatabase>;
}

export interface TestDatabase {
  readonly database: Database;
  readonly url: string | undefined;
  remove(): Promise<void>;
}

export interface ClosedDatabase {
  readonly environment: Readonly<Record<string, string>>;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

const server = process.env.TEST_DATABASE_URL;

const embedded: Engine = { name: 'embedded', open: openEmbedded };
const postgres: Engine | undefined = server ? { name: 'postgres', open: () => openPostgres(server) } : undefined;

/**
 * For suites that do not depend on the engine: PostgreSQL if TEST_DATABASE_URL is set, otherwise
 * the embedded database.
 */
export const ONE_ENGINE: readonly [Engine] = [postgres ?? embedded];

/**
 * For suites about the engine (docs/server.md, "Tests"). TEST_ENGINES=postgres omits the embedded
 * database.
 */
export const ENGINES: readonly Engine[] =
  process.env.TEST_ENGINES === 'postgres' || !postgres ? ONE_ENGINE : [embedded, postgres];

/** A separate database for one `describe`. Read its parts in a test, not before. */
export function testDatabase(open: Engine['open']): Pick<TestDatabase, 'database' | 'url'> {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.remove());
  return {
    get database() {
      return opened.database;
    },
    get url() {
      return opened.url;
    },
  };
}

/** A new data folder with an empty, migrated embedded database. */
export async function newDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kadam-api-'));
  // A thousand small files: copying them one after another needs half the processor time.
  cpSync(await template(), dataFolder, { recursive: true });
  return dataFolder;
}

/** A migrated, closed database for programs that open it themselves. */
export async function newClosedDatabase(): Promise<ClosedDatabase> {
  if (!server) return closed(await newDataFolder());
  const { database, url, drop } = await migratedDatabase(server);
  await database.close();
  return closed(await mkdtemp(join(tmpdir(), 'kadam-api-')), { url, drop });
}

function closed(dataFolder: string, postgres?: { url: string; drop: () => Promise<void> }): ClosedDatabase {
  return {
    environment: { KADAM_DATA: dataFolder, ...(postgres && { DATABASE_URL: postgres.url }) },
    open: () => openDatabase({ dataFolder, databaseUrl: postgres?.url }),
    remove: async () => {
      await postgres?.drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function openEmbedded(): Promise<TestDatabase> {
  const dataFolder = await newDataFolder();
  const database = await openDatabase({ dataFolder });
  return {
    database,
    url: undefined,
    remove: async () => {
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

// Creating a database takes seconds, copying one takes milliseconds.
async function template(): Promise<string> {
  const folder = join(tmpdir(), await templateName());
  if (existsSync(folder)) return folder;

  const draft = await mkdtemp(join(tmpdir(), 'kadam-draft-'));
  const database = await openDatabase({ dataFolder: draft });
  await migrate(database);
  // Unused; without them there is half as much to copy.
  for (const unused of ['template0', 'template1']) {
    await database.query(`update pg_database set datistemplate = false where datname = $1`, [unused]);
    await database.query(`drop database ${unused}`);
  }
  await database.query('checkpoint');
  await database.close();
  await rm(join(draft, 'run'), { recursive: true });
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** Differs for other migrations and for another engine. */
async function templateName(): Promise<string> {
  const migrations = join(__dirname, '../db/migrations');
  const sources = [
    __filename,
    join(__dirname, '../../package.json'),
    ...readdirSync(migrations).map((name) => join(migrations, name)),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(basename(source)).update(await readFile(source));
  return `kadam-template-${hash.digest('hex').slice(0, 16)}`;
}

async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const { database, url, drop } = await migratedDatabase(serverUrl);
  return {
    database,
    url,
    remove: async () => {
      await database.close();
      await drop();
    },
  };
}

async function migratedDatabase(serverUrl: string) {
  const { url, drop } = await createDatabase(serverUrl, await postgresTemplate(serverUrl));
  return { database: await openDatabase({ databaseUrl: url, dataFolder: tmpdir() }), url, drop };
}

/**
 * Name of a migrated template database, which is copied in a fifth of the time that migrations
 * take.
 */
async function postgresTemplate(serverUrl: string): Promise<string> {
  const name = await templateName();
  await connected(serverUrl, async (client) => {
    // Several test processes may start at the same time.
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const { url } = await createDatabase(serverUrl);
    const database = await openDatabase({ databaseUrl: url, dataFolder: tmpdir() });
    await migrate(database);
    await database.close();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to "${name}"`);
  });
  return name;
}

export async function createDatabase(
  serverUrl: string,
  copied = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kadam_test_${randomBytes(6).toString('hex')}`;
  const command = (sql: string) => connected(serverUrl, async (client) => void (await client.query(sql)));
  // Without writing each page to the log, which nothing reads: half the processor time.
  await command(`create database ${name} template "${copied}" strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(`drop database ${name} with (force)`) };
}

async function connected(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
