-- Requests about personal data. One of a member has no address of its own; one without an account counts from its confirmation by mail. After the
-- deletion of an account kind, state and times stay, without the person and without any text.
create table privacy_requests (
  id uuid primary key,
  member_id uuid references members (id) on delete cascade,
  email text,
  name text not null,
  kind text not null,
  text text not null,
  state text not null check (state in ('unconfirmed', 'received', 'in_progress', 'answered', 'rejected', 'withdrawn')),
  created_at timestamptz not null,
  received_at timestamptz,
  due_at timestamptz,
  notes text not null default '',
  answer text,
  answered_by text,
  closed_at timestamptz,
  confirm_hash bytea unique,
  confirm_until timestamptz,
  version int not null default 1
);

create index privacy_requests_member on privacy_requests (member_id, created_at desc);
create index privacy_requests_email on privacy_requests (email);
create index privacy_requests_open on privacy_requests (due_at) where closed_at is null and received_at is not null;
