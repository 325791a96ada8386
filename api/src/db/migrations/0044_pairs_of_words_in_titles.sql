-- Two words that follow each other in a title are also one word of it ('=~data~analyst'), so that 'data analyst' lists data analysts before
-- analysts of other data.
create function job_search_pairs(content text) returns setof text language sql immutable parallel safe as $$
  select '~' || word || '~' || next
  from (
    select word, lead(word) over (order by place) as next
    from unnest(job_search_tokens(content)) with ordinality token(word, place)
  ) neighbors
  where next is not null
$$;

create or replace function job_search_words(title text, company text, skills text[], description text, place text, kinds text[])
returns tsvector language plpgsql immutable parallel safe as $$
begin
  return array_to_tsvector(array(
    select word from unnest(job_search_tokens(concat_ws(
      ' ', left(title, 1000), left(company, 1000), left(array_to_string(skills, ' '), 20000), left(place, 1000),
      replace(array_to_string(kinds, ' '), '_', '')
    ))) word where length(word) <= 500
    union all select '=' || word from unnest(job_search_tokens(left(title, 1000))) word where length(word) <= 500
    union all select '=' || word from job_search_pairs(left(title, 1000)) word where length(word) <= 500
    union all select '@' || word from unnest(job_search_tokens(left(place, 1000))) word where length(word) <= 500
    union all select '+' || word from unnest(job_search_tokens(left(description, 50000))) word where length(word) <= 500
  ));
end
$$;

-- Without the index on the words, or each of them would be put into it again. From here on, nothing else writes to the table.
drop index job_search_words;
select pg_advisory_xact_lock_shared(hashtext('job_search_dictionary'));
with pairs as materialized (
  select distinct id, '=' || word collate "C" as word
  from job_postings, job_search_pairs(left(job_name, 1000)) word where length(word) <= 500
),
learned as (
  insert into job_search_dictionary (word) select distinct word from pairs returning word, number
),
packed as (
  select id, array_agg(word::text) as words, string_agg(int4send(number), '') as word_numbers
  from pairs join learned using (word) group by id
)
update job_search set
  words = job_search.words || array_to_tsvector(packed.words),
  word_numbers = job_search.word_numbers || packed.word_numbers
from packed where packed.id = job_search.id;
create index job_search_words on job_search using gin (words);
