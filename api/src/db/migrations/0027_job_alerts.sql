-- Searches of which members are told by mail what is new.
create table job_alerts (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  -- The question as the query of GET /job/postings writes it; that schema reads it each time.
  search jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  created_at timestamptz not null,
  paused_at timestamptz,
  -- What was added before is not new: the moment of saving, or of going on after a pause.
  watched_from timestamptz not null,
  -- When postings were last looked for.
  looked_at timestamptz not null,
  next_at timestamptz not null
);

create index job_alerts_member on job_alerts (member_id, created_at);
create index job_alerts_due on job_alerts (next_at) where paused_at is null;
create index job_alerts_paused on job_alerts (paused_at) where paused_at is not null;

-- What an alert has told. No reference to the posting: one that is removed and comes again is not told twice.
create table job_alert_postings (
  alert_id uuid not null references job_alerts (id) on delete cascade,
  posting_id uuid not null,
  told_at timestamptz not null,
  primary key (alert_id, posting_id)
);

create index job_alert_postings_age on job_alert_postings (told_at);

-- When a posting came to this portal; created_at is the day its source gives it, which may be long ago.
alter table job_postings add column added_at timestamptz not null default now();
create index job_postings_added on job_postings (added_at) where is_active;
