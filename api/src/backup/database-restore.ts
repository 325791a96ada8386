import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../db/open';
import { BackupError } from './backup-error';
import { assertRows, countRowsByTable } from './database-rows';
import type { Manifest } from './manifest';
import { ended, startProgram } from './postgres-programs';
import { isEmptyFolder, type SitePaths } from './site-folders';

/** A phrase that describes the current content of the database; undefined if it is empty. */
export async function contentOfDatabase(site: SitePaths): Promise<string | undefined> {
  if (site.databaseUrl === undefined)
    return (await isEmptyFolder(join(site.dataFolder, 'db'))) ? undefined : `the database in ${site.dataFolder}`;
  const database = await openDatabase(site);
  try {
    const rows = await countRowsByTable(database);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return Object.keys(rows).length === 0 ? undefined : `a database with ${total} rows`;
  } finally {
    await database.close();
  }
}

/**
 * Replaces the content of a PostgreSQL database in one transaction, which also compares the number
 * of rows with the manifest.
 * @throws BackupError
 */
export async function restorePostgres(url: string, dump: string, { rows }: Manifest): Promise<void> {
  // With ON_ERROR_STOP psql exits without a commit on an error, and also if its input ends early.
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', '--output', '/dev/null', '--file', '-'],
    url,
  );
  const psqlEnded = ended(psql, 'psql');
  psqlEnded.catch(() => undefined);
  const { stdin } = psql;
  if (!stdin) throw new Error('psql has no input.');
  // The output of psql is the reason, not the pipe that it closed.
  stdin.on('error', () => undefined);
  stdin.write(`begin;\nset local lock_timeout = '${LOCK_WAIT}';\ndrop schema public cascade;\ncreate schema public;\n`);
  const pgRestore = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file', '-', dump]);
  const restored = ended(pgRestore, 'pg_restore');
  restored.catch(() => undefined);
  try {
    if (pgRestore.stdout) await pipeline(pgRestore.stdout, stdin, { end: false }).catch(() => undefined);
    await Promise.race([restored, psqlEnded]);
    stdin.end(`\n${assertRows(rows)}\ncommit;\n`);
    await psqlEnded;
  } catch (error) {
    stdin.destroy();
    pgRestore.kill();
    throw error instanceof BackupError ? new BackupError(`${error.message}\nThe database was not changed.`) : error;
  }
}

/** How long the restore waits for statements of a running portal. */
const LOCK_WAIT = '30s';

/** Opens the restored embedded database and compares its rows. @throws BackupError */
export async function assertEmbeddedRows(dataFolder: string, { rows }: Manifest): Promise<void> {
  const database = await openDatabase({ dataFolder });
  try {
    const found = await countRowsByTable(database);
    const wrong = Object.keys({ ...rows, ...found }).find((table) => rows[table] !== found[table]);
    if (wrong !== undefined)
      throw new BackupError(
        `The table ${wrong} has ${found[wrong] ?? 'no'} rows, not the ${rows[wrong] ?? 0} of the backup.`,
      );
  } finally {
    await database.close();
  }
}
