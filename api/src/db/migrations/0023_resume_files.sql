-- Resumes of members: the one on file, and those that went with an application.
create table resume_files (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  size int not null,
  sha256 bytea not null,
  -- Null: the bytes are in the configured folder, in a file named like the row.
  content bytea,
  reading jsonb not null,
  kept_at timestamptz not null,
  is_on_file boolean not null
);

-- One on file for each member, and the way from a member to all of theirs.
create unique index resume_files_on_file on resume_files (member_id) where is_on_file;
create index resume_files_member on resume_files (member_id);
create index resume_files_kept on resume_files (kept_at);
