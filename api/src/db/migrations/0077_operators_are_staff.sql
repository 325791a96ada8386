-- Operators are people of the office with the role operator. Those of today keep their access, and set up an authenticator app at their
-- first visit. The column members.role has no effect any more; it is kept because an older process reads it during a release.
alter table staff drop constraint staff_roles_check;

alter table staff add constraint staff_roles_check check (
  cardinality(roles) > 0
  and roles <@ array['owner', 'recruiter', 'course_manager', 'content_editor', 'operator', 'auditor']
);

insert into audit_log (id, at, name, email, action, subject_kind, subject_id, subject_title, before, after)
select
  gen_random_uuid(), now(), 'Upgrade of the portal', '', case when s.member_id is null then 'staff.add' else 'staff.change-roles' end,
  'staff', m.id::text, m.email, case when s.member_id is not null then jsonb_build_object('roles', s.roles) end,
  jsonb_build_object('roles', coalesce(s.roles, '{}') || array['operator'])
from members m left join staff s on s.member_id = m.id
where m.role = 'operator';

insert into staff (member_id, roles, since)
select id, array['operator'], now() from members where role = 'operator'
on conflict (member_id) do update set roles = staff.roles || excluded.roles, version = staff.version + 1;

update members set role = 'member' where role = 'operator';
