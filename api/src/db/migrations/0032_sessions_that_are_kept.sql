-- A session whose member asked to stay logged in: it has no idle limit, and each use moves its end.
alter table sessions add column is_kept boolean not null default false;
