-- How many mails of a kind an address got on a day that others than its owner can cause; the address is kept as its SHA-256.
create table mail_counts (
  recipient bytea not null,
  kind text not null,
  day date not null,
  mails int not null,
  primary key (recipient, kind, day)
);

create index mail_counts_day on mail_counts (day);
