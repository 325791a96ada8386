-- What the content security policy kept from happening in the browsers of visitors, counted. No address of a page and none of a person.
create table policy_reports (
  hour timestamptz not null,
  directive text not null,
  origin text not null,
  count int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (hour, directive, origin)
);
