-- The order of the list: times of two entries can be equal.
create index audit_log_newest on audit_log (number);
