import type { Database, Queryable } from '../db/database';
import { insertPostings } from './insert-postings';
import { madeUpPosting } from './made-up-posting';

// About 1.5 MB of JSON a statement: larger ones were not faster, and memory stays small.
const BATCH = 1_000;

/**
 * Adds `count` postings for measurements; the same start gives the same rows, except for their
 * dates.
 */
export async function addPostings(
  database: Database,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const moment = await databaseTime(database);
  let ordinal = await countPostings(database);
  let done = 0;
  while (done < count) {
    const start = ordinal;
    const size = Math.min(BATCH, count - done);
    const batch = Array.from({ length: size }, (_, index) => madeUpPosting(start + index, moment));
    done += await insertPostings(database, batch);
    ordinal += size;
    onProgress(done);
  }
}

async function countPostings(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: string | number }>('select count(*) as count from job_postings');
  return Number(row?.count ?? 0);
}

async function databaseTime(database: Queryable): Promise<Date> {
  const [row] = await database.query<{ moment: string | Date }>('select now() as moment');
  return new Date(row?.moment ?? Number.NaN);
}
