-- The skills of a resume on file, each with the line it was read from: jobs are compared with them. They go with the file.
alter table resume_files add column skills jsonb not null default '[]';

-- Files handed in before: the skills that were read, without their lines.
update resume_files set skills = (
  select coalesce(jsonb_agg(jsonb_build_object('name', skill, 'line', skill)), '[]')
  from jsonb_array_elements_text(reading -> 'skills') as read (skill)
) where is_on_file;
