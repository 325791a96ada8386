create table applications (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  job_posting_id uuid not null references job_postings (id),
  idempotency_key text,
  applied_at timestamptz not null,
  unique (member_id, job_posting_id)
);

create index applications_posting on applications (job_posting_id);
