-- The office sorts its enrollments by name.
create index enrolments_by_name on enrolments (lower(name) collate "C", id);
