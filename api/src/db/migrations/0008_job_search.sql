-- What the job search looks at: one narrow row for each posting, kept by triggers in the transaction that changes the posting, whoever changes
-- it. How text becomes words is told in modules/jobs/search-words.ts, which cuts up the questions in the same way.

-- Compatibility forms, accents, joiners and case folded. Nothing here depends on the locale of the database.
create function job_search_fold(content text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(content) = length(content) then return lower(content collate "C"); end if;
  return translate(
    lower(regexp_replace(normalize(content, nfkd) collate "C", '[\u0300-\u036f\u00ad\u200c\u200d]+', '', 'g')),
    '‘’ʼ‐ØøĐđÐðŁłĦħŦŧıÆŒÞŊẞ' || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ',
    '''''''-ooddddllhhttiæœþŋß' || 'αβγδεζηθικλμνξοπρστυφχψωσ' || 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ'
  );
end
$$;

-- The words of a text, repeats included: every run of letters and digits; with the signs behind it (c++, c#); with the dot before
-- it (.net); and what a single joiner holds together (back-end, node.js, r&d, d'souza), as one word.
create function job_search_tokens(content text) returns text[] language plpgsql immutable parallel safe as $$
declare
  space constant text := '\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a\u0e5b\u2000-\u206f\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff\u2e00-\u2fff\u3000-\u3004\u3008-\u3020\u3030\u3036-\u303f\u30fb\ud800-\uf8ff\ufd3e\ufd3f\ufe00-\ufe6f\ufeff\ufff0-\uffff\U0001d100-\U0001d1ff\U0001f000-\U0001faff\U000e0000-\U0010ffff';
  run constant text := '[^' || space || ']+';
  part constant text := run || '[+#]*';
  special constant text := '(\.?' || part || '(?:[._&''-]' || part || ')+|\.' || part || '|' || run || '[+#]+)';
  folded constant text := job_search_fold(content) collate "C";
begin
  return string_to_array(btrim(regexp_replace(folded, '[' || space || ']+', ' ', 'g')), ' ') || array(
    with found as materialized (select match[1] as chunk from regexp_matches(folded, special, 'g') match)
    select translate(chunk, '._&''-', '') from found where chunk ~ '.[._&''-]'
    union all select match[1] from found, regexp_matches(chunk, '(\.[^._&''-]+)', 'g') match
    union all select match[1] from found, regexp_matches(chunk, '([^._&''-]+[+#])', 'g') match
  );
end
$$;

-- Words of the title are marked =, words of the place @, so that one index finds all three kinds. Only so much of a text is searched, because
-- a tsvector holds a megabyte, and no word longer than 500 characters, because a lexeme holds two kilobytes.
create function job_search_words(title text, company text, skills text[], description text, place text)
returns tsvector language plpgsql immutable parallel safe as $$
begin
  return array_to_tsvector(array(
    select word from unnest(job_search_tokens(concat_ws(
      ' ', left(title, 1000), left(company, 1000), left(array_to_string(skills, ' '), 20000), left(description, 50000)
    ))) word where length(word) <= 500
    union all select '=' || word from unnest(job_search_tokens(left(title, 1000))) word where length(word) <= 500
    union all select '@' || word from unnest(job_search_tokens(left(place, 1000))) word where length(word) <= 500
  ));
end
$$;

-- A deleted posting leaves a row behind that is not active: other processes learn of the deletion from it.
create table job_search (
  id uuid primary key,
  created_at timestamptz not null,
  -- The transaction of the last change of any column of the posting.
  changed_in xid8 not null default pg_current_xact_id(),
  -- Pay in ten-thousandths of a lakh.
  ctc bigint,
  job_type text not null,
  employment_type text not null,
  experience_level text not null,
  is_active boolean not null,
  words tsvector not null
);

-- The words lie beside the rows, so that counting reads few pages.
alter table job_search alter column words set storage external;
alter table job_search set (toast_tuple_target = 128);

-- The active postings that have the words. Read one by one their words cost twenty times what the planner thinks, so it has no choice.
create function job_search_having(query tsquery)
returns table (id uuid, created_at timestamptz, ctc bigint, job_type text, employment_type text, experience_level text)
language sql stable set enable_seqscan = off as $$
  select id, created_at, ctc, job_type, employment_type, experience_level from job_search where is_active and words @@ query
$$;

-- How many active postings there are of each kind: the sum of its rows. Writers only add rows, so that they never wait for each other.
create table job_search_tally (
  job_type text not null,
  employment_type text not null,
  experience_level text not null,
  postings bigint not null
);

-- Every word there ever was, some of them twice, for finding the one that was meant. Not unique for the same reason.
create table job_search_dictionary (word text collate "C" not null);

-- Notes the words of these postings that were not known yet.
create function job_search_learn(postings uuid[]) returns void language sql as $$
  with used as (
    select distinct unnest(tsvector_to_array(words)) collate "C" as word from job_search where id = any(postings)
  )
  insert into job_search_dictionary
  select word from used where not exists (select from job_search_dictionary known where known.word = used.word)
$$;

-- Writes the rows of these postings, words included.
create function job_search_put(postings uuid[]) returns void language sql as $$
  insert into job_search (id, created_at, ctc, job_type, employment_type, experience_level, is_active, words)
  select
    id, created_at, (nullif(ctc, 'NaN') * 10000)::bigint, job_type, employment_type, experience_level, is_active,
    job_search_words(job_name, company_name, skills, description, location)
  from job_postings where id = any(postings)
  on conflict (id) do update set
    created_at = excluded.created_at, changed_in = pg_current_xact_id(), ctc = excluded.ctc, job_type = excluded.job_type,
    employment_type = excluded.employment_type, experience_level = excluded.experience_level,
    is_active = excluded.is_active, words = excluded.words;
  select job_search_learn(postings);
$$;

create function job_search_drop(postings uuid[]) returns void language sql as $$
  update job_search set changed_in = pg_current_xact_id(), is_active = false, words = '' where id = any(postings)
$$;

-- Tells every server process that listens; repeats within a transaction are sent once.
create function job_search_tell() returns void language sql as $$
  select pg_notify('job_postings', '')
$$;

create function job_search_after_insert() returns trigger language plpgsql as $$
begin
  if not exists (select from added) then return null; end if;
  perform job_search_put(array(select id from added));
  insert into job_search_tally
  select job_type, employment_type, experience_level, count(*) from added where is_active group by 1, 2, 3;
  perform job_search_tell();
  return null;
end
$$;

create function job_search_after_update() returns trigger language plpgsql as $$
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
    words = case
      when text.id is null then job_search.words
      else job_search_words(added.job_name, added.company_name, added.skills, added.description, added.location)
    end
  from added left join unnest(rewritten) text(id) using (id)
  where job_search.id = added.id;
  perform job_search_learn(rewritten);
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

create function job_search_after_delete() returns trigger language plpgsql as $$
begin
  if not exists (select from removed) then return null; end if;
  perform job_search_drop(array(select id from removed));
  insert into job_search_tally
  select job_type, employment_type, experience_level, -count(*) from removed where is_active group by 1, 2, 3;
  perform job_search_tell();
  return null;
end
$$;

create function job_search_after_truncate() returns trigger language plpgsql as $$
begin
  truncate job_search, job_search_tally;
  -- This id stands for every posting there was.
  insert into job_search (id, created_at, job_type, employment_type, experience_level, is_active, words)
  values ('00000000-0000-0000-0000-000000000000', now(), '', '', '', false, '');
  perform job_search_tell();
  return null;
end
$$;

create index job_search_dictionary_word on job_search_dictionary (word);
select job_search_put(array(select id from job_postings));
insert into job_search_tally
select job_type, employment_type, experience_level, count(*) from job_postings where is_active group by 1, 2, 3;
create index job_search_newest on job_search (created_at desc, id) where is_active;
create index job_search_changed on job_search (changed_in, id);
create index job_search_words on job_search using gin (words);

create trigger job_search_insert after insert on job_postings
  referencing new table as added for each statement execute function job_search_after_insert();
create trigger job_search_update after update on job_postings
  referencing old table as removed new table as added for each statement execute function job_search_after_update();
create trigger job_search_delete after delete on job_postings
  referencing old table as removed for each statement execute function job_search_after_delete();
create trigger job_search_truncate after truncate on job_postings
  for each statement execute function job_search_after_truncate();
