-- Counts of facet values were maintained for a search in SQL; the index counts by itself. A process of an earlier version that
-- starts after this migration cannot build its index.
create or replace function job_search_after_insert() returns trigger language plpgsql as $$
begin
  if not exists (select from added) then return null; end if;
  perform job_search_put(array(select id from added));
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
  perform job_search_tell();
  return null;
end
$$;

create or replace function job_search_after_delete() returns trigger language plpgsql as $$
begin
  if not exists (select from removed) then return null; end if;
  perform job_search_drop(array(select id from removed));
  perform job_search_tell();
  return null;
end
$$;

create or replace function job_search_after_truncate() returns trigger language plpgsql as $$
begin
  truncate job_search;
  -- This id means every posting there was.
  insert into job_search (id, created_at, job_type, employment_type, experience_level, is_active, words)
  values ('00000000-0000-0000-0000-000000000000', now(), '', '', '', false, '');
  perform job_search_tell();
  return null;
end
$$;

drop table job_search_tally;
drop function job_search_having(tsquery);
