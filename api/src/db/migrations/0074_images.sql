-- Images that the office has uploaded, as WebP files in two sizes. The id is a hash of both, so that the content of an address never changes.
create table images (
  id text primary key,
  small bytea not null,
  large bytea not null,
  -- The last time it was uploaded. It is removed some days later if nothing refers to it.
  uploaded_at timestamptz not null
);
create index images_by_upload on images (uploaded_at);

-- WebP is compressed already.
alter table images alter column small set storage external, alter column large set storage external;

alter table employers add column logo_id text references images (id), add column logo_alt text not null default '';
create index employers_by_logo on employers (logo_id) where logo_id is not null;
