import { limitsFor } from '../../limits';
import type { Mail } from '../../mail';
import { ONE_ENGINE } from '../../testing/engines';
import { allMailsTo, linkIn, subscribe } from '../../testing/newsletter';
import { addCourse, addPosting, buildTestApp, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { createOfficeActivityService } from '../applications';
import { ownRows, readReferences } from './account.repository';

describe.each(ONE_ENGINE)('accounts, $name database', ({ open }) => {
  const portal = testPortal(open);

  const query = <Row>(sql: string, values: unknown[] = []) => portal.database.query<Row>(sql, values);
  const post = (url: string, payload: object, headers = {}) =>
    portal.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
  const confirm = ({ id }: TestMember) => query('update members set email_confirmed_at = now() where id = $1', [id]);

  /** A member with something in every domain, and mails on their way. */
  async function newBusyMember(): Promise<TestMember> {
    const member = await newJobseeker(portal.app);
    const { email, headers } = member;
    const [posting, course] = [await addPosting(portal.database), await addCourse(portal.database)];
    const { id } = (await post('job/apply', { email, jobPostingId: posting }, headers)).json().data;
    await createOfficeActivityService({ database: portal.database, clock: () => new Date() }).recordView(id);
    await portal.app.inject({ method: 'PUT', url: `/api/job/saved/${posting}`, headers });
    const enrolment = { name: 'Asha Rao', phone: '+91 98765 43210', address: 'Pune', courseName: 'Tally' };
    await post('courses/enroll', { ...enrolment, email, courseId: course }, headers);
    await post('contact', { name: 'Asha Rao', email, message: 'We hire nurses.' });
    await subscribe(portal.app, email);
    const confirmation = (await allMailsTo(portal.database, email)).find(
      ({ kind }) => kind === 'newsletter-confirmation',
    );
    await portal.app.inject({ method: 'POST', url: linkIn(confirmation) });
    await post('auth/forgot-password', { email });
    return member;
  }

  /** Where the database mentions a text: each table with what it found there. */
  async function mentionsOf(text: string): Promise<Record<string, number>> {
    const tables = await query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const rows = await query(`select 1 from "${name}" t where position($1 in to_jsonb(t)::text) > 0`, [text]);
      if (rows.length > 0) found[name] = rows.length;
    }
    return found;
  }

  describe("a download of the member's data", () => {
    test('has everything, described and with what it refers to, and no secrets', async () => {
      const asha = await newBusyMember();
      await confirm(asha);
      const response = await post('account/data', { password: asha.password }, asha.headers);
      expect(response.statusCode).toBe(200);
      const { data } = response.json();
      expect(data).toMatchObject({
        members: [{ id: asha.id, firstName: 'Asha', email: asha.email }],
        jobseekerProfiles: [{ jobseekerName: 'Asha Rao' }],
        applications: [{ jobPosting: { jobName: 'Staff Nurse', companyName: 'Sanjeevani Care' } }],
        officeViews: [{ applicationId: expect.any(String), at: expect.any(String) }],
        applicationSteps: [{ status: 'received', readAt: null }],
        savedJobs: [{ jobPosting: { jobName: 'Staff Nurse' } }],
        enrolments: [{ phone: '+91 98765 43210', course: { name: 'Bookkeeping with Tally' } }],
        contactMessages: [{ message: 'We hire nurses.' }],
        newsletterSubscribers: [{ status: 'confirmed' }],
        newsletterLinks: [{ purpose: 'confirm' }, { purpose: 'unsubscribe' }],
        sessions: [{ memberId: asha.id }],
      });
      expect(response.body).not.toMatch(/passwordHash|argon2|tokenHash/);
    });

    test('does not contain data that others have created under an unconfirmed address', async () => {
      const stranger = await newBusyMember();
      const { data } = (await post('account/data', { password: stranger.password }, stranger.headers)).json();
      expect(data.applications).toHaveLength(1);
      expect(data).not.toHaveProperty('contactMessages');
      expect(data).not.toHaveProperty('newsletterSubscribers');
    });

    test('contains what any module stores, including files, and all of it is deleted with the account', async () => {
      const asha = await newJobseeker(portal.app);
      await query('create table notes (id int primary key, member_id uuid references members on delete cascade)');
      await query('create table note_files (note_id int references notes on delete cascade, bytes bytea)');
      await query('insert into notes values (1, $1)', [asha.id]);
      await query(`insert into note_files values (1, '\\x4b61')`);
      const { data } = (await post('account/data', { password: asha.password }, asha.headers)).json();
      expect(data).toMatchObject({ notes: [{ id: 1 }], noteFiles: [{ noteId: 1, bytes: 'S2E=' }] });
      await post('account/delete', { password: asha.password }, asha.headers);
      expect(await query('select 1 from note_files')).toEqual([]);
      await query('drop table note_files');
      await query('drop table notes');
    });
  });

  describe('deleting an account', () => {
    test('leaves the address and the id nowhere except in the receipt', async () => {
      const [asha, ravi] = [await newBusyMember(), await newBusyMember()];
      expect(Object.keys(await mentionsOf(asha.email))).toEqual(
        expect.arrayContaining(['members', 'enrolments', 'contact_messages', 'newsletter_subscribers', 'tasks']),
      );
      const before = await mentionsOf(ravi.email);
      const done = await post('account/delete', { password: asha.password }, asha.headers);
      expect([done.statusCode, done.json().message]).toEqual([200, expect.stringContaining('is deleted')]);

      expect(await mentionsOf(asha.email)).toEqual({ tasks: 1 });
      expect(await mentionsOf(asha.id)).toEqual({});
      const [receipt, ...others] = await allMailsTo(portal.database, asha.email);
      expect([receipt?.kind, receipt?.text.split('\n')[0], others]).toEqual(['account-deleted', 'Hello Asha,', []]);
      expect(await mentionsOf(ravi.email)).toEqual(before);
      expect((await portal.app.inject({ url: '/api/account', headers: asha.headers })).statusCode).toBe(401);
      expect((await portal.app.inject({ url: '/api/account', headers: ravi.headers })).statusCode).toBe(200);
    });

    test('removes only queued mails that mention exactly this address', async () => {
      const asha = await newJobseeker(portal.app);
      const mail = (text: string) =>
        query(
          `insert into tasks (id, kind, payload, created_at, run_at) values (gen_random_uuid(), 'mail', $1, now(), now())`,
          [JSON.stringify({ kind: 'sample', text })],
        );
      const others = [`x${asha.email}`, `${asha.email}.org`, asha.email.replace('.', 'x')];
      for (const text of [...others, `Email:\n${asha.email}.`, `<${asha.email.toUpperCase()}>`]) await mail(text);
      await post('account/delete', { password: asha.password }, asha.headers);
      const left = await query<{ payload: Mail }>(`select payload from tasks where payload ->> 'kind' = 'sample'`);
      expect(left.map(({ payload }) => payload.text).sort()).toEqual(others.sort());
    });

    test('allows a new account with the same address, which has no old data', async () => {
      const asha = await newJobseeker(portal.app);
      await post('account/delete', { password: asha.password }, asha.headers);
      const account = { firstName: 'Asha', lastName: 'Rao', email: asha.email, password: asha.password };
      expect((await post('auth/signup', account)).statusCode).toBe(201);
      const { token } = (await post('auth/login', account)).json();
      const { data } = (await post('account/data', account, { authorization: `Bearer ${token}` })).json();
      expect(Object.keys(data).sort()).toEqual(['accountLinks', 'members', 'sessions']);
    });
  });

  test.each(['account/data', 'account/delete'])(
    '%s requires the password, with five attempts in a quarter of an hour',
    async (url) => {
      const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
      const asha = await newJobseeker(portal.app);
      const attempt = () =>
        strict.inject({
          method: 'POST',
          url: `/api/${url}`,
          payload: { password: 'wrong one' },
          headers: asha.headers,
        });
      for (let index = 0; index < 5; index += 1) {
        const rejected = await attempt();
        expect([rejected.statusCode, rejected.json().details]).toEqual([
          400,
          [{ field: 'password', message: 'This is not your current password.' }],
        ]);
      }
      expect((await attempt()).statusCode).toBe(429);
      expect((await portal.app.inject({ url: '/api/account', headers: asha.headers })).statusCode).toBe(200);
      await strict.close();
    },
  );

  describe('the tables of all modules', () => {
    const personalData = {
      byAddress: {
        consents: 'email',
        contact_messages: 'email',
        inquiries: 'email',
        newsletter_subscribers: 'email',
        privacy_requests: 'email',
        staff_invitations: 'email',
      },
    };

    test('every row that refers to a member, directly or indirectly, is exported and deleted with the member', async () => {
      const references = await readReferences(portal.database);
      const own = ownRows(references, personalData).map(({ table }) => table);
      expect(own.length).toBeGreaterThan(12);
      const pointing = references.filter(({ to }) => own.includes(to));
      expect(pointing.filter(({ onDelete }) => onDelete === 'forbids')).toEqual([]);
      expect(pointing.filter(({ table }) => !own.includes(table))).toEqual([]);
    });

    test('a table with a column for an email address belongs to a member, or its module declares the column', async () => {
      const references = await readReferences(portal.database);
      const columns = await query<{ table: string; column: string }>(
        `select table_name as "table", column_name as "column" from information_schema.columns
         where table_schema = current_schema() and column_name ~ 'mail|recipient|address' and data_type <> 'bytea'
           -- The audit log names people of the staff after their accounts have ended (decision 0139),
           -- and the address of the grievance officer is published.
           and table_name not in ('mail_counts', 'audit_log', 'privacy_settings')`,
      );
      const known = ownRows(references, personalData).map(({ table }) => table);
      expect(columns.filter(({ table }) => !known.includes(table))).toEqual([]);
    });
  });
});
