import type { JobPosting } from '@kadam/shared/contract/jobs';
import { countRows, type Database, type Queryable } from '../db/database';
import { madeUpPosting } from './made-up-posting';
import { categoryOf } from '../modules/jobs';

// About 1.5 MB of JSON per statement: larger ones were not faster and need more memory.
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
  let ordinal = await countRows(database, 'from job_postings');
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

async function databaseTime(database: Queryable): Promise<Date> {
  const [row] = await database.query<{ moment: string | Date }>('select now() as moment');
  return new Date(row?.moment ?? Number.NaN);
}

/** Inserts postings in one statement; existing ids are skipped. Returns how many are new. */
async function insertPostings(database: Queryable, postings: readonly JobPosting[]): Promise<number> {
  const inserted = await database.query<{ id: string }>(INSERT, [
    JSON.stringify(postings.map((posting) => ({ ...posting, category: categoryOf(posting.jobName, posting.skills) }))),
  ]);
  return inserted.length;
}

const INSERT = `
insert into job_postings (
  id, job_name, company_name, location, employment_type, job_type, experience_level, description, skills, ctc, ectc,
  notice_period, working_days, is_active, responsibilities, requirements, logo_url, image, created_at, category
)
select
  id, "jobName", "companyName", location, "employmentType", "jobType", "experienceLevel", description, skills, ctc, "eCTC",
  "noticePeriod", "workingDays", "isActive", responsibilities, requirements, "logoUrl", image, "createdAt", category
from json_to_recordset($1::json) as posting(
  id uuid, "jobName" text, "companyName" text, location text, "employmentType" text, "jobType" text, "experienceLevel" text,
  description text, skills text[], ctc numeric, "eCTC" numeric, "noticePeriod" int, "workingDays" text, "isActive" boolean,
  responsibilities text[], requirements text[], "logoUrl" text, image text, "createdAt" timestamptz, category text
)
on conflict (id) do nothing
returning id`;
