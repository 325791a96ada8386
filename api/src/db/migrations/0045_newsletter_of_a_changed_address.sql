-- The newsletter subscription that moved with a change of address, and goes back with its undo.
alter table account_links add column subscriber_id uuid references newsletter_subscribers (id) on delete set null
  check (subscriber_id is null or purpose = 'undo-email-change');

create index account_links_subscriber on account_links (subscriber_id) where subscriber_id is not null;
