import type { Database } from '../src/db/database';

// More than a consultancy of eight people collects in ten years.
const ROWS = {
  employers: 5_000,
  inquiries: 10_000,
  messages: 20_000,
  subscribers: 50_000,
  enrollments: 20_000,
  mails: 5_000,
  imports: 500,
  entries: 100_000,
  requests: 2_000,
  consents: 50_000,
} as const;

const NAME = `(array['Asha','Ravi','Kavya','Imran','Meera','Arjun','Divya','Sunil'])[1 + n % 8] || ' ' ||
  (array['Rao','Iyer','Khan','Patil','Das','Nair','Singh'])[1 + n % 7]`;
const EMAIL = `'list.' || n || '@example.in'`;
const TIME = `now() - random() * interval '700 days'`;
const TEXT = `'We look for people who can begin soon, in shifts, near the metro. Please call in the morning. ' || n`;

const FILLS: Readonly<Record<keyof typeof ROWS, string>> = {
  employers: `insert into employers (id, name, slug, location)
    select gen_random_uuid(), 'Company ' || md5(n::text), 'company-' || n, (array['Pune','Kochi','Delhi','Indore'])[1 + n % 4]
    from generate_series(1, $1::int) n`,
  inquiries: `insert into inquiries (id, company, name, email, phone, role, people, location, message, state, created_at, changed_at)
    select gen_random_uuid(), 'Company ' || n % 900, ${NAME}, ${EMAIL}, '+91 98765 43210', 'Nurse', 1 + n % 9, 'Pune', ${TEXT},
      (array['new','in_progress','converted','declined'])[1 + n % 4], ${TIME}, now() from generate_series(1, $1::int) n`,
  messages: `insert into contact_messages (id, name, email, phone, message, created_at, handled_at, handled_by)
    select gen_random_uuid(), ${NAME}, ${EMAIL}, '', ${TEXT}, ${TIME}, case when n % 50 > 0 then now() end, case when n % 50 > 0 then 'Asha Rao' end
    from generate_series(1, $1::int) n`,
  subscribers: `insert into newsletter_subscribers (id, email, status, asked_at)
    select gen_random_uuid(), ${EMAIL}, (array['confirmed','confirmed','pending','unsubscribed'])[1 + n % 4], ${TIME}
    from generate_series(1, $1::int) n`,
  enrollments: `with course as (
      insert into courses (id, name, description, duration, category, genre, provider, synopsis, full_synopsis)
      select gen_random_uuid(), 'Course ' || n, '', '6 weeks', 'IT', 'Short', 'Kadam', '', '' from generate_series(1, 40) n returning id
    ), numbered as (select id, row_number() over () - 1 as number from course),
    member as (select id, row_number() over (order by id) - 1 as number from members where email like 'bench.%')
    insert into enrolments (id, member_id, course_id, name, email, phone, address, enrolled_at, status)
    select gen_random_uuid(), member.id, numbered.id, ${NAME}, ${EMAIL}, '+91 98765 43210', 'MG Road, Pune', ${TIME},
      (array['received','confirmed','attending','completed','canceled'])[1 + n % 5]
    from generate_series(1, $1::int) n join numbered on numbered.number = n % 40 join member on member.number = n / 40`,
  mails: `insert into tasks (id, kind, payload, created_at, run_at, attempts, last_error, failed_at)
    select gen_random_uuid(), 'mail', jsonb_build_object('kind', 'status-change', 'to', jsonb_build_object('name', '', 'address', ${EMAIL}),
      'subject', 'Your application', 'text', ${TEXT}, 'html', ''), ${TIME}, now(), 8, 'connect ECONNREFUSED', now()
    from generate_series(1, $1::int) n`,
  imports: `insert into imports (id, source, file_name, format, state, records, created_by, created_at, finished_at)
    select gen_random_uuid(), 'feed-' || n, 'jobs-' || n || '.csv', 'csv', 'imported', 900, 'Asha Rao', ${TIME}, now() from generate_series(1, $1::int) n`,
  entries: `insert into audit_log (id, at, name, email, action, subject_kind, subject_id, subject_title, before, after)
    select gen_random_uuid(), ${TIME}, ${NAME}, ${EMAIL}, 'application.status', 'application', n::text, 'Application of ' || n,
      '{"status":"seen"}', '{"status":"interview"}' from generate_series(1, $1::int) n`,
  requests: `insert into privacy_requests (id, email, name, kind, text, state, created_at, received_at, due_at, closed_at)
    select gen_random_uuid(), ${EMAIL}, ${NAME}, 'access', ${TEXT}, 'answered', ${TIME}, now(), now(), now() from generate_series(1, $1::int) n`,
  consents: `insert into consents (id, email, purpose, text_version, is_given, source, at)
    select gen_random_uuid(), ${EMAIL}, 'newsletter', 1, true, 'mail_link', ${TIME} from generate_series(1, $1::int) n`,
};

/** Fills the other lists of the office. */
export async function fillLists(database: Database): Promise<void> {
  const [known] = await database.query<{ count: number }>('select count(*)::int as count from inquiries');
  if ((known?.count ?? 0) > 0) return;
  await database.query('select setseed(0.27)');
  for (const [name, sql] of Object.entries(FILLS) as [keyof typeof ROWS, string][])
    await database.query(sql, [ROWS[name]]);
  await database.query('vacuum analyze');
}
