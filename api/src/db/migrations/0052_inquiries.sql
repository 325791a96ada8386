-- What companies have written with "Hire with us". A row is found by the address, for the data of a member and the deletion of an account.
create table inquiries (
  id uuid primary key,
  company text not null,
  name text not null,
  email text not null,
  phone text not null,
  role text not null,
  people int not null,
  location text not null,
  pay_from numeric,
  pay_to numeric,
  wanted_by date,
  message text not null,
  state text not null default 'new' check (state in ('new', 'in_progress', 'converted', 'declined')),
  -- Of the staff. No reference: the name stays after an account has ended, as in the audit log.
  assignee_id uuid,
  assignee text,
  notes text not null default '',
  employer_id uuid references employers (id),
  posting_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  idempotency_key text unique
);
create index inquiries_of_address on inquiries (email);
create index inquiries_by_state on inquiries (state, created_at, id);
create index inquiries_by_creation on inquiries (created_at, id);
create index inquiries_by_change on inquiries (changed_at);
