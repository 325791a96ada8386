-- Batches of courses. Dates are days in India, both included.
create table course_batches (
  id uuid primary key,
  course_id uuid not null references courses (id),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  times text not null,
  mode text not null check (mode in ('online', 'classroom', 'hybrid')),
  place text not null,
  seats int not null check (seats > 0),
  fee int not null check (fee >= 0),
  instructor text not null,
  languages text[] not null,
  state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'canceled')),
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index course_batches_course on course_batches (course_id, start_date, id);

-- The catalog shows dates and fees of batches.
create trigger course_batches_changed after insert or update or delete or truncate on course_batches
for each statement execute function note_course_change();

-- Enrollments from before are received: nobody has recorded what became of them.
alter table enrolments
  add column batch_id uuid references course_batches (id),
  add column status text not null default 'received'
    check (status in ('received', 'confirmed', 'waiting', 'attending', 'completed', 'canceled')),
  add column changed_at timestamptz not null default now(),
  add column version int not null default 1,
  -- The order of a waiting list.
  add column waiting_since timestamptz check ((waiting_since is not null) = (status = 'waiting')),
  add check (status <> 'waiting' or batch_id is not null);
update enrolments set changed_at = enrolled_at;

create index enrolments_batch on enrolments (batch_id, status, waiting_since, id);
create index enrolments_newest on enrolments (enrolled_at desc, id desc);
create index enrolments_received on enrolments (enrolled_at) where status = 'received';

create function seats_taken(of_batch uuid) returns int language sql stable as $$
  select count(*)::int from enrolments
  where batch_id = of_batch and status in ('received', 'confirmed', 'attending', 'completed')
$$;
