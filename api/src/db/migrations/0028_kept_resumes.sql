-- What a member keeps of a checked resume, to see how jobs fit: skills, each with the line it was read from, and nothing else of it.
create table kept_resumes (
  member_id uuid primary key references members (id) on delete cascade,
  file_name text not null,
  skills jsonb not null,
  kept_at timestamptz not null
);

create index kept_resumes_age on kept_resumes (kept_at);
