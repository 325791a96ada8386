import type { EnrolBody } from '@kadam/shared/contract/enrolments';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { mailsTo } from '../../testing/newsletter';
import { addCourse, buildTestApp, callAs, newMember, type TestMember, testPortal } from '../../testing/portal';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('enrollments, $name database', ({ open }) => {
  let course: string;
  let now = Date.parse('2026-03-01T10:00:00Z');
  const portal = testPortal(open, {
    clock: () => new Date((now += 1_000)),
    config: { officeEmail: 'office@example.in', publicUrl: 'https://portal.example.in' },
  });
  beforeAll(async () => {
    course = await addCourse(portal.database);
  });

  const formOf = ({ email }: TestMember, more: Partial<EnrolBody> = {}) => ({
    name: 'Asha Rao',
    email,
    phone: '+91 98765 43210',
    address: '12 Park Street, Pune',
    courseId: course,
    courseName: 'Bookkeeping with Tally',
    ...more,
  });
  const enrol = (member: TestMember, more: Partial<EnrolBody> = {}) =>
    callAs(portal, member)('POST', '/courses/enroll', formOf(member, more));
  const toOffice = async (email: string, kind: string) =>
    (await mailsTo(portal.database, 'office@example.in')).filter(
      (mail) => mail.kind === kind && mail.text.includes(email),
    );
  const rows = ({ id }: TestMember) => portal.database.query('select * from enrolments where member_id = $1', [id]);

  test('enrolling stores the trimmed fields and sends one receipt without those fields', async () => {
    const member = await newMember(portal.app);
    const email = `asha.office.${member.id}@example.in`;
    const typed = { name: '  Asha Rao ', email: ` ${email.toUpperCase()} `, address: 'Win at https://evil.example' };
    const response = await enrol(member, typed);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      success: true,
      message: 'Your enrollment has been submitted.',
      data: { id: expect.any(String), courseId: course, enrolledAt: expect.any(String), status: 'received' },
    });
    expect(await rows(member)).toMatchObject([
      { name: 'Asha Rao', email, phone: '+91 98765 43210', address: typed.address, course_id: course },
    ]);

    const mails = await mailsTo(portal.database, member.email);
    expect(mails).toMatchObject([
      { kind: 'enrolment', to: { name: '' }, subject: 'Your enrollment in Bookkeeping with Tally' },
    ]);
    expect(mails[0]?.text).toContain(`https://portal.example.in/courses/${course}`);
    expect(mails[0]?.text).toMatch(/^Hello Asha,/);
    expect(JSON.stringify(mails)).not.toMatch(/Asha Rao|98765|evil/);
    expect(await mailsTo(portal.database, email)).toEqual([]);
  });

  test('the office gets at most twenty mails a day about the enrollments of one member', async () => {
    const member = await newMember(portal.app);
    for (let time = 0; time < 22; time += 1) await enrol(member, { courseId: await addCourse(portal.database) });
    expect(await toOffice(member.email, 'enrolment-office')).toHaveLength(20);
  });

  test('one address gets five receipts a day, and the sixth enrollment has the same response', async () => {
    const member = await newMember(portal.app);
    const enrolInAnother = async () => {
      const response = await enrol(member, { courseId: await addCourse(portal.database) });
      return [response.statusCode, response.json().message];
    };
    for (let index = 0; index < 7; index += 1) {
      expect(await enrolInAnother()).toEqual([201, 'Your enrollment has been submitted.']);
    }
    expect(await mailsTo(portal.database, member.email)).toHaveLength(5);
  });

  test.each([
    [{ fee: 18_500, start_date: '2027-01-11' }, 'Start: 11 January 2027\nFee: ₹18,500'],
    [{ fee: 0, start_date: null }, 'Start: Next date on request\nFee: Free'],
    [{ fee: null, start_date: '2026-02-01' }, 'Start: Next date on request\nFee: On request'],
  ])('the receipt of a course with %j mentions it', async (fields, facts) => {
    const member = await newMember(portal.app);
    await enrol(member, { courseId: await addCourse(portal.database, fields) });
    expect((await mailsTo(portal.database, member.email))[0]?.text).toContain(facts);
  });

  test('the office gets one mail about an enrollment, and another one after canceling and enrolling again', async () => {
    const member = await newMember(portal.app);
    const { headers } = member;
    await enrol(member);
    await enrol(member, { address: 'Another address' });
    const mails = () => toOffice(member.email, 'enrolment-office');
    expect(await mails()).toMatchObject([
      { replyTo: { name: 'Asha Rao', address: member.email }, subject: 'New enrollment: Bookkeeping with Tally' },
    ]);
    expect((await mails())[0]?.text).toContain(
      `Course: Bookkeeping with Tally\nName: Asha Rao\nEmail: ${member.email}\nPhone: +91 98765 43210\nAddress: 12 Park Street, Pune`,
    );
    await portal.app.inject({ method: 'DELETE', url: `/api/courses/enrollments/${course}`, headers });
    await enrol(member);
    expect(await mails()).toHaveLength(2);
  });

  describe('canceled enrollments', () => {
    const cancel = ({ headers }: Pick<TestMember, 'headers'>, courseId = course) =>
      portal.app.inject({ method: 'DELETE', url: `/api/courses/enrollments/${courseId}`, headers });
    const cancellations = (email: string) => toOffice(email, 'enrolment-canceled');

    test('are deleted, the office gets one mail, a repeat changes nothing, and enrolling again works', async () => {
      const member = await newMember(portal.app);
      await enrol(member);
      const [first, repeat] = [await cancel(member), await cancel(member)];
      expect([first.statusCode, first.json()]).toEqual([
        200,
        { success: true, message: 'Your enrollment is canceled.' },
      ]);
      expect([repeat.statusCode, repeat.body]).toEqual([200, first.body]);
      expect(await rows(member)).toEqual([]);
      const mails = await cancellations(member.email);
      expect(mails).toMatchObject([
        {
          kind: 'enrolment-canceled',
          replyTo: { name: 'Asha Rao', address: member.email },
          subject: 'Enrollment canceled: Bookkeeping with Tally',
        },
      ]);
      expect(mails[0]?.text).toContain('Phone: +91 98765 43210');
      expect((await enrol(member)).statusCode).toBe(201);
      expect(await rows(member)).toHaveLength(1);
    });

    test('send one mail if canceled twice at the same time', async () => {
      const member = await newMember(portal.app);
      await enrol(member);
      const responses = await Promise.all([cancel(member), cancel(member), cancel(member)]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await cancellations(member.email)).toHaveLength(1);
    });

    test('do not affect other members, and strangers cannot cancel', async () => {
      const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
      await enrol(asha);
      expect((await cancel(ravi)).statusCode).toBe(200);
      expect(await rows(asha)).toHaveLength(1);
      expect((await cancel({ headers: { authorization: '' } })).statusCode).toBe(401);
      expect(await cancellations(ravi.email)).toEqual([]);
    });

    test('send the office at most twenty mails a day for one member', async () => {
      const member = await newMember(portal.app);
      for (let time = 0; time < 22; time += 1) {
        await enrol(member);
        expect((await cancel(member)).statusCode).toBe(200);
      }
      expect(await cancellations(member.email)).toHaveLength(20);
    });
  });

  test('a repeat, and twenty at once, return the first enrollment and send no other receipt', async () => {
    const member = await newMember(portal.app);
    const responses = await Promise.all(Array.from({ length: 20 }, () => enrol(member)));
    const later = await enrol(member, { address: 'Another address' });
    expect(new Set([...responses, later].map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set([...responses, later].map(({ body }) => body)).size).toBe(1);
    expect(await rows(member)).toMatchObject([{ address: '12 Park Street, Pune' }]);
    expect(await mailsTo(portal.database, member.email)).toHaveLength(1);
  });

  test('two members enroll in one course, and each sees only their own enrollments, latest first', async () => {
    const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
    const audit = await addCourse(portal.database, { name: 'Audit Basics' });
    await enrol(asha);
    await enrol(ravi);
    await enrol(asha, { courseId: audit.toUpperCase(), courseName: 'Audit Basics' });
    const list = async ({ headers }: TestMember) =>
      (await portal.app.inject({ url: '/api/courses/enrollments', headers })).json().courses;
    expect(await list(asha)).toMatchObject([
      { id: audit, name: 'Audit Basics', enrolledAt: expect.any(String) },
      { id: course, curriculum: [{ title: 'Vouchers' }, { title: 'Ledgers' }] },
    ]);
    const second = (
      await portal.app.inject({ url: '/api/courses/enrollments?page=2&limit=1', headers: asha.headers })
    ).json();
    expect([second.courses.length, second.courses[0].id, second.pagination]).toEqual([
      1,
      course,
      { page: 2, limit: 1, total: 2 },
    ]);
    expect(await list(ravi)).toMatchObject([{ id: course }]);
    expect(await list(await newMember(portal.app))).toEqual([]);
  });

  test('an unknown course is 404, nothing is stored and no mail is sent', async () => {
    const member = await newMember(portal.app);
    const response = await enrol(member, { courseId: UNKNOWN });
    expect([response.statusCode, response.json().message, response.json().details[0].field]).toEqual([
      404,
      'This course no longer exists. Please choose another one.',
      'courseId',
    ]);
    expect(await rows(member)).toEqual([]);
    expect(await mailsTo(portal.database, member.email)).toEqual([]);
  });

  test.each([
    ['name', ' ', 'Required'],
    ['email', '', 'Valid email required'],
    ['email', 'asha at example', 'Valid email required'],
    ['phone', '', 'Required'],
    ['phone', 'call me', 'Give a phone number of 7 to 15 digits, such as +91 98765 43210.'],
    ['address', '\n', 'Required'],
    ['address', 'x'.repeat(10_000), 'Must be at most 500 characters.'],
    ['name', 'x'.repeat(10_000), 'Must be at most 160 characters.'],
    ['courseId', 'tally', 'Must be a valid id.'],
  ])('%s as %j is rejected, with the field named', async (field, value, message) => {
    const member = await newMember(portal.app);
    const response = await enrol(member, { [field]: value });
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
    expect(await rows(member)).toEqual([]);
  });

  test('one member enrolls at most 30 times a minute, not counting invalid requests', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const one = await newMember(strict);
    const attempt = async (payload: object) =>
      (await strict.inject({ method: 'POST', url: '/api/courses/enroll', headers: one.headers, payload })).statusCode;
    for (let index = 0; index < 31; index += 1) expect(await attempt({})).toBe(400);
    for (let index = 0; index < 30; index += 1) expect(await attempt(formOf(one, { courseId: UNKNOWN }))).toBe(404);
    expect([await attempt(formOf(one)), await attempt({})]).toEqual([429, 400]);
    await strict.close();
  });
});
