create table saved_jobs (
  member_id uuid not null references members (id) on delete cascade,
  job_posting_id uuid not null references job_postings (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (member_id, job_posting_id)
);

create index saved_jobs_posting on saved_jobs (job_posting_id);

create table enrolments (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  course_id uuid not null references courses (id),
  name text not null,
  email text not null,
  phone text not null,
  address text not null,
  enrolled_at timestamptz not null,
  unique (member_id, course_id)
);

create index enrolments_course on enrolments (course_id);

-- Counts the changes of courses, whoever makes them, so that a process can tell whether what it keeps of them still holds.
create table course_changes (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);

insert into course_changes (version) values (0);

create function note_course_change() returns trigger language plpgsql as $$
begin
  update course_changes set version = version + 1;
  return null;
end
$$;

create trigger courses_changed after insert or update or delete or truncate on courses
for each statement execute function note_course_change();
