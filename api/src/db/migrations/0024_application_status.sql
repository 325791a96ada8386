alter table applications
  add column status text not null default 'received'
    check (status in ('received', 'seen', 'shortlisted', 'interview', 'offer', 'not_chosen', 'withdrawn')),
  add column resume_file_id uuid references resume_files (id) on delete set null;

create index applications_applied on applications (applied_at);
create index applications_resume_file on applications (resume_file_id) where resume_file_id is not null;

-- What became of an application, step by step; the note is the office's, for the applicant.
create table application_steps (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications (id) on delete cascade,
  status text not null,
  at timestamptz not null,
  note text not null default ''
);

create index application_steps_application on application_steps (application_id, id);

insert into application_steps (application_id, status, at) select id, 'received', applied_at from applications;
