import { ONE_ENGINE, testDatabase } from '../testing/engines';
import { addPostings, importIfEmpty } from '.';

const MINUTE = 60_000;

describe.each(ONE_ENGINE)('sample data, $name database', (engine) => {
  const opened = testDatabase(engine.open);
  beforeEach(() => opened.database.query('truncate job_postings, courses cascade'));

  const count = async (table: 'job_postings' | 'courses') => {
    const rows = await opened.database.query(`select id from ${table}`);
    return rows.length;
  };
  const rowsInOrder = () =>
    opened.database.query<{ id: string }>(
      'select id, job_name, company_name, location, description, skills, ctc from job_postings order by id',
    );

  test('a new database is filled once, even if two processes start together', async () => {
    const { database } = opened;
    await Promise.all([importIfEmpty(database), importIfEmpty(database)]);
    const first = await rowsInOrder();
    await importIfEmpty(database);

    expect(first.length).toBeGreaterThanOrEqual(240);
    expect(await rowsInOrder()).toEqual(first);
    expect(await count('courses')).toBe(24);

    await database.query('truncate job_postings, courses cascade');
    await importIfEmpty(database);
    expect(await rowsInOrder()).toEqual(first);
  });

  test('postings and courses have all their fields', async () => {
    const { database } = opened;
    await importIfEmpty(database);
    const [course] = await database.query('select * from courses where name = $1', [
      'Practical Accounting with Tally Prime and GST',
    ]);
    expect(course).toMatchObject({
      category: 'Finance & Accounting',
      level: 'Beginner',
      image: null,
      students: 2980,
      full_synopsis: expect.stringMatching(/^The course follows.*\n\n.*\n\n/),
      curriculum: expect.arrayContaining(['Company set-up in Tally Prime']),
    });
    const [span] = await database.query<Record<string, unknown>>(`
      select count(*) filter (where cardinality(skills) between 5 and 9) = count(*) as "haveSkills",
        count(*) filter (where cardinality(responsibilities) between 4 and 6) = count(*) as "haveTasks",
        count(*) filter (where cardinality(requirements) between 4 and 6) = count(*) as "haveDemands",
        bool_and(created_at between now() - interval '60 days' and now()) as "areRecent",
        max(created_at) > now() - interval '1 day' as "isOneNew",
        count(*) filter (where not is_active) between 1 and 30 as "areSomeClosed",
        count(ctc) > 0 and count(ectc) > 0 and count(working_days) > 0 and count(notice_period) > 0 as "haveTerms"
      from job_postings`);
    expect(span).toEqual({
      haveSkills: true,
      haveTasks: true,
      haveDemands: true,
      areRecent: true,
      isOneNew: true,
      areSomeClosed: true,
      haveTerms: true,
    });
  });

  test('a database with a single course of its owner is not changed', async () => {
    const { database } = opened;
    await database.query(`
      insert into courses (id, name, description, duration, category, genre, provider, synopsis, full_synopsis)
      values (gen_random_uuid(), 'Own', '', '1 month', 'Own', 'Own', 'Own', '', '')`);
    await importIfEmpty(database);
    expect(await count('courses')).toBe(1);
    expect(await count('job_postings')).toBe(0);
  });

  test(
    'more postings continue after the first ones, and the same start gives the same rows again',
    async () => {
      const { database } = opened;
      await importIfEmpty(database);
      const first = await rowsInOrder();
      const progress: number[] = [];
      await addPostings(database, 2_500, (done) => progress.push(done));
      const rows = await rowsInOrder();
      expect(rows).toHaveLength(first.length + 2_500);
      expect(progress).toEqual([1_000, 2_000, 2_500]);

      await database.query('delete from job_postings where id <> all($1::uuid[])', [first.map(({ id }) => id)]);
      await addPostings(database, 2_500, () => undefined);
      expect(await rowsInOrder()).toEqual(rows);
    },
    MINUTE,
  );

  test(
    'deleted postings do not affect later ones',
    async () => {
      const { database } = opened;
      await addPostings(database, 1_500, () => undefined);
      await database.query('delete from job_postings where id in (select id from job_postings order by id limit 700)');
      await addPostings(database, 1_000, () => undefined);
      expect(await count('job_postings')).toBe(1_800);
    },
    MINUTE,
  );
});
