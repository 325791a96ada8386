-- When somebody who reads the mail of the address has said so; null for whoever has signed up and not answered yet.
alter table members add column email_confirmed_at timestamptz;

-- Links of mails that act on an account: of each purpose one at most, the newest.
create table account_links (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'confirm-email')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (member_id, purpose)
);

create index account_links_expiry on account_links (expires_at);
