-- Content of public pages that the office has published; the newest version of a section is shown. The staff is named without a reference, so that the
-- history stays when a colleague leaves. Content null is the built-in content.
create table content_versions (
  section text not null,
  version int not null,
  content jsonb,
  at timestamptz not null,
  by_name text not null,
  primary key (section, version)
);
