create table outbox (
  id uuid primary key,
  kind text not null,
  mail jsonb not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_at timestamptz not null,
  failed_at timestamptz,
  last_error text
);

create index outbox_due on outbox (next_at) where failed_at is null;

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null
);

create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create index newsletter_subscribers_pending on newsletter_subscribers (asked_at) where status = 'pending';

create table newsletter_links (
  token_hash bytea primary key,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);

create index newsletter_links_subscriber on newsletter_links (subscriber_id);
