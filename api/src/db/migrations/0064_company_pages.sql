-- The page of a company has its name in the address: a new name makes a new slug, and the former one leads to it.
create table employer_slugs (
  slug text primary key,
  employer_id uuid not null references employers (id) on delete cascade
);
create index employer_slugs_of_employer on employer_slugs (employer_id);

create function employer_rename() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(btrim(left(regexp_replace(lower(new.name), '[^a-z0-9]+', '-', 'g'), 80), '-'), ''), 'company');
begin
  if company_key(new.name) = old.name_key or old.slug = base or old.slug = base || '-' || left(new.id::text, 8) then
    return new;
  end if;
  insert into employer_slugs (slug, employer_id) values (old.slug, old.id)
    on conflict (slug) do update set employer_id = excluded.employer_id;
  if exists (select from employers where slug = base) then
    base := base || '-' || left(new.id::text, 8);
  end if;
  delete from employer_slugs where slug = base;
  new.slug := base;
  return new;
end
$$;

create trigger employer_rename before update of name on employers
  for each row execute function employer_rename();
