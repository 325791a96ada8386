import type { Database, Queryable } from '../database';
import { COURSES } from './courses';
import { insertCourses } from './courses/insert-courses';
import { composePosting } from './postings/compose-posting';
import { firstPostings } from './postings/first-postings';
import { insertPostings } from './postings/insert-postings';

// About 1.5 MB of JSON a statement: larger ones were not faster, and memory stays small.
const BATCH = 1_000;

/** Fills a new database with postings and courses. One that holds either is left alone, and processes that start together fill it once. */
export async function seedIfEmpty(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    // The second process waits here until the first has committed, and then finds the tables full. Readers are not held up.
    await tx.query('lock table job_postings, courses in share row exclusive mode');
    if (!(await isEmpty(tx))) return;
    const postings = firstPostings(await databaseTime(tx));
    for (const batch of batches(postings)) await insertPostings(tx, batch);
    await insertCourses(tx, COURSES);
  });
}

/**
 * Adds `count` more postings to what is there, for measuring at any size. The same start gives the same rows, but for their dates.
 * `onProgress` hears after every batch how many are done.
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
    const batch = Array.from({ length: size }, (_, index) => composePosting(start + index, moment));
    done += await insertPostings(database, batch);
    ordinal += size;
    onProgress(done);
  }
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

async function isEmpty(database: Queryable): Promise<boolean> {
  const rows = await database.query('select 1 where exists (select from job_postings) or exists (select from courses)');
  return rows.length === 0;
}

async function countPostings(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: string | number }>('select count(*) as count from job_postings');
  return Number(row?.count ?? 0);
}

async function databaseTime(database: Queryable): Promise<Date> {
  const [row] = await database.query<{ moment: string | Date }>('select now() as moment');
  return new Date(row?.moment ?? Number.NaN);
}
