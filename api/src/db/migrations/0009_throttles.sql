-- Counts of the throttles where several processes share a database; the columns and their order are those of rate-limiter-flexible.
-- Nothing in it is missed after a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Secrets of this installation, made by the first process that needs one.
create table server_keys (
  name text primary key,
  key bytea not null
);
