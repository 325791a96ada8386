-- What the office does with a posting. is_active stays what the search and the public pages read: it says 'published', and a trigger keeps both
-- together, so a writer that knows only one of them (imports, the closing of expired postings, an older process) sets the other one too.
alter table job_postings
  add column state text not null default 'published',
  -- When a scheduled posting is published.
  add column publish_at timestamptz,
  -- Counts the changes, by whom ever.
  add column version int not null default 1,
  -- Names of the staff; null for imports. They stay after an account has ended.
  add column created_by text,
  add column changed_by text,
  add column changed_at timestamptz;

update job_postings set state = 'closed' where not is_active;

alter table job_postings
  alter column state drop default,
  add constraint job_postings_state check (state in ('draft', 'scheduled', 'published', 'closed')),
  add constraint job_postings_active_state check (is_active = (state = 'published')),
  add constraint job_postings_schedule check ((state = 'scheduled') = (publish_at is not null));

create function job_posting_state() returns trigger language plpgsql as $$
declare
  before job_postings;
begin
  if tg_op = 'INSERT' then
    new.state := coalesce(new.state, case when new.is_active then 'published' else 'closed' end);
  else
    before := old;
    -- A category that was only derived now is no change by anybody.
    if old.category is null then before.category := new.category; end if;
    if new is distinct from before then new.version := old.version + 1; end if;
    if new.state = old.state and new.is_active <> old.is_active then
      new.state := case when new.is_active then 'published' else 'closed' end;
    end if;
  end if;
  new.is_active := new.state = 'published';
  if new.state <> 'scheduled' then new.publish_at := null; end if;
  return new;
end
$$;

create trigger job_posting_state before insert or update on job_postings
  for each row execute function job_posting_state();

create index job_postings_scheduled on job_postings (publish_at) where state = 'scheduled';

-- Lists of the office, sorted and filtered without reading the postings themselves.
create index job_postings_office on job_postings (created_at, id)
  include (state, category, job_type, employment_type, valid_through);
create index job_postings_by_title on job_postings (left(job_name, 100) collate "C", id);
create index job_postings_by_company on job_postings (left(company_name, 100) collate "C", id);
create index job_postings_by_expiry on job_postings (valid_through, id);

-- Ids of the postings with words of title, company, location, kinds of work or skills that begin with these, in whatever state. Read one by one the
-- words cost more than the planner thinks, so it has no choice.
create function office_posting_search(content text) returns setof uuid
language plpgsql stable set enable_seqscan = off as $$
declare
  query tsquery := (
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from (select distinct unnest(job_search_tokens(content)) as word) tokens where word <> ''
  );
begin
  -- Nothing but punctuation matches nothing.
  return query select id from job_search where query is not null and words @@ query;
end
$$;
