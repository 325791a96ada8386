import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseStartError, DatabaseUnavailableError, type Queryable } from './database';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

// An arbitrary number, the same in every process.
const LOCK = 7_352_326;

// A migration that waits for a table blocks all later readers, so it waits briefly and retries.
const TABLE_LOCK = '1s';
const RETRY_MS = 2_000;
const LONG_MS = 5_000;

export interface MigrateOptions {
  /** Called once with a message for each thing that the migration waits for. */
  readonly onWait?: (message: string) => void;
  readonly folder?: string;
  /** How long a migration may take before `onWait` is called, in ms; 5 s by default. */
  readonly longMs?: number;
}

/**
 * Migrates the database to the newest schema. Several processes may start at once. Waits without a
 * limit, so the connection must have no statement timeout (`openMigrated`).
 * @returns the names of the migrations that were applied
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { onWait = () => undefined, folder = join(__dirname, 'migrations'), longMs = LONG_MS } = options;
  const reported = new Set<string>();
  const report = (message: string) => {
    if (!reported.has(message)) onWait(message);
    reported.add(message);
  };
  const applied: string[] = [];
  for (const migration of await readMigrations(folder)) {
    if (await applyWithRetries(database, migration, { report, longMs })) applied.push(migration.name);
  }
  return applied;
}

interface Waiting {
  readonly report: (message: string) => void;
  readonly longMs: number;
}

async function applyWithRetries(database: Database, migration: Migration, waiting: Waiting): Promise<boolean> {
  for (;;) {
    try {
      return await database.transaction((tx) => apply(tx, migration, waiting));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      waiting.report(
        `Migration ${migration.name} waits for a table that another program is writing to, such as an import.`,
      );
    }
    await delay(RETRY_MS);
  }
}

const isLockTimeout = (error: unknown) =>
  error instanceof DatabaseUnavailableError && (error.cause as { code?: string } | undefined)?.code === '55P03';

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(tx: Queryable, { name, sql, checksum }: Migration, waiting: Waiting): Promise<boolean> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local lock_timeout = 0');
  const [lock] = await tx.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [LOCK]);
  if (!lock?.taken) {
    waiting.report('Another process brings the database up to date; waiting for it.');
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
  }
  await tx.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const [known] = await tx.query<{ checksum: string }>('select checksum from schema_migrations where name = $1', [
    name,
  ]);
  if (known && known.checksum !== checksum) {
    throw new DatabaseStartError(
      `Migration ${name} was changed after it had been applied to this database. Revert the change and write a new migration.`,
    );
  }
  if (known) return false;
  await tx.query(`set local lock_timeout = '${TABLE_LOCK}'`);
  await runMigration(tx, { name, sql }, waiting);
  await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  return true;
}

async function runMigration(
  tx: Queryable,
  { name, sql }: Omit<Migration, 'checksum'>,
  waiting: Waiting,
): Promise<void> {
  const timer = setTimeout(
    () => waiting.report(`Migration ${name} is still being applied. With many rows this takes minutes.`),
    waiting.longMs,
  );
  try {
    await tx.query(sql);
  } finally {
    clearTimeout(timer);
  }
}
