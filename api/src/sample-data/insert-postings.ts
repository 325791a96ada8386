import type { JobPosting } from '@kadam/shared/contract/jobs';
import { categoryOf } from '../modules/jobs';
import type { Queryable } from '../db/database';

/** Inserts postings in one statement; existing ids are skipped. Returns how many are new. */
export async function insertPostings(database: Queryable, postings: readonly JobPosting[]): Promise<number> {
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
