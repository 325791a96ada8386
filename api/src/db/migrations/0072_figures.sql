-- What happened on which day in India, for the figures of the office. A row names no person and goes with no account, so past figures stay.
-- Triggers write it, because every writer counts: pages, commands, imports.
create table activity (
  id bigint generated always as identity primary key,
  -- 'application', 'enrollment', 'signup', 'check', 'message', 'inquiry': when it came in. The stages 'shortlisted', 'interview', 'offer', 'hired' and
  -- the first responses 'application_response', 'message_response', 'inquiry_response' have the day on which what they belong to came in.
  kind text not null,
  day date not null,
  -- Of applications; without a reference, as a figure stays after a posting.
  posting_id uuid,
  -- Of first responses: how long it took.
  minutes int
);
create index activity_days on activity (kind, day) include (posting_id, minutes);
create index activity_postings on activity (posting_id, kind, day) where posting_id is not null;

-- Views of the pages of jobs, added up.
create table posting_views (
  posting_id uuid not null,
  day date not null,
  count int not null,
  primary key (posting_id, day)
);
create index posting_views_days on posting_views (day) include (posting_id, count);

-- When the office responded first; null: not yet. It stays when a message is opened again.
alter table contact_messages add column responded_at timestamptz;
alter table inquiries add column responded_at timestamptz;
update contact_messages set responded_at = handled_at;
update inquiries set responded_at = changed_at where state <> 'new';

create function day_in_india(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Asia/Kolkata')::date
$$;
create function minutes_between(start timestamptz, finish timestamptz) returns int language sql immutable as $$
  select greatest(0, floor(extract(epoch from finish - start) / 60))::int
$$;
-- 0 for what is no stage: received, seen, not chosen, withdrawn.
create function stage_number(status text) returns int language sql immutable as $$
  select coalesce(array_position(array['shortlisted', 'interview', 'offer', 'hired'], status), 0)
$$;

-- Arguments: the kind, and the column with the time.
create function count_new_row() returns trigger language plpgsql as $$
begin
  insert into activity (kind, day, posting_id) values (
    tg_argv[0],
    day_in_india((to_jsonb(new) ->> tg_argv[1])::timestamptz),
    (to_jsonb(new) ->> 'job_posting_id')::uuid);
  return null;
end $$;
create trigger applications_are_counted after insert on applications
  for each row execute function count_new_row('application', 'applied_at');
create trigger enrolments_are_counted after insert on enrolments
  for each row execute function count_new_row('enrollment', 'enrolled_at');
create trigger members_are_counted after insert on members
  for each row execute function count_new_row('signup', 'created_at');
create trigger contact_messages_are_counted after insert on contact_messages
  for each row execute function count_new_row('message', 'created_at');
create trigger inquiries_are_counted after insert on inquiries
  for each row execute function count_new_row('inquiry', 'created_at');

-- The first step or message of the office is its response.
create function count_application_response() returns trigger language plpgsql as $$
begin
  insert into activity (kind, day, posting_id, minutes)
  select 'application_response', day_in_india(applied_at), job_posting_id, minutes_between(applied_at, new.at)
  from applications where id = new.application_id
    and 1 = (select count(*) from application_steps where application_id = new.application_id and status not in ('received', 'withdrawn'))
      + (select count(*) from application_messages where application_id = new.application_id and from_office);
  return null;
end $$;
create trigger application_steps_are_responses after insert on application_steps
  for each row when (new.status not in ('received', 'withdrawn')) execute function count_application_response();
create trigger application_messages_are_responses after insert on application_messages
  for each row when (new.from_office) execute function count_application_response();

-- An application that skips a stage has reached it; one that returns to a stage is not counted twice.
create function count_stages() returns trigger language plpgsql as $$
begin
  insert into activity (kind, day, posting_id)
  select stage, day_in_india(applied_at), job_posting_id
  from applications, unnest(array['shortlisted', 'interview', 'offer', 'hired']) with ordinality as stages (stage, number)
  where applications.id = new.application_id and number <= stage_number(new.status) and number > (
    select coalesce(max(stage_number(status)), 0) from application_steps where application_id = new.application_id and id <> new.id);
  return null;
end $$;
create trigger application_stages_are_counted after insert on application_steps
  for each row when (stage_number(new.status) > 0) execute function count_stages();

-- Arguments: the kind, and the column with the time of the response.
create function count_response() returns trigger language plpgsql as $$
begin
  new.responded_at := (to_jsonb(new) ->> tg_argv[1])::timestamptz;
  insert into activity (kind, day, minutes)
  values (tg_argv[0], day_in_india(new.created_at), minutes_between(new.created_at, new.responded_at));
  return new;
end $$;
create trigger contact_messages_are_answered before update of handled_at on contact_messages
  for each row when (new.responded_at is null and new.handled_at is not null) execute function count_response('message_response', 'handled_at');
create trigger inquiries_are_answered before update of state on inquiries
  for each row when (new.responded_at is null and new.state <> 'new') execute function count_response('inquiry_response', 'changed_at');

-- What is known of before. Deleted accounts and resume checks of before are not.
insert into activity (kind, day, posting_id) select 'application', day_in_india(applied_at), job_posting_id from applications;
insert into activity (kind, day) select 'enrollment', day_in_india(enrolled_at) from enrolments;
insert into activity (kind, day) select 'signup', day_in_india(created_at) from members;
insert into activity (kind, day) select 'message', day_in_india(created_at) from contact_messages;
insert into activity (kind, day) select 'inquiry', day_in_india(created_at) from inquiries;
insert into activity (kind, day, posting_id)
  select stage, day_in_india(applied_at), job_posting_id
  from (select application_id, max(stage_number(status)) as highest from application_steps group by 1) reached
  join applications on applications.id = application_id
  join unnest(array['shortlisted', 'interview', 'offer', 'hired']) with ordinality as stages (stage, number) on number <= highest;
insert into activity (kind, day, posting_id, minutes)
  select 'application_response', day_in_india(applied_at), job_posting_id, minutes_between(applied_at, first_at)
  from (
    select application_id, min(at) as first_at from (
      select application_id, at from application_steps where status not in ('received', 'withdrawn')
      union all select application_id, at from application_messages where from_office) responses
    group by 1) first_ones
  join applications on applications.id = application_id;
insert into activity (kind, day, minutes)
  select 'message_response', day_in_india(created_at), minutes_between(created_at, responded_at) from contact_messages where responded_at is not null;
insert into activity (kind, day, minutes)
  select 'inquiry_response', day_in_india(created_at), minutes_between(created_at, responded_at) from inquiries where responded_at is not null;
