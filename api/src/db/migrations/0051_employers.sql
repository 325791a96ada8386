-- Companies that hire through the office. Postings keep their company_name, which is shown and searched, and belong to the employer of that name;
-- whoever writes a posting (import, sample data, office), the trigger finds the employer or adds it.
create function company_key(name text) returns text language sql immutable parallel safe as $$
  select left(lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))), 200)
$$;

create table employers (
  id uuid primary key,
  name text not null,
  name_key text not null generated always as (company_key(name)) stored unique,
  -- Part of the address of its page; it stays when the company is renamed.
  slug text not null unique,
  description text not null default '',
  website text not null default '',
  location text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz
);
create index employers_by_name on employers (left(name, 100) collate "C", id);
create index employers_by_creation on employers (created_at, id);

-- The employer of this name, added with new_id if there is none; null for an empty name, or if another employer has this id.
create function employer_of(given text, new_id uuid default gen_random_uuid()) returns uuid language plpgsql as $$
declare
  key text := company_key(given);
  found_id uuid;
  plain text;
  base text;
begin
  if key = '' then return null; end if;
  select id into found_id from employers where name_key = key;
  if found_id is not null then return found_id; end if;
  plain := btrim(regexp_replace(given, '\s+', ' ', 'g'));
  base := coalesce(nullif(btrim(left(regexp_replace(lower(plain), '[^a-z0-9]+', '-', 'g'), 80), '-'), ''), 'company');
  insert into employers (id, name, slug) values (new_id, plain, base) on conflict do nothing returning id into found_id;
  if found_id is not null then return found_id; end if;
  -- Added by somebody else meanwhile, or the slug is in use.
  select id into found_id from employers where name_key = key;
  if found_id is not null then return found_id; end if;
  insert into employers (id, name, slug) values (new_id, plain, base || '-' || left(new_id::text, 8))
    on conflict do nothing returning id into found_id;
  return found_id;
end
$$;

alter table job_postings add column employer_id uuid;
do $$
begin
  perform employer_of(company_name) from (select distinct on (company_key(company_name)) company_name from job_postings
    order by company_key(company_name), created_at) named;
end
$$;
-- No change by anybody, and nothing that is searched.
alter table job_postings disable trigger user;
update job_postings p set employer_id = e.id from employers e where e.name_key = company_key(p.company_name);
alter table job_postings enable trigger user;
alter table job_postings add constraint job_postings_employer foreign key (employer_id) references employers (id);
create index job_postings_of_employer on job_postings (employer_id, is_active, created_at, id);

create function job_posting_employer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.company_name <> old.company_name or new.employer_id is distinct from old.employer_id then
    new.employer_id := employer_of(new.company_name);
  end if;
  return new;
end
$$;

create trigger job_posting_employer before insert or update of company_name, employer_id on job_postings
  for each row execute function job_posting_employer();
