-- Links in mails to the office with which staff fetch a resume that is too large to attach. Only the hash of the secret is stored.
create table resume_links (
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade,
  resume_file_id uuid references resume_files (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  downloads int not null default 0,
  last_downloaded_at timestamptz
);

create index resume_links_application on resume_links (application_id);
create index resume_links_file on resume_links (resume_file_id);
create index resume_links_expiry on resume_links (expires_at);
