-- Where a row came from and what it is called there: an import finds its own rows again by these two.
alter table job_postings
  add column source text,
  add column reference text,
  add column description_html text,
  add column closed_at timestamptz,
  add constraint job_postings_origin check ((source is null) = (reference is null));

create unique index job_postings_origin_key on job_postings (source, reference) where source is not null;

alter table courses
  add column source text,
  add column reference text,
  add constraint courses_origin check ((source is null) = (reference is null));

create unique index courses_origin_key on courses (source, reference) where source is not null;
