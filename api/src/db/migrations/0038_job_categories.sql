-- The category of a posting: what its feed says, or what its title and skills say (modules/jobs/job-category.ts). Null until somebody has looked, which
-- counts as 'other'; housekeeping looks.
alter table job_postings add column category text
  check (category in ('it', 'healthcare', 'finance', 'marketing', 'engineering', 'other'));
create index job_postings_without_category on job_postings (id) where category is null;
alter table job_search add column category text not null default 'other';
alter table job_search_tally add column category text not null default 'other';

drop function job_search_having(tsquery);
create function job_search_having(query tsquery)
returns table (
  id uuid, created_at timestamptz, ctc bigint, job_type text, employment_type text, experience_level text, category text
)
language sql stable set enable_seqscan = off as $$
  select id, created_at, ctc, job_type, employment_type, experience_level, category
  from job_search where is_active and words @@ query
$$;

create or replace function job_search_put(postings uuid[]) returns void language sql as $$
  insert into job_search (
    id, created_at, ctc, job_type, employment_type, experience_level, category, is_active, words, word_numbers
  )
  select
    id, created_at, (nullif(ctc, 'NaN') * 10000)::bigint, job_type, employment_type, experience_level, coalesce(category, 'other'), is_active,
    text.words, text.word_numbers
  from job_postings join job_search_texts(postings) text using (id)
  on conflict (id) do update set
    created_at = excluded.created_at, changed_in = pg_current_xact_id(), ctc = excluded.ctc, job_type = excluded.job_type,
    employment_type = excluded.employment_type, experience_level = excluded.experience_level,
    category = excluded.category,
    is_active = excluded.is_active, words = excluded.words, word_numbers = excluded.word_numbers
$$;

create or replace function job_search_after_insert() returns trigger language plpgsql as $$
begin
  if not exists (select from added) then return null; end if;
  perform job_search_put(array(select id from added));
  insert into job_search_tally (job_type, employment_type, experience_level, category, postings)
  select job_type, employment_type, experience_level, coalesce(category, 'other'), count(*)
  from added where is_active group by 1, 2, 3, 4;
  perform job_search_tell();
  return null;
end
$$;

create or replace function job_search_after_update() returns trigger language plpgsql as $$
declare
  rewritten uuid[];
begin
  if not exists (select from added) then return null; end if;
  rewritten := array(
    select id from added join removed using (id)
    where (
      added.job_name, added.company_name, added.skills, added.description, added.location,
      added.job_type, added.employment_type, added.experience_level
    ) is distinct from (
      removed.job_name, removed.company_name, removed.skills, removed.description, removed.location,
      removed.job_type, removed.employment_type, removed.experience_level
    )
  );
  update job_search set
    created_at = added.created_at, changed_in = pg_current_xact_id(), ctc = (nullif(added.ctc, 'NaN') * 10000)::bigint,
    job_type = added.job_type, employment_type = added.employment_type, experience_level = added.experience_level,
    category = coalesce(added.category, 'other'), is_active = added.is_active,
    words = coalesce(text.words, job_search.words), word_numbers = coalesce(text.word_numbers, job_search.word_numbers)
  from added left join job_search_texts(rewritten) text using (id)
  where job_search.id = added.id;
  -- A posting whose id is changed is another posting.
  perform job_search_put(array(select id from added where not exists (select from removed where removed.id = added.id)));
  perform job_search_drop(array(select id from removed where not exists (select from added where added.id = removed.id)));
  insert into job_search_tally (job_type, employment_type, experience_level, category, postings)
  select job_type, employment_type, experience_level, coalesce(category, 'other'), sum(change) from (
    select job_type, employment_type, experience_level, category, 1 as change from added where is_active
    union all select job_type, employment_type, experience_level, category, -1 from removed where is_active
  ) changes group by 1, 2, 3, 4 having sum(change) <> 0;
  perform job_search_tell();
  return null;
end
$$;

create or replace function job_search_after_delete() returns trigger language plpgsql as $$
begin
  if not exists (select from removed) then return null; end if;
  perform job_search_drop(array(select id from removed));
  insert into job_search_tally (job_type, employment_type, experience_level, category, postings)
  select job_type, employment_type, experience_level, coalesce(category, 'other'), -count(*)
  from removed where is_active group by 1, 2, 3, 4;
  perform job_search_tell();
  return null;
end
$$;
