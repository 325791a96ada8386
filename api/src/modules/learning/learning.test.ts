import { brotliDecompressSync } from 'node:zlib';
import { ONE_ENGINE } from '../../testing/engines';
import { addCourse, testPortal } from '../../testing/portal';

describe.each(ONE_ENGINE)('courses, $name database', ({ open }) => {
  let now = Date.now();
  let tally: string;
  const portal = testPortal(open, { clock: () => new Date(now) });
  beforeAll(async () => {
    tally = await addCourse(portal.database);
    await addCourse(portal.database, { name: 'Zoology for Nurses', category: 'Health' });
    await addCourse(portal.database, { name: 'Audit Basics' });
  });

  const list = (headers: Record<string, string> = {}, query = '') =>
    portal.app.inject({ url: `/api/courses${query}`, headers });

  test('the catalog is sorted by category and name, one course is complete, and an unknown one is 404', async () => {
    const { courses } = (await list()).json();
    expect(courses.map(({ name }: { name: string }) => name)).toEqual([
      'Audit Basics',
      'Bookkeeping with Tally',
      'Zoology for Nurses',
    ]);

    const one = await portal.app.inject({ url: `/api/courses/${tally}` });
    expect(one.json().course).toMatchObject({
      id: tally,
      category: { name: 'Finance & Accounting' },
      level: null,
      students: null,
      curriculum: [{ title: 'Vouchers' }, { title: 'Ledgers' }],
    });
    expect({ ...courses[1], batches: [] }).toEqual(one.json().course);
    const unknown = await portal.app.inject({ url: '/api/courses/00000000-0000-4000-8000-000000000000' });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This course does not exist.']);
  });

  test('the list of cards omits fields that only the page of a course shows', async () => {
    const { courses } = (await list({}, '?view=cards')).json();
    expect(Object.keys(courses[0]).sort()).toEqual([
      'category',
      'description',
      'duration',
      'fee',
      'genre',
      'id',
      'image',
      'level',
      'mode',
      'name',
      'provider',
      'startDate',
      'students',
    ]);
    const wrong = await list({}, '?view=poster');
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'view must be whole or cards.']);
  });

  test('the list is compressed, and 304 until a course changes', async () => {
    const requests = { 'accept-encoding': 'br' };
    const first = await list(requests);
    expect(first.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual((await list()).json());

    const again = { ...requests, 'if-none-match': String(first.headers.etag) };
    expect((await list(again)).statusCode).toBe(304);
    await portal.database.query('update courses set duration = $2 where id = $1', [tally, '4 months']);
    now += 1_000;
    expect((await list(again)).statusCode).toBe(200);
    expect((await list()).json().courses[1].duration).toBe('4 months');

    const gone = await addCourse(portal.database, { name: 'Costing' });
    now += 1_000;
    expect((await list()).json().courses).toHaveLength(4);
    await portal.database.query('delete from courses where id = $1', [gone]);
    now += 1_000;
    expect((await list()).json().courses).toHaveLength(3);
  });

  describe('the courses that teach skills', () => {
    const teaching = async (skills: string, headers: Record<string, string> = {}) =>
      portal.app.inject({ url: '/api/courses/teaching', query: { skills }, headers });
    const coursesFor = async (skills: string) => (await teaching(skills)).json().courses;

    test('have each skill with the line that names it, sorted by number of skills', async () => {
      await addCourse(portal.database, { name: 'Welding', curriculum: [] });
      const data = await addCourse(portal.database, {
        name: 'Data analysis with SQL',
        curriculum: ['Power BI models'],
      });
      const courses = await coursesFor('Welding, SQL,Power BI,,Plumbing,SQL');
      expect(courses).toEqual([
        expect.objectContaining({
          id: data,
          name: 'Data analysis with SQL',
          teaches: [
            { skill: 'SQL', line: 'Data analysis with SQL' },
            { skill: 'Power BI', line: 'Power BI models' },
          ],
        }),
        expect.objectContaining({ name: 'Welding', teaches: [{ skill: 'Welding', line: 'Welding' }] }),
      ]);
      expect(await coursesFor('Plumbing')).toEqual([]);
    });

    test('are at most four, and follow changes of a course', async () => {
      const names = ['Masonry', 'Carpentry', 'Plumbing', 'Tailoring', 'Pottery'];
      for (const name of names) await addCourse(portal.database, { name, curriculum: [] });
      expect(await coursesFor(names.join())).toHaveLength(4);
      await portal.database.query('delete from courses where name = any($1)', [names]);
      expect(await coursesFor(names.join())).toEqual([]);
    });

    test('are 304 for clients that have them', async () => {
      const first = await teaching('Tally');
      const again = await teaching('Tally', { 'if-none-match': String(first.headers.etag) });
      expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
    });

    test('require skills, and not too many', async () => {
      const none = await portal.app.inject({ url: '/api/courses/teaching' });
      expect([none.statusCode, none.json().message]).toEqual([400, 'Name at least one skill.']);
      const many = await teaching(Array(31).fill('Tally').join());
      expect([many.statusCode, many.json().message]).toEqual([400, 'skills must be at most 30 skills.']);
    });
  });
});
