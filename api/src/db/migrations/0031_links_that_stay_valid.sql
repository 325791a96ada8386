-- Several links of one purpose work at a time: asking again must not end a link that somebody else is about to use.
alter table account_links drop constraint account_links_member_id_purpose_key;
create index account_links_member on account_links (member_id, purpose, created_at);

-- Counts the password resets by mail. Device cookies name the count they were made under, so that a reset ends all of them.
alter table members add column device_generation int not null default 0;
