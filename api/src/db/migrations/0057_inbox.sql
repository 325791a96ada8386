-- What the office does with a message. The staff is named by id and name without a reference, so that a message stays handled when a colleague leaves.
alter table contact_messages
  add column assignee_id uuid,
  add column handled_at timestamptz,
  add column handled_by text,
  add column version int not null default 1;

create index contact_messages_newest on contact_messages (created_at desc, id);
create index contact_messages_open on contact_messages (created_at) where handled_at is null;

create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  at timestamptz not null,
  by_name text not null,
  text text not null
);

create index contact_replies_message on contact_replies (message_id, at);
create index newsletter_subscribers_newest on newsletter_subscribers (asked_at desc, id);
