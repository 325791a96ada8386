-- The office hires, and works with applications in tables.
alter table applications drop constraint applications_status_check;
alter table applications add constraint applications_status_check
  check (status in ('received', 'seen', 'shortlisted', 'interview', 'offer', 'hired', 'not_chosen', 'withdrawn'));

alter table applications
  -- Counts the steps; a change by the office names the version it replaces.
  add column version int not null default 0,
  add column changed_at timestamptz not null default now(),
  -- Name of the applicant in lower case, and that with the addresses: of the job profile, or the account.
  add column sort_name text collate "C" not null default '',
  add column search text collate "C" not null default '';

-- By whom of the office, whose name stays after the account has ended, and the version of the message template of the mail.
alter table application_steps
  add column by_name text not null default '',
  add column template_version int not null default 0;

create function applicant_texts(of_member uuid, out sort_name text, out search text) language sql stable as $$
  select lower(name), lower(concat_ws(' ', name, nullif(contact_email, ''), email))
  from (
    select coalesce(nullif(profile.jobseeker_name, ''), trim(member.first_name || ' ' || member.last_name)) as name,
      profile.contact_email, member.email
    from members member left join jobseeker_profiles profile on profile.member_id = member.id where member.id = of_member
  ) applicant
$$;

update applications application set
  changed_at = coalesce((select max(at) from application_steps where application_id = application.id), applied_at),
  version = (select count(*) from application_steps where application_id = application.id),
  (sort_name, search) = (select coalesce(texts.sort_name, ''), coalesce(texts.search, '') from applicant_texts(application.member_id) texts);

create function fill_applicant_texts() returns trigger language plpgsql as $$
begin
  select coalesce(texts.sort_name, ''), coalesce(texts.search, '') into new.sort_name, new.search
  from applicant_texts(new.member_id) texts;
  return new;
end $$;
create trigger applications_are_searched before insert on applications
  for each row execute function fill_applicant_texts();

create function refresh_applicant_texts() returns trigger language plpgsql as $$
declare of_member uuid;
begin
  if tg_table_name = 'members' then of_member := new.id;
  elsif tg_op = 'DELETE' then of_member := old.member_id;
  else of_member := new.member_id;
  end if;
  update applications application set sort_name = texts.sort_name, search = texts.search
  from applicant_texts(of_member) texts
  where application.member_id = of_member and texts.search is not null and application.search <> texts.search;
  return null;
end $$;
create trigger members_are_searched after update of first_name, last_name, email on members
  for each row execute function refresh_applicant_texts();
create trigger profiles_are_searched after insert or delete or update of jobseeker_name, contact_email on jobseeker_profiles
  for each row execute function refresh_applicant_texts();

create index applications_by_posting on applications (job_posting_id, status, changed_at desc, id desc);
create index applications_by_applied on applications (applied_at desc, id desc);
create index applications_by_changed on applications (changed_at desc, id desc);
create index applications_by_name on applications (sort_name, id);
drop index applications_posting;
drop index applications_applied;

-- The search for words in titles reads all of them.
create index job_postings_titles on job_postings (id) include (job_name, company_name);

-- Notes of the office, not shown to the applicant. They are in the applicant's download of data.
create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  at timestamptz not null,
  by_name text not null,
  text text not null
);

create index application_notes_application on application_notes (application_id, at);

-- Mails about a status, as the office has written them; the built-in ones are version 0.
create table message_templates (
  status text not null,
  version int not null,
  subject text not null,
  text text not null,
  at timestamptz not null,
  by_name text not null,
  primary key (status, version)
);
