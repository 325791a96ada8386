import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from '../db/database';
import { ImportError } from '../import/errors';
import { importFile } from '../import/import-file';
import type { ImportKind } from '../import/import-kind';
import type { Bytes } from '../import/source-record';
import { JOBS_IMPORT } from '../modules/jobs';
import { COURSES_IMPORT } from '../modules/learning';
import { SAMPLE_FOLDER, SAMPLE_SOURCE, samplePostings } from './sample-postings';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Imports the sample data into an empty database; of several starting processes one does. */
export async function importIfEmpty(database: Database): Promise<void> {
  if (!(await isEmpty(database))) return;
  try {
    await importBytes(database, COURSES_IMPORT, createReadStream(join(SAMPLE_FOLDER, 'courses.json')) as Bytes);
    await importBytes(database, JOBS_IMPORT, recentPostings(new Date()));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
}

async function importBytes(database: Database, kind: ImportKind, bytes: Bytes): Promise<void> {
  const request = { source: SAMPLE_SOURCE, isDryRun: false, isSkippingInvalid: false, closing: 'none' } as const;
  const errors: string[] = [];
  const { rejected } = await importFile(
    database,
    { ...request, kind, file: { format: 'json', bytes } },
    {
      onError: (sentence) => errors.push(sentence),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  if (rejected > 0) throw new Error(`The sample data cannot be imported: ${errors.join(' ')}`);
}

// Dates are moved by whole days, so that the newest is in the last 24 hours.
async function* recentPostings(now: Date): Bytes {
  const postings = samplePostings();
  const newest = Math.max(...postings.map(({ createdAt }) => Date.parse(createdAt)));
  const moved = Math.floor((now.getTime() - newest) / DAY_MS) * DAY_MS;
  const lines = postings.map(({ createdAt, ...posting }) =>
    JSON.stringify({ ...posting, createdAt: new Date(Date.parse(createdAt) + moved).toISOString() }),
  );
  yield Buffer.from(lines.join('\n'));
}

async function isEmpty(database: Queryable): Promise<boolean> {
  const rows = await database.query('select 1 where exists (select from job_postings) or exists (select from courses)');
  return rows.length === 0;
}
