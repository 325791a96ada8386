-- What a job page says of a company is read from the company's open postings.
create index job_postings_company on job_postings (company_name) where is_active;
