create table courses (
  id uuid primary key,
  name text not null,
  description text not null,
  image text,
  duration text not null,
  level text,
  category text not null,
  genre text not null,
  provider text not null,
  synopsis text not null,
  full_synopsis text not null,
  students int,
  features text[] not null default '{}',
  learning_outcomes text[] not null default '{}',
  curriculum text[] not null default '{}'
);
