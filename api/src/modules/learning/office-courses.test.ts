import { randomUUID } from 'node:crypto';
import { COURSE_MESSAGES } from '@kadam/shared/contract/office-courses';
import { importFile } from '../../import/import-file';
import { reportText } from '../../import/report-text';
import { addBatch, COURSE_FIELDS, enrolIn } from '../../testing/courses';
import { ONE_ENGINE } from '../../testing/engines';
import { addCourse, callAs, newMember, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';
import { COURSES_IMPORT } from './import/course-import';

jest.setTimeout(60_000);

describe.each(ONE_ENGINE)('courses of the office, $name database', ({ open }) => {
  // Each look is later than what is known of the catalog for a second.
  let now = Date.parse('2026-11-27T10:00:00Z');
  const portal = testPortal(open, { clock: () => new Date((now += 1_000)) });
  let manager: TestStaff;
  beforeAll(async () => {
    manager = await newStaff(portal, ['course_manager'], new Date(now));
  });

  const office = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const response = await callAs(portal, manager)(method, `/office/courses${path}`, payload);
    return { status: response.statusCode, ...response.json() };
  };
  const site = async (path: string) => {
    const response = await portal.app.inject({ url: `/api/courses${path}` });
    return { status: response.statusCode, ...response.json() };
  };
  const namesOnSite = async () => (await site('?view=cards')).courses.map(({ name }: { name: string }) => name);
  const isTaught = async (skill: string) => (await site(`/teaching?skills=${skill}`)).courses.length > 0;
  const audited = (id: string) =>
    portal.database.query<{ action: string; before: object | null; after: object }>(
      `select action, before, after from audit_log where subject_id = $1 order by number`,
      [id],
    );
  const newCourse = async (changes: object = {}) => {
    const id = randomUUID();
    expect((await office('POST', '', { ...COURSE_FIELDS, ...changes, id })).status).toBe(201);
    return id;
  };

  test('a course is added hidden, shown, edited and hidden, in lists and pages, with audit entries', async () => {
    const id = await newCourse();
    expect((await office('GET', `/${id}/content`)).data.course).toEqual({
      ...COURSE_FIELDS,
      id,
      isHidden: true,
      isEdited: false,
      source: null,
      version: 1,
      changedBy: 'Asha Rao',
      changedAt: expect.any(String) as unknown,
    });
    expect([await namesOnSite(), (await site(`/${id}`)).status, await isTaught('Payroll')]).toEqual([[], 404, false]);
    expect((await office('GET', '')).data.courses).toMatchObject([{ id, isHidden: true, version: 1 }]);

    await office('PUT', `/${id}/visibility`, { isHidden: false, version: 1 });
    expect([await namesOnSite(), await isTaught('Payroll')]).toEqual([[COURSE_FIELDS.name], true]);
    const bare = { ...COURSE_FIELDS, name: 'Payroll', genre: '', level: '', synopsis: '', fullSynopsis: '', fee: null };
    const edited = await office('PUT', `/${id}/content`, { ...bare, version: 2 });
    expect(edited.data.course).toMatchObject({ ...bare, version: 3, isEdited: true });
    // Texts that are not given repeat others, as after an import.
    const { category, description, duration } = COURSE_FIELDS;
    expect((await site(`/${id}`)).course).toMatchObject({
      name: 'Payroll',
      category: { name: category },
      genre: category,
      level: null,
      fee: null,
      duration,
      synopsis: description,
      fullSynopsis: description,
      curriculum: COURSE_FIELDS.curriculum.map((title) => ({ title })),
    });
    await office('PUT', `/${id}/visibility`, { isHidden: true, version: 3 });
    expect([await namesOnSite(), (await site(`/${id}`)).status]).toEqual([[], 404]);
    expect(await audited(id)).toMatchObject([
      { action: 'course.create', before: null, after: COURSE_FIELDS },
      { action: 'course.show', before: { isHidden: true }, after: { isHidden: false } },
      { action: 'course.edit', before: { name: COURSE_FIELDS.name }, after: { name: 'Payroll' } },
      { action: 'course.hide', before: { isHidden: false }, after: { isHidden: true } },
    ]);
  });

  test('a change made meanwhile is not overwritten, and a repeated call changes nothing', async () => {
    const id = await newCourse();
    const first = { ...COURSE_FIELDS, fee: 9_000, version: 1 };
    const saved = await office('PUT', `/${id}/content`, first);
    expect(await office('PUT', `/${id}/content`, first)).toEqual(saved);
    for (const [path, payload] of [
      ['content', { ...COURSE_FIELDS, fee: 8_000, version: 1 }],
      ['visibility', { isHidden: false, version: 1 }],
    ] as const)
      expect(await office('PUT', `/${id}/${path}`, payload)).toMatchObject({
        status: 409,
        message: COURSE_MESSAGES.changed,
      });
    expect(await office('POST', '', { ...COURSE_FIELDS, name: 'Another', id })).toMatchObject({
      status: 409,
      message: COURSE_MESSAGES.idInUse,
    });
    expect((await office('GET', `/${id}/content`)).data).toEqual(saved.data);
    expect(await audited(id)).toHaveLength(2);
    expect((await office('PUT', `/${randomUUID()}/content`, first)).status).toBe(404);
  });

  test('each invalid field is named with a solution', async () => {
    const wrong = {
      ...COURSE_FIELDS,
      name: ' ',
      provider: 'Two\nlines',
      fee: 1.5,
      students: -1,
      startDate: '2026-02-30',
      curriculum: ['Vouchers', 'x'.repeat(501)],
    };
    const { status, details } = await office('POST', '', { ...wrong, id: randomUUID() });
    expect(status).toBe(400);
    expect(Object.fromEntries(details.map(({ field, message }: Record<string, string>) => [field, message]))).toEqual({
      name: COURSE_MESSAGES.nameMissing,
      provider: expect.any(String),
      fee: COURSE_MESSAGES.fee,
      students: COURSE_MESSAGES.students,
      startDate: COURSE_MESSAGES.day,
      'curriculum.1': 'Must be at most 500 characters.',
    });
  });

  test('members keep their enrollments in a hidden course, and others cannot enroll', async () => {
    const id = await addCourse(portal.database);
    const batchId = await addBatch(portal.database, { courseId: id });
    const member = await newMember(portal.app);
    expect((await enrolIn(portal, id, { member, batchId })).statusCode).toBe(201);
    await office('PUT', `/${id}/visibility`, { isHidden: true, version: 1 });
    expect((await enrolIn(portal, id, { batchId })).statusCode).toBe(404);
    const { headers } = member;
    const own = async () => (await portal.app.inject({ url: '/api/courses/enrollments', headers })).json().courses;
    expect(await own()).toMatchObject([{ id, status: 'received' }]);
    expect((await office('GET', `/${id}`)).data.course).toMatchObject({ isHidden: true, enrollments: 1, received: 1 });
    await portal.app.inject({ method: 'DELETE', url: `/api/courses/enrollments/${id}`, headers });
    expect(await own()).toEqual([]);
  });

  test('an import does not change a course that the office has edited, lists it, and changes the others', async () => {
    const header = 'ref,name,description,duration,category,provider,fee';
    const row = (ref: string, fee: string) => `${ref},Course ${ref},Learn it.,3 months,Finance,Academy,${fee}`;
    const run = async (...rows: string[]) => {
      const bytes = (async function* () {
        yield Buffer.from([header, ...rows].join('\n'));
      })();
      const request = {
        kind: COURSES_IMPORT,
        source: 'academy',
        isDryRun: false,
        isSkippingInvalid: false,
        closing: 'none',
        file: { format: 'csv', bytes },
      } as const;
      const report = await importFile(portal.database, request, {
        onError: () => undefined,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      return reportText(report, request);
    };
    const stored = () =>
      portal.database.query<{ id: string; name: string; fee: number; version: number; is_hidden: boolean }>(
        `select id, name, fee, version, is_hidden from courses where source = 'academy' order by reference`,
      );
    await run(row('A', '1000'), row('B', '2000'));
    const [one, other] = await stored();
    await office('PUT', `/${one?.id}/content`, { ...COURSE_FIELDS, fee: 1_500, version: 1 });
    await office('PUT', `/${other?.id}/visibility`, { isHidden: true, version: 1 });

    const report = await run(row('A', '1100'), row('B', '2200'));
    expect(report).toContain(`Note: kept as the office has edited them: '${COURSE_FIELDS.name}'.`);
    expect(report).toMatch(/ 1 changed\n +0 unchanged/);
    // A course that is only hidden gets the values of the file, and stays hidden.
    expect(await stored()).toMatchObject([
      { name: COURSE_FIELDS.name, fee: 1_500, version: 2 },
      { name: 'Course B', fee: 2_200, version: 3, is_hidden: true },
    ]);
    // The form of the office that was opened before the import does not overwrite it.
    expect((await office('PUT', `/${other?.id}/content`, { ...COURSE_FIELDS, version: 2 })).status).toBe(409);
  });
});
