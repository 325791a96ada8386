-- A large import keeps the plan made while there were few employers, which would read all of them for each posting.
alter function employer_of(text, uuid) set enable_seqscan = off;
