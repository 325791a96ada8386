-- The office adds, edits and hides courses.
alter table courses
  add column is_hidden boolean not null default false,
  -- The office has edited the content, so imports leave it as it is.
  add column is_edited boolean not null default false,
  -- Counts the changes, by whom ever.
  add column version int not null default 1,
  -- Name of the staff; null for imports. It stays after an account has ended.
  add column changed_by text,
  add column changed_at timestamptz;

create function count_course_version() returns trigger language plpgsql as $$
begin
  if new is distinct from old then new.version := old.version + 1; end if;
  return new;
end
$$;

create trigger course_version before update on courses
  for each row execute function count_course_version();
