-- Each time the office opened an application; repeated opens within minutes are one row.
create table office_views (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications (id) on delete cascade,
  at timestamptz not null
);

create index office_views_application on office_views (application_id, at);

-- When the applicant saw a step of the office; null: not yet. Steps taken before this was recorded count as read.
alter table application_steps add column read_at timestamptz;
update application_steps set read_at = at;
create index application_steps_unread on application_steps (application_id)
  where read_at is null and status not in ('received', 'withdrawn');
