create table job_postings (
  id uuid primary key,
  job_name text not null,
  company_name text not null,
  location text not null,
  employment_type text not null check (employment_type in ('full_time', 'part_time')),
  job_type text not null check (job_type in ('onsite', 'hybrid', 'remote')),
  experience_level text not null check (experience_level in ('fresher', 'intermediate', 'experienced')),
  description text not null,
  skills text[] not null default '{}',
  ctc numeric(12, 4),
  ectc numeric(12, 4),
  notice_period int,
  working_days text,
  is_active boolean not null default true,
  responsibilities text[] not null default '{}',
  requirements text[] not null default '{}',
  logo_url text,
  image text,
  created_at timestamptz not null
);

create index job_postings_newest on job_postings (created_at desc, id) where is_active;
