import { join } from 'node:path';
import type { Database, Queryable } from '../db/database';
import { openDatabase } from '../db/open';
import type { ArchiveWriter } from './archive-writer';
import { countRowsByTable } from './database-rows';
import type { Manifest } from './manifest';
import { ended, startProgram } from './postgres-programs';
import type { SitePaths } from './site-folders';

export type DatabaseFacts = Pick<Manifest, 'engine' | 'schema' | 'rows'> & {
  /** Ids of resume files that are stored outside the database. */
  readonly resumesInFolder: readonly string[];
};

/**
 * Adds a copy of the database as of one moment, with its facts as of the same moment. PostgreSQL
 * may be in use; the embedded database may not.
 * @throws DatabaseStartError BackupError
 */
export async function copyDatabase(archive: ArchiveWriter, site: SitePaths, draft: string): Promise<DatabaseFacts> {
  const { databaseUrl } = site;
  const database = await openDatabase({ ...site, statementTimeoutMs: 0 });
  try {
    return databaseUrl === undefined
      ? await copyEmbedded(archive, database, site.dataFolder)
      : await database.transaction((tx) => dump(archive, tx, { url: databaseUrl, draft }));
  } finally {
    await database.close();
  }
}

async function dump(
  archive: ArchiveWriter,
  tx: Queryable,
  { url, draft }: { readonly url: string; readonly draft: string },
): Promise<DatabaseFacts> {
  await tx.query('set transaction isolation level repeatable read, read only');
  const [snapshot] = await tx.query<{ id: string }>('select pg_export_snapshot() as id');
  const facts = await factsOf(tx, 'postgres');
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot?.id}`, '--file', draft];
  await ended(startProgram('pg_dump', args, url), 'pg_dump');
  await archive.addFile('database.dump', draft);
  return facts;
}

/** Only this process can open it, and nothing writes to its files after a checkpoint. */
async function copyEmbedded(archive: ArchiveWriter, database: Database, dataFolder: string): Promise<DatabaseFacts> {
  const facts = await factsOf(database, 'embedded');
  await database.query('checkpoint');
  await archive.addFolder('database', join(dataFolder, 'db'));
  return facts;
}

async function factsOf(database: Queryable, engine: Manifest['engine']): Promise<DatabaseFacts> {
  const rows = await countRowsByTable(database);
  const has = (table: string) => Object.hasOwn(rows, table);
  const [newest] = has('schema_migrations')
    ? await database.query<{ name: string | null }>('select max(name collate "C") as name from schema_migrations')
    : [];
  const inFolder = has('resume_files')
    ? await database.query<{ id: string }>('select id from resume_files where content is null')
    : [];
  return { engine, schema: newest?.name ?? '', rows, resumesInFolder: inFolder.map(({ id }) => id) };
}
