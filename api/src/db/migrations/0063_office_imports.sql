-- Imports of postings, by the office and by `kadam import`. A file waits here until it is written.
create table imports (
  id uuid primary key,
  source text not null,
  file_name text not null,
  format text not null,
  content bytea,
  -- Columns of the file with sample values, and the field of each ('' for none).
  columns jsonb not null default '[]',
  mapping jsonb not null default '{}',
  closing text not null default 'none',
  state text not null check (state in ('uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed')),
  step text,
  records int not null default 0,
  report jsonb,
  failure text,
  undo_report jsonb,
  created_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  version int not null default 1
);
-- One job of a source at a time.
create unique index imports_at_work on imports (source) where state in ('checking', 'importing', 'undoing');
create index imports_by_time on imports (created_at, id);

-- How the columns of a source were mapped last.
create table import_mappings (
  source text primary key,
  mapping jsonb not null
);

-- What an import did to each posting, with the posting before it; null for a new one.
create table import_changes (
  import_id uuid not null references imports (id) on delete cascade,
  posting_id uuid not null,
  kind text not null check (kind in ('added', 'changed', 'closed')),
  before jsonb,
  primary key (import_id, posting_id)
);
create index import_changes_of_posting on import_changes (posting_id);

-- A posting that the office has closed stays closed when a feed still has it.
alter table job_postings add column closed_in_office boolean not null default false;
-- No change by anybody, and nothing that is searched.
alter table job_postings disable trigger user;
update job_postings set closed_in_office = true where state = 'closed' and changed_at = closed_at;
alter table job_postings enable trigger user;
