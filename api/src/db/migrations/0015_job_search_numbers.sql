-- The words of a posting also as numbers, so that the index in memory is built from numbers and not from texts. Each word of the dictionary has
-- one; a word that stands there twice has two, and either may be used.
alter table job_search_dictionary add column number integer not null generated always as identity;
create index job_search_dictionary_number on job_search_dictionary (number);

-- Numbers of the words, four bytes each, the highest byte first: what int4send makes. As an array they would take twice as long to send.
alter table job_search add column word_numbers bytea not null default '';
alter table job_search alter column word_numbers set storage external;

-- The words of these postings as they are now, and their numbers; notes words that were not known yet. Unused words are only forgotten while
-- nobody holds this lock.
create function job_search_texts(postings uuid[]) returns table (id uuid, words tsvector, word_numbers bytea) language sql as $$
  select pg_advisory_xact_lock_shared(hashtext('job_search_dictionary'));
  with text as materialized (
    select posting.id, job_search_words(job_name, company_name, skills, description, location) as words
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

create or replace function job_search_put(postings uuid[]) returns void language sql as $$
  insert into job_search (
    id, created_at, ctc, job_type, employment_type, experience_level, is_active, words, word_numbers
  )
  select
    id, created_at, (nullif(ctc, 'NaN') * 10000)::bigint, job_type, employment_type, experience_level, is_active,
    text.words, text.word_numbers
  from job_postings join job_search_texts(postings) text using (id)
  on conflict (id) do update set
    created_at = excluded.created_at, changed_in = pg_current_xact_id(), ctc = excluded.ctc, job_type = excluded.job_type,
    employment_type = excluded.employment_type, experience_level = excluded.experience_level,
    is_active = excluded.is_active, words = excluded.words, word_numbers = excluded.word_numbers
$$;

create or replace function job_search_drop(postings uuid[]) returns void language sql as $$
  update job_search set changed_in = pg_current_xact_id(), is_active = false, words = '', word_numbers = ''
  where id = any(postings)
$$;

create or replace function job_search_after_update() returns trigger language plpgsql as $$
declare
  rewritten uuid[];
begin
  if not exists (select from added) then return null; end if;
  rewritten := array(
    select id from added join removed using (id)
    where (added.job_name, added.company_name, added.skills, added.description, added.location)
      is distinct from (removed.job_name, removed.company_name, removed.skills, removed.description, removed.location)
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

drop function job_search_learn(uuid[]);

-- Without the index on the words, or each of them would be put into it again.
drop index job_search_words;
analyze job_search_dictionary;
update job_search set word_numbers = packed.word_numbers
from (
  select id, string_agg(int4send(number), '') as word_numbers
  from job_search, unnest(tsvector_to_array(words)) as used(word)
  join (select word, min(number) as number from job_search_dictionary group by word) numbered on numbered.word = used.word collate "C"
  group by id
) packed
where packed.id = job_search.id;
create index job_search_words on job_search using gin (words);

-- What was changed in one transaction is read newest id first, which is the order of postings of one moment.
drop index job_search_changed;
create index job_search_changed on job_search (changed_in, id desc);

-- Removed postings are forgotten after a while. Whoever has seen nothing since `forgotten_below` must read everything anew.
create table job_search_housekeeping (
  only_row boolean primary key default true check (only_row),
  forgotten_below xid8 not null,
  -- What was removed below this transaction may be forgotten some time after noted_at.
  noted_below xid8 not null,
  noted_at timestamptz not null
);
insert into job_search_housekeeping (forgotten_below, noted_below, noted_at) values ('0', pg_current_xact_id(), now());
