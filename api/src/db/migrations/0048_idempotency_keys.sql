-- The key is in the row that the request created; housekeeping removes it after a day.
alter table members add column idempotency_key text unique;
alter table contact_messages add column idempotency_key text unique;
alter table resume_documents add column idempotency_key text;
create index resume_documents_keys on resume_documents (created_at) where idempotency_key is not null;
