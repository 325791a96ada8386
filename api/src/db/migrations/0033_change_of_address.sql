-- Links that give an account another address, and those that give its former address back.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('reset-password', 'confirm-email', 'change-email', 'undo-email-change'));

-- The address that the account gets with the link.
alter table account_links add column new_email text
  check ((new_email is not null) = (purpose in ('change-email', 'undo-email-change')));

-- A former address is reserved while the link that gives it back works.
create index account_links_reserved on account_links (new_email) where purpose = 'undo-email-change';
