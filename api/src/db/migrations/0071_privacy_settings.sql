-- Settings that the office has saved; without a row the defaults of the contract hold.
create table privacy_settings (
  is_only boolean primary key default true check (is_only),
  officer_name text not null,
  officer_email text not null,
  officer_phone text not null,
  -- Months by kind.
  retention jsonb not null,
  version int not null
);
