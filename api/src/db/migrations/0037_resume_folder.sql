-- The folder that holds resume files (KADAM_RESUME_FILES), by the id in its marker file. Without a row the database holds them.
create table resume_folder (
  is_only boolean primary key default true check (is_only),
  id uuid not null
);
