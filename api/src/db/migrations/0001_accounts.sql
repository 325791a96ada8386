create table members (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null unique,
  password_hash text not null,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  member_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_member on sessions (member_id);
create index sessions_expiry on sessions (expires_at);

create table jobseeker_profiles (
  member_id uuid primary key references members (id) on delete cascade,
  jobseeker_name text not null,
  contact_email text not null,
  phone text not null,
  current_package text not null,
  expected_package text not null,
  year_of_experience text not null,
  notice_period text not null,
  resume text not null,
  address text not null,
  preferred_location1 text not null,
  preferred_location2 text not null,
  preferred_location3 text not null,
  updated_at timestamptz not null
);
