import { ONE_ENGINE } from '../../../testing/engines';
import { addPosting, testPortal } from '../../../testing/portal';
import { searchJobs } from './housekeeping.repository';

const NOW = new Date(Date.UTC(2026, 4, 30, 12));
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1_000);

describe.each(ONE_ENGINE)('matching, $name database', ({ open }) => {
  const portal = testPortal(open, { clock: () => NOW });
  const add = (count: number, fields: Parameters<typeof addPosting>[1]) =>
    Promise.all(
      Array.from({ length: count }, () => addPosting(portal.database, { description: 'Good work.', ...fields })),
    );

  beforeAll(async () => {
    await add(6, { job_name: 'Staff Nurse', created_at: daysAgo(20), location: 'Pune, Maharashtra' });
    await add(2, { job_name: 'Cook', description: 'Cook for every nurse of the ward.', created_at: daysAgo(0.5) });
    await add(2, { job_name: 'Welder', skills: ['Turning'], created_at: daysAgo(6) });
    await add(3, { job_name: 'Turner', created_at: daysAgo(40), location: 'Chennai, Tamil Nadu' });
    await add(1, { job_name: 'Driver', description: 'Drive a turner to work.', created_at: daysAgo(1.5) });
    await add(6, { job_name: 'Java Developer', created_at: daysAgo(3) });
    await add(2, { job_name: 'JavaScript Developer', created_at: daysAgo(2) });
    await add(1, { job_name: 'Tester', skills: ['Java'], created_at: daysAgo(0.1) });
    await add(2, { job_name: 'Senior Tax Consultant', created_at: daysAgo(45) });
    await add(2, { job_name: 'Tax Support Consultant', created_at: daysAgo(44) });
    await add(1, { job_name: 'Consultant - Tax', created_at: daysAgo(43) });
    await add(1, { job_name: 'Consultant', skills: ['Tax'], created_at: daysAgo(42) });
    await add(1, { job_name: 'Site Engineer', skills: ['Excel', 'SQL'], created_at: daysAgo(41) });
    await add(2, { job_name: 'Junior Data Analyst', skills: ['SQL'], created_at: daysAgo(46) });
    await add(1, { job_name: 'Clerk', skills: ['Tally Prime'], created_at: daysAgo(48) });
    await add(1, { job_name: 'Accountant', skills: ['Tally Prime'], created_at: daysAgo(49) });
    await add(1, { job_name: 'SQL Trainer', created_at: daysAgo(47) });
  }, 60_000);

  const found = async (query: Record<string, string>) => {
    const response = await portal.app.inject({ url: '/api/job/postings', query });
    const { jobPostings, pagination, mentions, partly, dropped, similarTo } = response.json().data as {
      jobPostings: { jobName: string }[];
      pagination: { total: number };
      mentions: number;
      partly: number;
      dropped: string[];
      similarTo: string | null;
    };
    expect(pagination.total).toBe(jobPostings.length);
    return { names: [...new Set(jobPostings.map(({ jobName }) => jobName))], mentions, partly, dropped, similarTo };
  };

  test('descriptions are not searched if enough postings match by name', async () => {
    expect(await found({ search: 'nurse' })).toMatchObject({ names: ['Staff Nurse'], mentions: 0 });
  });

  test('filters do not cause a search in descriptions', async () => {
    expect(await found({ search: 'nurse', location: 'Delhi' })).toMatchObject({ names: [], mentions: 0 });
    expect(await found({ search: 'nurse', postedWithin: '1' })).toMatchObject({ names: [], mentions: 0 });
  });

  test.each(['newest', 'best'])(
    'with few matches by name those that mention the word follow, even newer ones: %s',
    async (sort) => {
      expect(await found({ search: 'turner', sort })).toMatchObject({ names: ['Turner', 'Driver'], mentions: 1 });
      expect(await found({ search: 'ward', sort })).toMatchObject({ names: ['Cook'], mentions: 2 });
    },
  );

  test('a word that names postings matches as a whole, any other word as a prefix', async () => {
    expect((await found({ search: 'java' })).names).toEqual(['Java Developer', 'Tester']);
    expect((await found({ search: 'jav' })).names).toEqual(['JavaScript Developer', 'Java Developer', 'Tester']);
    expect((await found({ search: 'java script' })).names).toEqual(['JavaScript Developer']);
    expect((await found({ search: 'nurses' })).names).toEqual(['Staff Nurse']);
  });

  test.each(['newest', 'best'])(
    'a posting with the word in its title precedes a newer one with it in its skills: %s',
    async (sort) => {
      expect((await found({ search: 'java', sort })).names).toEqual(['Java Developer', 'Tester']);
    },
  );

  test.each(['newest', 'best'])('adjacent words in a title precede the same words apart: %s', async (sort) => {
    expect((await found({ search: 'tax consultant', sort })).names).toEqual([
      'Senior Tax Consultant',
      'Consultant - Tax',
      'Tax Support Consultant',
      'Consultant',
    ]);
    expect((await found({ search: 'tax consu', sort })).names[0]).toBe('Senior Tax Consultant');
  });

  test.each(['newest', 'best'])(
    'a role that is built around a skill precedes other postings with it: %s',
    async (sort) => {
      expect((await found({ search: 'sql', sort })).names).toEqual([
        'SQL Trainer',
        'Junior Data Analyst',
        'Site Engineer',
      ]);
      expect((await found({ search: 'tally prime', sort })).names).toEqual(['Accountant', 'Clerk']);
    },
  );

  test('a posting with all words precedes partial matches, and the missing words are listed', async () => {
    expect(await found({ search: 'welder turning polishing' })).toMatchObject({
      names: ['Welder'],
      mentions: 0,
      partly: 2,
      dropped: ['polishing'],
    });
    expect(await found({ search: 'cook java' })).toMatchObject({ partly: 8, dropped: ['cook', 'java'] });
  });

  test('a partial match needs a word of the job, not only of the location', async () => {
    expect(await found({ search: 'turner pune' })).toMatchObject({ names: ['Turner'], dropped: ['pune'] });
  });

  test('synonyms of a role are found, and one misspelled word of two is corrected', async () => {
    expect((await found({ search: 'chauffeur' })).names).toEqual(['Driver']);
    const { names, similarTo } = await found({ search: 'software develper' });
    expect(similarTo).toBe('software developer');
    expect(names).toEqual(['JavaScript Developer', 'Java Developer']);
  });

  test('a title is not corrected to a pair of its words', async () => {
    expect(await found({ jobName: 'taxconsultant' })).toMatchObject({ names: [], similarTo: null });
  });

  test.each([
    ['1', ['Tester', 'Cook']],
    ['7', ['Tester', 'Cook', 'Driver', 'JavaScript Developer', 'Java Developer', 'Welder']],
    ['30', ['Tester', 'Cook', 'Driver', 'JavaScript Developer', 'Java Developer', 'Welder', 'Staff Nurse']],
  ])('only postings of the last %s days are found', async (postedWithin, names) => {
    expect((await found({ postedWithin, limit: '50' })).names).toEqual(names);
  });

  test('a category is a filter with counts, derived from the title unless the posting has one', async () => {
    await portal.database.query(`update job_postings set category = 'marketing' where job_name = 'Cook'`);
    const job = searchJobs(portal.database, () => []).find(({ name }) => name === 'postings without a category');
    expect(await job?.run(NOW, 1_000)).toBeGreaterThan(0);
    expect(await job?.run(NOW, 1_000)).toBe(0);
    expect((await found({ category: 'healthcare', search: 'nurse' })).names).toEqual(['Staff Nurse']);
    expect((await found({ category: 'marketing' })).names).toEqual(['Cook']);
    expect((await found({ category: 'marketing,it', search: 'cook' })).names).toEqual(['Cook']);
    const { facets } = (await portal.app.inject({ url: '/api/job/postings', query: { category: 'marketing' } })).json()
      .data;
    expect(facets.category).toMatchObject({ it: 11, marketing: 2 });
  });

  test.each([
    ['sort', 'oldest', 'Must be one of: newest, best.'],
    ['postedWithin', '2', 'Must be one of: 1, 7, 30.'],
  ])('%s cannot be %s', async (field, value, sentence) => {
    const response = await portal.app.inject({ url: '/api/job/postings', query: { [field]: value } });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(sentence);
  });
});
