import type { FastifyInstance } from 'fastify';
import { ENGINES, type TestDatabase } from '../../testing/engines';
import { addCourse, buildTestApp } from '../../testing/portal';

describe.each(ENGINES)('courses on the $name database', ({ open }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened.database);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await opened.remove();
  });

  test('the catalogue comes by category and name, one course whole, an unknown one is 404', async () => {
    const tally = await addCourse(opened.database);
    await addCourse(opened.database, { name: 'Zoology for Nurses', category: 'Health' });
    await addCourse(opened.database, { name: 'Audit Basics' });

    const { courses } = (await app.inject({ url: '/api/courses' })).json();
    expect(courses.map(({ name }: { name: string }) => name)).toEqual([
      'Audit Basics',
      'Bookkeeping with Tally',
      'Zoology for Nurses',
    ]);

    const one = await app.inject({ url: `/api/courses/${tally}` });
    expect(one.json().course).toMatchObject({
      id: tally,
      category: { name: 'Finance & Accounting' },
      level: null,
      students: null,
      curriculum: [{ title: 'Vouchers' }, { title: 'Ledgers' }],
    });
    const unknown = await app.inject({ url: '/api/courses/00000000-0000-4000-8000-000000000000' });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This course does not exist.']);
  });
});
