-- Finds the log lines of the request that made a change; null for the command line.
alter table audit_log add column request_id text;
