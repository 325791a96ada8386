-- Which network a visit came from, as a hash: one network counts for only so many visitors (docs/decisions/0101).
alter table telemetry_visits add column network text not null default '';
