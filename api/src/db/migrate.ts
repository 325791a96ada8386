import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, DatabaseStartError, type Queryable } from './database';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

// Any number will do, as long as every process asks for the same one.
const LOCK = 7_352_326;

/** Brings the database to the newest schema; answers the names of the migrations that were applied now. Several processes may start at once. */
export async function migrate(database: Database): Promise<readonly string[]> {
  const migrations = await readMigrations();
  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await database.transaction((tx) => apply(tx, migration));
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

async function readMigrations(): Promise<Migration[]> {
  const folder = join(__dirname, 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(tx: Queryable, { name, sql, checksum }: Migration): Promise<boolean> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await tx.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const [known] = await tx.query<{ checksum: string }>('select checksum from schema_migrations where name = $1', [
    name,
  ]);
  if (known && known.checksum !== checksum) {
    throw new DatabaseStartError(
      `Migration ${name} was changed after it had been applied to this database. Take the change back and write a new migration.`,
    );
  }
  if (known) return false;
  await tx.query(sql);
  await tx.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  return true;
}
