import { randomUUID } from 'node:crypto';
import { addBatch, BATCH_FIELDS, enrolIn } from '../../testing/courses';
import { ONE_ENGINE } from '../../testing/engines';
import { mailsTo } from '../../testing/newsletter';
import { addCourse, callAs, newMember, type TestMember, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(60_000);

describe.each(ONE_ENGINE)('batches of courses, $name database', ({ open }) => {
  // 2 March, 00:30 in India.
  let now = Date.parse('2026-03-01T19:00:00Z');
  const portal = testPortal(open, {
    clock: () => new Date((now += 1_000)),
    config: { officeEmail: 'office@example.in', publicUrl: 'https://portal.example.in' },
  });
  let manager: TestStaff;
  beforeAll(async () => {
    manager = await newStaff(portal, ['course_manager'], new Date(now));
  });

  const office = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const response = await callAs(portal, manager)(method, `/office${path}`, payload);
    return { status: response.statusCode, body: response.body, ...(response.body.startsWith('{') && response.json()) };
  };
  const changeStatus = async (status: string, enrollments: readonly object[], note = '') =>
    (await office('POST', '/enrollments/status', { status, note, enrollments })).data.outcomes;
  const enrollmentsOf = async (batch: string) =>
    (await office('GET', `/enrollments?batch=${batch}&sort=enrolled`)).data.enrollments;
  const own = async ({ headers }: TestMember) =>
    (await portal.app.inject({ url: '/api/courses/enrollments', headers })).json().courses;
  const publicCourse = async (id: string) => (await portal.app.inject({ url: `/api/courses/${id}` })).json().course;
  const mailsOf = async ({ email }: TestMember) =>
    (await mailsTo(portal.database, email)).map(({ subject }) => subject);

  /** Members enrolled one after the other in a new course with one batch. */
  async function batchWith(seats: number, people: number) {
    const courseId = await addCourse(portal.database);
    const id = await addBatch(portal.database, { courseId, seats });
    const members = [];
    for (let count = 0; count < people; count += 1) {
      const member = await newMember(portal.app);
      expect((await enrolIn(portal, courseId, { member, batchId: id })).statusCode).toBe(201);
      members.push(member);
    }
    return { courseId, id, members };
  }

  test('of ten people who enroll at the same time for the last seat one gets it, and the others wait in order', async () => {
    const courseId = await addCourse(portal.database);
    const batchId = await addBatch(portal.database, { courseId, seats: 1 });
    const members = await Promise.all(Array.from({ length: 10 }, () => newMember(portal.app)));
    const responses = await Promise.all(members.map((member) => enrolIn(portal, courseId, { member, batchId })));
    expect(responses.map((response) => response.json().data.status).sort()).toEqual([
      'received',
      ...Array<string>(9).fill('waiting'),
    ]);
    const enrollments: { waitingPlace: number | null }[] = await enrollmentsOf(batchId);
    expect(enrollments.map(({ waitingPlace }) => waitingPlace ?? 0).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [batch] = (await publicCourse(courseId)).batches;
    expect(batch).toMatchObject({ seats: 1, free: 0 });
  });

  test('the seat of a canceled enrollment goes to the first person waiting, by mail, whoever cancels', async () => {
    const { courseId, id, members } = await batchWith(1, 4);
    const [first, second, third, fourth] = members as [TestMember, TestMember, TestMember, TestMember];
    expect(await mailsOf(second)).toEqual(['You are on the waiting list for Bookkeeping with Tally']);
    expect(await own(third)).toMatchObject([
      { status: 'waiting', waitingPlace: 2, batch: { id, place: BATCH_FIELDS.place } },
    ]);
    // By the office.
    const [seated] = await enrollmentsOf(id);
    expect(await changeStatus('canceled', [seated], 'As we said on the phone.')).toEqual([
      { id: seated.id, message: null },
    ]);
    expect(await mailsTo(portal.database, first.email)).toMatchObject(
      [{}, { subject: 'Your enrollment in Bookkeeping with Tally is canceled', text: /As we said on the phone\./ }].map(
        ({ text, ...mail }) => ({ ...mail, ...(text && { text: expect.stringMatching(text) }) }),
      ),
    );
    expect(await own(first)).toEqual([]);
    expect((await mailsOf(second)).at(-1)).toBe('You have a seat in Bookkeeping with Tally');
    expect(await own(second)).toMatchObject([{ status: 'received', waitingPlace: null }]);
    // By the member.
    const canceled = await callAs(portal, second)('DELETE', `/courses/enrollments/${courseId}`);
    expect([canceled.statusCode, await own(third)]).toMatchObject([200, [{ status: 'received' }]]);
    // By deleting the account.
    const { password, headers } = third;
    await portal.app.inject({ method: 'POST', url: '/api/account/delete', headers, payload: { password } });
    expect(await own(fourth)).toMatchObject([{ status: 'received' }]);
    expect((await mailsOf(fourth)).at(-1)).toBe('You have a seat in Bookkeeping with Tally');
    // After a cancellation a member may enroll again.
    expect((await enrolIn(portal, courseId, { member: first, batchId: id })).json().data.status).toBe('waiting');
  });

  test('the office confirms only as many as there are seats, and repeated or outdated changes do nothing', async () => {
    const { id, members } = await batchWith(1, 3);
    const all = await enrollmentsOf(id);
    expect((await changeStatus('confirmed', all)).map(({ message }: { message: string }) => message)).toEqual([
      null,
      'All seats of this batch are taken.',
      'All seats of this batch are taken.',
    ]);
    const before = await enrollmentsOf(id);
    expect(await changeStatus('confirmed', [all[0]])).toEqual([{ id: all[0].id, message: null }]);
    expect((await changeStatus('canceled', [all[0]]))[0].message).toContain('was changed in the meantime');
    expect(await enrollmentsOf(id)).toEqual(before);
    expect(await mailsOf(members[0]!)).toEqual([
      'Your enrollment in Bookkeeping with Tally',
      'Your seat in Bookkeeping with Tally is confirmed',
    ]);
    // Who is canceled in the same change does not get the seat first.
    await changeStatus('canceled', before.slice(0, 2));
    expect((await mailsOf(members[1]!)).filter((subject) => subject.startsWith('You have a seat'))).toEqual([]);
    expect((await enrollmentsOf(id)).map(({ status }: { status: string }) => status)).toEqual([
      'canceled',
      'canceled',
      'received',
    ]);
  });

  test('moved enrollments get seats in another batch, by mail, and free seats go to the waiting list', async () => {
    const { courseId, id, members } = await batchWith(1, 2);
    const [first, second] = members as [TestMember, TestMember];
    const later = await addBatch(portal.database, { courseId, seats: 1, startDate: '2099-02-16' });
    const [seated, waiting] = await enrollmentsOf(id);
    const move = (batch: string, enrollments: readonly object[]) =>
      office('POST', '/enrollments/batch', { batch, note: 'As you asked.', enrollments });
    const reasons = async (batch: string, enrollments: readonly object[]) =>
      (await move(batch, enrollments)).data.outcomes.map(({ message }: { message: string | null }) => message);
    expect(await reasons(later, [seated, waiting])).toEqual([null, 'All seats of this batch are taken.']);
    expect(await own(first)).toMatchObject([{ status: 'received', batch: { id: later } }]);
    expect((await mailsTo(portal.database, first.email)).at(-1)).toMatchObject({
      subject: 'Your new batch of Bookkeeping with Tally',
      text: expect.stringMatching(/As you asked\.[^]*16 February 2099/),
    });
    expect(await own(second)).toMatchObject([{ status: 'received', batch: { id } }]);
    expect((await mailsOf(second)).at(-1)).toBe('You have a seat in Bookkeeping with Tally');
    // A repeated call moves and mails once.
    expect(await reasons(later, [seated])).toEqual([null]);
    expect(await mailsOf(first)).toHaveLength(2);
    const [moved] = await enrollmentsOf(later);
    expect(await reasons(later, [moved])).toEqual(['The enrollment is in this batch already.']);
    expect(await reasons(id, [seated])).toEqual([expect.stringContaining('was changed in the meantime')]);
    expect(await reasons(await addBatch(portal.database), [moved])).toEqual(['This batch is of another course.']);
    await changeStatus('canceled', [moved]);
    const [canceled] = await enrollmentsOf(later);
    expect(await reasons(id, [canceled])).toEqual([expect.stringContaining('cannot be moved')]);
    expect((await move(randomUUID(), [canceled])).status).toBe(404);
  });

  test('a batch is created as a draft, opened, edited, and canceled with its enrollments', async () => {
    const courseId = await addCourse(portal.database, { fee: 9_000, start_date: '2026-01-05' });
    const batchId = randomUUID();
    const created = await office('POST', `/courses/${courseId}/batches`, { ...BATCH_FIELDS, seats: 1, id: batchId });
    expect([created.status, created.data.batch]).toMatchObject([
      201,
      { state: 'draft', taken: 0, free: 1, version: 1 },
    ]);
    expect((await office('GET', `/batches/${batchId}`)).data).toEqual({
      batch: created.data.batch,
      course: { id: courseId, name: 'Bookkeeping with Tally' },
    });
    expect((await publicCourse(courseId)).batches).toEqual([]);
    const setState = (state: string, version: number) => office('PUT', `/batches/${batchId}/state`, { state, version });
    expect((await setState('open', 1)).data.batch).toMatchObject({ state: 'open', version: 2 });
    expect(await publicCourse(courseId)).toMatchObject({
      fee: 18_500,
      startDate: '2099-01-12',
      batches: [{ id: batchId, ...BATCH_FIELDS, seats: 1, free: 1 }],
    });
    const members = [await newMember(portal.app), await newMember(portal.app)] as const;
    // As in the specification, without a batch.
    for (const member of members) await enrolIn(portal, courseId, { member });
    const edit = (changes: object) => office('PUT', `/batches/${batchId}`, { ...BATCH_FIELDS, ...changes });
    expect([await edit({ seats: 2, version: 1 })]).toMatchObject(
      [{ status: 409, message: /Another staff member/ }].map((one) => ({
        ...one,
        message: expect.stringMatching(one.message),
      })),
    );
    // A new seat goes to who waits.
    expect((await edit({ seats: 2, version: 2 })).data.batch).toMatchObject({ taken: 2, free: 0, waiting: 0 });
    expect(await edit({ seats: 1, version: 3 })).toMatchObject({
      status: 409,
      details: [{ field: 'seats', message: '2 seats are taken. Enter at least 2, or cancel enrollments first.' }],
    });
    expect(await edit({ endDate: '2099-01-01', place: '', version: 3 })).toMatchObject({
      status: 400,
      details: [{ field: 'endDate' }, { field: 'place' }],
    });
    expect((await setState('canceled', 3)).data.batch).toMatchObject({ state: 'canceled', taken: 0, waiting: 0 });
    for (const member of members) {
      const mail = (await mailsTo(portal.database, member.email)).at(-1);
      expect(mail?.subject).toBe('Your enrollment in Bookkeeping with Tally is canceled');
      expect(mail?.text).toContain('This batch does not take place.');
    }
    expect((await setState('open', 4)).status).toBe(409);
    const late = await enrolIn(portal, courseId, { batchId });
    expect([late.statusCode, late.json().details[0].field]).toEqual([409, 'batchId']);
  });

  test('a batch that has started accepts no enrollments, gives no seats, and is not shown', async () => {
    const courseId = await addCourse(portal.database);
    const batchId = await addBatch(portal.database, { courseId, startDate: '2026-03-01' });
    const today = await addBatch(portal.database, { courseId, startDate: '2026-03-02' });
    expect((await publicCourse(courseId)).batches).toMatchObject([{ id: today }]);
    expect((await enrolIn(portal, courseId, { batchId })).statusCode).toBe(409);
    expect((await enrolIn(portal, courseId)).json().data.status).toBe('received');
    expect(await enrollmentsOf(today)).toHaveLength(1);
  });

  test('the office finds enrollments by word, status and course, and exports them without formulas', async () => {
    const { courseId, id, members } = await batchWith(1, 2);
    const list = async (query: string) =>
      (await office('GET', `/enrollments?course=${courseId}${query}`)).data.enrollments.map(
        ({ accountEmail }: { accountEmail: string }) => accountEmail,
      );
    const [first, second] = members as [TestMember, TestMember];
    expect(await list('')).toEqual([second.email, first.email]);
    expect(await list('&status=waiting')).toEqual([second.email]);
    expect(await list(`&q=tally ${first.email}`)).toEqual([first.email]);
    await portal.database.query(
      `update enrolments set name = '=HYPERLINK("https://evil.example")' where batch_id = $1`,
      [id],
    );
    const { body } = await office('GET', `/enrollments/export?batch=${id}&status=waiting`);
    const [head, line, ...more] = String(body).split('\r\n');
    expect(head).toContain('"Place on the waiting list"');
    expect(line).toContain(`"On the waiting list","1"`);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(more).toEqual(['']);
    const courses = (await office('GET', '/courses?q=tally')).data.courses;
    expect(courses.find((course: { id: string }) => course.id === courseId)).toMatchObject({
      received: 1,
      enrollments: 2,
      batches: [{ id, taken: 1, free: 0, waiting: 1 }],
    });
    const waiting = (await office('GET', '/waiting')).data.waiting;
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'enrollments' }));
  });
});
