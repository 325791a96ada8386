alter table members add column role text not null default 'member' check (role in ('member', 'operator'));
