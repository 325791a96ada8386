-- For housekeeping, which looks for removed postings among those that are not active.
create index job_search_inactive on job_search (changed_in) where not is_active;
