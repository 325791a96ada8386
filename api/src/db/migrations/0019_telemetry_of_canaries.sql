-- Visitors of a canary are counted apart from others who were shown the same version of a bundle.
alter table telemetry_visits add column canary boolean not null default false;
alter table telemetry_visits drop constraint telemetry_visits_pkey;
alter table telemetry_visits add primary key (slot, bundle, version, canary, client);
