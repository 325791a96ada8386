import { countRows, type Queryable } from '../../db/database';
import { POSTING_ROW, type PostingRow, toJobPosting } from './job-postings';

const COMPANY_LOCATIONS = 5;
const COMPANY_SKILLS = 6;
const COMPANY_JOBS = 3;

/** Facts of a company from its active postings, and its newest ones except the one with this id. */
export async function companyFacts(database: Queryable, name: string, postingId: string) {
  const own = 'from job_postings where company_name = $1 and is_active';
  const openJobs = await countRows(database, own, [name]);
  const locations = await database.query<{ name: string }>(
    `select location as name ${own} and location <> '' group by 1 order by count(*) desc, 1 limit ${COMPANY_LOCATIONS}`,
    [name],
  );
  const skills = await database.query<{ name: string }>(
    `select min(skill) as name from (select unnest(skills) as skill ${own}) asked
     group by lower(skill) order by count(*) desc, 1 limit ${COMPANY_SKILLS}`,
    [name],
  );
  const others = await database.query<PostingRow>(
    `select ${POSTING_ROW} ${own} and id <> $2 order by created_at desc, id limit ${COMPANY_JOBS}`,
    [name, postingId],
  );
  const [employer] = await database.query<{ slug: string }>(
    'select slug from employers where id = (select employer_id from job_postings where id = $1)',
    [postingId],
  );
  return {
    slug: employer?.slug ?? null,
    openJobs,
    locations: locations.map((location) => location.name),
    skills: skills.map((skill) => skill.name),
    otherJobs: others.map(toJobPosting),
  };
}
