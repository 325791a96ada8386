-- What names a posting (title, company, skills, place and kinds of work) is told apart from what its description mentions: words of the first
-- are unmarked, words of the description marked +, of the title =, of the place @.
drop function job_search_words(text, text, text[], text, text);

create function job_search_words(title text, company text, skills text[], description text, place text, kinds text[])
returns tsvector language plpgsql immutable parallel safe as $$
begin
  return array_to_tsvector(array(
    select word from unnest(job_search_tokens(concat_ws(
      ' ', left(title, 1000), left(company, 1000), left(array_to_string(skills, ' '), 20000), left(place, 1000),
      -- 'parttime': 'part time' is asked for as one word, and its parts would say nothing.
      replace(array_to_string(kinds, ' '), '_', '')
    ))) word where length(word) <= 500
    union all select '=' || word from unnest(job_search_tokens(left(title, 1000))) word where length(word) <= 500
    union all select '@' || word from unnest(job_search_tokens(left(place, 1000))) word where length(word) <= 500
    union all select '+' || word from unnest(job_search_tokens(left(description, 50000))) word where length(word) <= 500
  ));
end
$$;

create or replace function job_search_texts(postings uuid[]) returns table (id uuid, words tsvector, word_numbers bytea) language sql as $$
  select pg_advisory_xact_lock_shared(hashtext('job_search_dictionary'));
  with text as materialized (
    select posting.id, job_search_words(
      job_name, company_name, skills, description, location, array[job_type, employment_type, experience_level]
    ) as words
    from job_postings posting where posting.id = any(postings)
  ),
  used as materialized (
    select text.id, word collate "C" as word from text, unnest(tsvector_to_array(text.words)) word
  ),
  wanted as materialized (select distinct word from used),
  known as materialized (
    select word, min(number) as number from job_search_dictionary join wanted using (word) group by word
  ),
  learned as (
    insert into job_search_dictionary (word) select word from wanted except select word from known returning word, number
  ),
  packed as (
    select used.id, string_agg(int4send(number), '') as word_numbers
    from used join (select * from known union all select * from learned) numbered using (word) group by used.id
  )
  select text.id, text.words, coalesce(packed.word_numbers, '') from text left join packed using (id)
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
    is_active = added.is_active,
    words = coalesce(text.words, job_search.words), word_numbers = coalesce(text.word_numbers, job_search.word_numbers)
  from added left join job_search_texts(rewritten) text using (id)
  where job_search.id = added.id;
  -- A posting whose id is changed is another posting.
  perform job_search_put(array(select id from added where not exists (select from removed where removed.id = added.id)));
  perform job_search_drop(array(select id from removed where not exists (select from added where added.id = removed.id)));
  insert into job_search_tally
  select job_type, employment_type, experience_level, sum(change) from (
    select job_type, employment_type, experience_level, 1 as change from added where is_active
    union all select job_type, employment_type, experience_level, -1 from removed where is_active
  ) changes group by 1, 2, 3 having sum(change) <> 0;
  perform job_search_tell();
  return null;
end
$$;

-- Without the index on the words, or each of them would be put into it again.
drop index job_search_words;
select job_search_put(array(select id from job_postings));
create index job_search_words on job_search using gin (words);
