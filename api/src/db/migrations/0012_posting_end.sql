-- Until when a posting is open; then it closes by itself. What no page shows is not kept any more: markup, and pictures at other addresses.
alter table job_postings
  add column valid_through timestamptz,
  drop column description_html;

create index job_postings_ending on job_postings (valid_through) where is_active and valid_through is not null;

update job_postings set logo_url = null where logo_url ~* '^https?:';
update job_postings set image = null where image ~* '^https?:';
update courses set image = null where image ~* '^https?:';
