create index applications_keys on applications (applied_at) where idempotency_key is not null;
