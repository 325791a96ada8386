-- What a course costs (rupees, 0 for free), when it starts and where it is held; null where the provider has not said.
alter table courses add column fee int check (fee >= 0);
alter table courses add column start_date text check (start_date ~ '^\d{4}-\d{2}-\d{2}$');
alter table courses add column mode text check (mode in ('online', 'classroom', 'hybrid'));
