-- What people agreed to and when they ended it. Rows of a person name the member, or the address where there is no account; of a deleted account
-- a keyed hash of the address stays as proof (decision 0149).
create table consents (
  id uuid primary key,
  number bigint generated always as identity unique,
  member_id uuid references members (id) on delete cascade,
  email text,
  person_hash bytea,
  purpose text not null,
  -- 0: given before texts had versions.
  text_version int not null,
  is_given boolean not null,
  source text not null,
  at timestamptz not null,
  check (num_nonnulls(member_id, email, person_hash) = 1)
);

create index consents_member on consents (member_id, purpose, number desc);
create index consents_email on consents (email, purpose, number desc);
create index consents_person on consents (person_hash);
create index consents_time on consents (at);

create function reject_change_of_consent() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.purpose, new.text_version, new.is_given, new.source, new.at)
    is distinct from (old.id, old.number, old.purpose, old.text_version, old.is_given, old.source, old.at) then
    raise exception 'Records of consents are never changed.';
  end if;
  return new;
end $$;

create trigger consents_are_append_only before update on consents
  for each row execute function reject_change_of_consent();

insert into consents (id, email, purpose, text_version, is_given, source, at)
  select gen_random_uuid(), email, 'newsletter', 0, true, 'before_records', confirmed_at
  from newsletter_subscribers where status = 'confirmed' and confirmed_at is not null;

insert into consents (id, member_id, purpose, text_version, is_given, source, at)
  select gen_random_uuid(), member_id, 'job_alerts', 0, true, 'before_records', min(created_at)
  from job_alerts where paused_at is null group by member_id;

insert into consents (id, member_id, purpose, text_version, is_given, source, at)
  select gen_random_uuid(), member_id, 'resume_on_file', 0, true, 'before_records', kept_at
  from resume_files where is_on_file;
