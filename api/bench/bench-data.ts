import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open';
import { addPostings } from '../src/sample-data';

/**
 * Adds postings up to at least this number, the same each time except for their dates; returns the
 * seconds it took.
 */
export async function fillDatabase(
  env: NodeJS.ProcessEnv,
  postings: number,
  onProgress: (done: number) => void,
): Promise<number> {
  const start = performance.now();
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataFolder: env.KADAM_DATA ?? '',
    statementTimeoutMs: 0,
  });
  await migrate(database);
  const [row] = await database.query<{ count: number }>('select count(*) as count from job_postings');
  const known = row?.count ?? 0;
  if (known < postings) await addPostings(database, postings - known, (done) => onProgress(known + done));
  if (env.DATABASE_URL) await database.query('vacuum analyze');
  await database.close();
  return (performance.now() - start) / 1_000;
}
