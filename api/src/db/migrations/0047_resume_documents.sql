-- The resumes that members write in the editor. The type json retains the order of an object's members.
create table resume_documents (
  id uuid primary key,
  member_id uuid not null references members (id) on delete cascade,
  name text not null,
  document json not null,
  version int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (member_id, name)
);
