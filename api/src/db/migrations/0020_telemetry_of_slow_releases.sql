-- How long the first page of a version took that this browser was measured for, in milliseconds: each visitor counts once, unlike in the histograms.
alter table telemetry_visits add column ms int;
