import { MAX_LISTED_DESCRIPTION_LENGTH } from '@kadam/shared/contract/jobs';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, testPortal } from '../../testing/portal';

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

describe.each(ONE_ENGINE)('job search, $name database', ({ open }) => {
  const portal = testPortal(open);
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const add = async (name: string, fields: Parameters<typeof addPosting>[1]) => {
      ids[name] = await addPosting(portal.database, fields);
    };
    await add('nurse', { job_name: 'Staff Nurse', created_at: day(1), ctc: 4.8, location: 'Pune, Maharashtra' });
    await add('java', {
      job_name: 'Senior Java Developer',
      company_name: 'Meghdoot Systems',
      skills: ['Java', 'Spring Boot', 'C++'],
      description: 'Build 100% reliable payment_services for banks.',
      job_type: 'remote',
      experience_level: 'experienced',
      ctc: 24,
      location: 'Bengaluru, Karnataka',
      created_at: day(3),
    });
    await add('teacher', {
      job_name: 'Mathematics Teacher',
      company_name: "D'Souza Academy",
      employment_type: 'part_time',
      job_type: 'hybrid',
      experience_level: 'fresher',
      ctc: null,
      description: 'Teach classes 8 to 10 (state board) \\ evening batches.',
      skills: ['Teaching'],
      location: 'Navi Mumbai, Maharashtra',
      created_at: day(2),
    });
    await add('closed', { job_name: 'Closed Nurse', is_active: false, created_at: day(4) });
  }, 60_000);

  const search = (query: Record<string, string>) => portal.app.inject({ url: '/api/job/postings', query });
  const names = async (query: Record<string, string>): Promise<(string | undefined)[]> => {
    const response = await search(query);
    expect(response.statusCode).toBe(200);
    const { jobPostings, pagination } = response.json().data as {
      jobPostings: { id: string }[];
      pagination: { total: number };
    };
    expect(pagination.total).toBe(jobPostings.length);
    return jobPostings.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  test('without a filter every active posting is found, newest first', async () => {
    expect(await names({})).toEqual(['java', 'teacher', 'nurse']);
  });

  test.each([
    [{ search: 'NURSE' }, ['nurse']],
    [{ search: 'spring boot' }, ['java']],
    [{ search: 'java meghdoot banks' }, ['java']],
    [{ search: 'java bangalore' }, ['java']],
    [{ search: 'senior java jobs in bengaluru' }, ['java']],
    [{ search: 'part time teacher' }, ['teacher']],
    [{ search: 'remote developer' }, ['java']],
    [{ search: 'java nurse' }, ['java', 'nurse']],
    [{ search: 'jav meg' }, ['java']],
    [{ search: 'ava' }, []],
    [{ search: '   ' }, ['java', 'teacher', 'nurse']],
    [{ jobName: 'java' }, ['java']],
    [{ job_name: 'teacher' }, ['teacher']],
    [{ jobName: 'spring' }, []],
    [{ jobName: 'senior', job_name: 'java' }, ['java']],
    [{ location: 'maharashtra' }, ['teacher', 'nurse']],
    [{ location: 'Navi Mumbai, Maharashtra' }, ['teacher']],
    [{ location: 'Bangalore' }, ['java']],
    [{ location: 'bombay' }, ['teacher']],
    [{ location: 'ban' }, []],
    [{ search: 'bangalore' }, ['java']],
    [{ jobType: 'remote,hybrid' }, ['java', 'teacher']],
    [{ employmentType: 'part_time' }, ['teacher']],
    [{ experienceLevel: 'fresher,intermediate' }, ['teacher', 'nurse']],
    [{ minCTC: '0' }, ['java', 'teacher', 'nurse']],
    [{ minCTC: '4.8' }, ['java', 'nurse']],
    [{ minCTC: '4.81' }, ['java']],
    [{ maxCTC: '10' }, ['nurse']],
    [{ minCTC: '', maxCTC: '' }, ['java', 'teacher', 'nurse']],
    [{ search: 'developer', jobType: 'remote', minCTC: '20', maxCTC: '24', location: 'bengaluru' }, ['java']],
  ])('%j finds %j', async (query: Record<string, string>, expected: string[]) => {
    expect(await names(query)).toEqual(expected);
  });

  test.each([
    ['100%', ['java']],
    ['%', ['java', 'teacher', 'nurse']],
    ['payment_services', ['java']],
    ['_', ['java', 'teacher', 'nurse']],
    ['C++', ['java']],
    ["D'Souza", ['teacher']],
    ['(state', ['teacher']],
    ['\\', ['java', 'teacher', 'nurse']],
    ["'; drop table job_postings; --", []],
    ['.*', ['java', 'teacher', 'nurse']],
    ['[a-z]+$', []],
    ['$1 ${x} {{y}} <script>', []],
  ])('special characters are searched literally: %s', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  test('a facet counts the results of selecting each value', async () => {
    const facets = async (query: Record<string, string>) => (await search(query)).json().data.facets;
    expect(await facets({})).toEqual({
      jobType: { onsite: 1, hybrid: 1, remote: 1 },
      employmentType: { full_time: 2, part_time: 1 },
      experienceLevel: { fresher: 1, intermediate: 1, experienced: 1 },
      category: { it: 0, healthcare: 0, finance: 0, marketing: 0, engineering: 0, other: 3 },
    });
    expect(await facets({ jobType: 'remote', employmentType: 'full_time' })).toEqual({
      jobType: { onsite: 1, hybrid: 0, remote: 1 },
      employmentType: { full_time: 1, part_time: 0 },
      experienceLevel: { fresher: 0, intermediate: 0, experienced: 1 },
      category: { it: 0, healthcare: 0, finance: 0, marketing: 0, engineering: 0, other: 1 },
    });
    expect(await facets({ search: 'java' })).toMatchObject({ jobType: { onsite: 0, hybrid: 0, remote: 1 } });
  });

  test.each([
    [{ search: 'pyhton' }, null, []],
    [{ search: 'jaava' }, 'java', ['java']],
    [{ search: 'Senior mahtematics devlopr' }, 'senior mathematics developer', ['java', 'teacher']],
    [{ search: 'mahtematics techer' }, 'mathematics teacher', ['teacher']],
    [{ search: 'Staf nurze' }, 'staf nurse', ['nurse']],
    [{ jobName: 'devloper', location: 'Bengalru' }, 'developer bengaluru', ['java']],
    [{ search: 'nurs' }, null, ['nurse']],
    [{ search: 'jva' }, null, []],
    [{ search: 'nurse astronaut' }, null, ['nurse']],
  ])('%j gives results for similar words: %j', async (query: Record<string, string>, similarTo, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await search(query)).json().data.similarTo).toBe(similarTo);
  });

  test('pages have their postings, and a page beyond the last is empty with the correct total', async () => {
    const page = async (number: string) => (await search({ limit: '2', page: number })).json().data;
    const [first, second, third] = [await page('1'), await page('2'), await page('5000')];
    expect(first.jobPostings.map(({ id }: { id: string }) => id)).toEqual([ids.java, ids.teacher]);
    expect(second.jobPostings.map(({ id }: { id: string }) => id)).toEqual([ids.nurse]);
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(third).toMatchObject({
      jobPostings: [],
      pagination: { page: 5_000, limit: 2, total: 3, totalPages: 2 },
    });
  });

  test.each([
    [{ search: 'x'.repeat(10_000) }, 'search', 'search must be at most 200 characters.'],
    [{ jobType: 'office' }, 'jobType', 'jobType must be one or more of: onsite, hybrid, remote.'],
    [
      { employmentType: 'full_time,1' },
      'employmentType',
      'employmentType must be one or more of: full_time, part_time.',
    ],
    [{ page: '-1' }, 'page', 'page must be a whole number from 1 to 10000.'],
    [{ page: 'two' }, 'page', 'page must be a whole number from 1 to 10000.'],
    [{ limit: '0' }, 'limit', 'limit must be a whole number from 1 to 50.'],
    [{ limit: '10000' }, 'limit', 'limit must be a whole number from 1 to 50.'],
    [
      { page: '834' },
      'page',
      'page must stay within the first 10000 postings (page × limit). Narrow the search to see others.',
    ],
    [{ minCTC: '10', maxCTC: '5' }, 'minCTC', 'minCTC must not be above maxCTC.'],
    [{ minCTC: 'lots' }, 'minCTC', 'minCTC must be a number from 0 to 100000.'],
  ])('%j is rejected with the name of its field', async (query: Record<string, string>, field, message) => {
    const response = await search(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT', message, details: [{ field }] });
  });

  test('a list has the start of a very long posting and marks it as shortened', async () => {
    const description = 'Keep the ledgers. '.repeat(1_000).trim();
    const id = await addPosting(portal.database, { job_name: 'Archivist', description });
    const [listed] = (await search({ search: 'archivist' })).json().data.jobPostings;
    expect(listed).toMatchObject({ jobName: 'Archivist', isShortened: true });
    expect(listed.description).toMatch(/^Keep the ledgers\. .*…$/);
    expect(listed.description.length).toBeLessThanOrEqual(MAX_LISTED_DESCRIPTION_LENGTH);
    const { jobPosting } = (await portal.app.inject({ url: `/api/job/postings/${id}` })).json().data;
    expect(jobPosting.description).toBe(description);
    const [short] = (await search({ search: 'java' })).json().data.jobPostings;
    expect(short).not.toHaveProperty('isShortened');
    await portal.database.query('delete from job_postings where id = $1', [id]);
  });

  test('a posting is returned in full, a closed one as inactive, and an unknown one is 404', async () => {
    const one = await portal.app.inject({ url: `/api/job/postings/${ids.java?.toUpperCase()}` });
    expect(one.json().data.jobPosting).toEqual({
      id: ids.java,
      jobName: 'Senior Java Developer',
      companyName: 'Meghdoot Systems',
      location: 'Bengaluru, Karnataka',
      employmentType: 'full_time',
      jobType: 'remote',
      experienceLevel: 'experienced',
      description: 'Build 100% reliable payment_services for banks.',
      skills: ['Java', 'Spring Boot', 'C++'],
      ctc: 24,
      eCTC: null,
      noticePeriod: null,
      workingDays: null,
      isActive: true,
      responsibilities: [],
      requirements: [],
      logoUrl: null,
      image: null,
      createdAt: '2026-05-03T00:00:00.000Z',
    });
    const closed = await portal.app.inject({ url: `/api/job/postings/${ids.closed}` });
    expect(closed.json().data.jobPosting).toMatchObject({ jobName: 'Closed Nurse', isActive: false });
    const unknown = await portal.app.inject({ url: '/api/job/postings/00000000-0000-4000-8000-000000000000' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});
