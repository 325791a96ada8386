-- Work that is done later. Mails were the only kind and had a table of their own.
create table tasks (
  id uuid primary key,
  kind text not null,
  -- Of tasks with the same key there is one at most; null for the many.
  key text unique,
  payload jsonb not null,
  created_at timestamptz not null,
  run_at timestamptz not null,
  -- Until then whoever took the task is doing it, or has died.
  leased_until timestamptz,
  attempts int not null default 0,
  last_error text,
  failed_at timestamptz
);

insert into tasks (id, kind, payload, created_at, run_at, attempts, last_error, failed_at)
select id, 'mail', mail, created_at, next_at, attempts, last_error, failed_at from outbox;

drop table outbox;

create index tasks_due on tasks (run_at) where failed_at is null;
create index tasks_failed on tasks (failed_at) where failed_at is not null;

-- Tells the workers of every process; repeats within a transaction are sent once.
create function tell_of_tasks() returns trigger language plpgsql as $$
begin
  perform pg_notify('tasks', '');
  return null;
end
$$;

create trigger tasks_added after insert on tasks for each statement execute function tell_of_tasks();
