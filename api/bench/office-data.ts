import type { Database } from '../src/db/database';

const MEMBERS = 10_000;
const STATUSES = "'{received,received,received,seen,seen,shortlisted,interview,not_chosen,withdrawn}'::text[]";

/** Adds members with applications, and states of postings, up to this number. */
export async function fillOffice(database: Database, applications: number): Promise<void> {
  const [known] = await database.query<{ count: number }>('select count(*)::int as count from applications');
  if ((known?.count ?? 0) >= applications) return;
  await database.query('select setseed(0.27)');
  await database.query(
    `update job_postings set state = case when at < 0.05 then 'draft' else 'closed' end,
       closed_at = case when at >= 0.05 then now() end
     from (select id as picked, random() as at from job_postings) chosen where id = picked and at < 0.15`,
  );
  await database.query(
    `update job_postings set valid_through = now() + random() * interval '90 days' where state <> 'closed' and random() < 0.5`,
  );
  await database.query(
    `insert into members (id, first_name, last_name, email, password_hash, created_at)
     select gen_random_uuid(), (array['Asha','Ravi','Kavya','Imran','Meera','Arjun','Divya','Sunil'])[1 + n % 8],
       (array['Rao','Iyer','Khan','Patil','Das','Nair','Singh'])[1 + n % 7], 'bench.' || n || '@example.in', '', now()
     from generate_series(1, $1::int) n on conflict do nothing`,
    [MEMBERS],
  );
  await database.query(
    `insert into applications (id, member_id, job_posting_id, applied_at, status)
     select gen_random_uuid(), member.id, posting.id, now() - random() * interval '200 days',
       (${STATUSES})[1 + floor(random() * 9)::int]
     from (select n, 1 + floor(power((n * 7919 % $1::int) / $1::float8, 3) * (select count(*) - 1 from job_postings))::int as number
       from generate_series(1, $1::int) n) made
     join (select id, row_number() over (order by id) as number from members where email like 'bench.%') member
       on member.number = 1 + n % $2::int
     join (select id, row_number() over (order by md5(id::text)) as number from job_postings) posting on posting.number = made.number
     on conflict do nothing`,
    [applications, MEMBERS],
  );
  // A view of each open posting on some of the last 28 days.
  await database.query(
    `insert into posting_views (posting_id, day, count)
     select id, day_in_india(now() - age * interval '1 day'), 1 + floor(random() * 20)::int
     from job_postings, generate_series(0, 27, 7) age where state = 'published' on conflict do nothing`,
  );
  await database.query('vacuum analyze');
}
