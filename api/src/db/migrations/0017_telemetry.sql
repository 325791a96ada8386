-- How versions of bundles do in the browsers of visitors. Nothing in it leads to a person.

-- Histograms: values of a measure between two bounds (modules/telemetry/histogram.ts) in an hour.
create table telemetry_counts (
  hour timestamptz not null,
  bundle text not null,
  version text not null,
  measure text not null,
  bucket smallint not null,
  count int not null,
  primary key (hour, bundle, version, measure, bucket)
);

-- Browsers that showed a version in ten minutes; `client` is a keyed hash of the network address that is another one every day.
create table telemetry_visits (
  slot timestamptz not null,
  bundle text not null,
  version text not null,
  client text not null,
  failed boolean not null,
  primary key (slot, bundle, version, client)
);

create table telemetry_problems (
  id uuid primary key,
  day date not null,
  bundle text not null,
  version text not null,
  phase text not null,
  name text not null,
  place text not null,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (day, bundle, version, phase, name, place)
);
