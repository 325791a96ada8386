import { MAX_SAVED_JOBS } from '@kadam/shared/contract/saved-jobs';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, buildTestApp, newMember, type TestMember, testPortal } from '../../testing/portal';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('saved jobs, $name database', ({ open }) => {
  let now = Date.parse('2026-03-01T10:00:00Z');
  const many: string[] = [];
  const portal = testPortal(open, { clock: () => new Date((now += 1_000)) });
  beforeAll(async () => {
    while (many.length < MAX_SAVED_JOBS + 5) many.push(await addPosting(portal.database));
  });

  const save = ({ headers }: TestMember, id: string) =>
    portal.app.inject({ method: 'PUT', url: `/api/job/saved/${id}`, headers });
  const unsave = ({ headers }: TestMember, id: string) =>
    portal.app.inject({ method: 'DELETE', url: `/api/job/saved/${id}`, headers });
  const merge = ({ headers }: TestMember, jobPostingIds: readonly string[]) =>
    portal.app.inject({ method: 'POST', url: '/api/job/saved/merge', headers, payload: { jobPostingIds } });
  const saved = async ({ headers }: TestMember): Promise<string[]> => {
    const ids: string[] = [];
    for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
      const { data } = (await portal.app.inject({ url: `/api/job/saved?page=${page}&limit=100`, headers })).json();
      ids.push(...data.jobPostings.map(({ id }: { id: string }) => id));
      total = data.pagination.total;
    }
    return ids;
  };

  test('saved postings are listed latest first, with their time, and saving again changes nothing', async () => {
    const member = await newMember(portal.app);
    const [older, newer] = [await addPosting(portal.database), await addPosting(portal.database)];
    const first = await save(member, older);
    expect(first.json()).toEqual({ success: true, data: { id: older, savedAt: expect.any(String) } });
    await save(member, newer);
    expect((await save(member, older.toUpperCase())).json()).toEqual(first.json());

    await portal.database.query('update job_postings set is_active = false where id = $1', [older]);
    const { data } = (await portal.app.inject({ url: '/api/job/saved', headers: member.headers })).json();
    expect(data.jobPostings).toMatchObject([
      { id: newer, isActive: true, jobName: 'Staff Nurse' },
      { id: older, isActive: false, savedAt: first.json().data.savedAt },
    ]);
    expect(await saved(await newMember(portal.app))).toEqual([]);
  });

  test('removing a posting that was not saved succeeds', async () => {
    const member = await newMember(portal.app);
    const posting = await addPosting(portal.database);
    await save(member, posting);
    for (const id of [posting, posting, UNKNOWN]) expect((await unsave(member, id)).json()).toEqual({ success: true });
    expect(await saved(member)).toEqual([]);
  });

  test('an unknown posting is 404, and a full list is an error that changes nothing', async () => {
    const member = await newMember(portal.app);
    const unknown = await save(member, UNKNOWN);
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This job posting does not exist.']);

    await merge(member, many.slice(0, MAX_SAVED_JOBS));
    const full = await save(member, many[MAX_SAVED_JOBS]!);
    expect([full.statusCode, full.json().code, full.json().message]).toEqual([
      409,
      'CONFLICT',
      'You have saved 200 jobs, which is the maximum. Remove one of them to save another.',
    ]);
    expect((await save(member, many[0]!)).statusCode).toBe(200);
    expect(await saved(member)).toHaveLength(MAX_SAVED_JOBS);
  });

  test('the list has pages of 50 that together contain each posting once, and the total', async () => {
    const member = await newMember(portal.app);
    await merge(member, many.slice(0, 120));
    const page = async (query: string) => {
      const { data } = (await portal.app.inject({ url: `/api/job/saved${query}`, headers: member.headers })).json();
      return [data.jobPostings.map(({ id }: { id: string }) => id), data.pagination];
    };
    expect(await page('')).toEqual([many.slice(0, 50), { page: 1, limit: 50, total: 120 }]);
    expect(await page('?page=3')).toEqual([many.slice(100, 120), { page: 3, limit: 50, total: 120 }]);
    expect(await page('?page=2&limit=100')).toEqual([many.slice(100, 120), { page: 2, limit: 100, total: 120 }]);
    expect(await page('?page=4')).toEqual([[], { page: 4, limit: 50, total: 120 }]);

    const tooManyRequests = await portal.app.inject({ url: '/api/job/saved?limit=101', headers: member.headers });
    expect([tooManyRequests.statusCode, tooManyRequests.json().message]).toEqual([
      400,
      'limit must be a whole number from 1 to 100.',
    ]);
  });

  test('merging adds the list of the device in order, skips unknown postings, and can be repeated', async () => {
    const member = await newMember(portal.app);
    const [first, second, third] = many as [string, string, string];
    await save(member, third);
    const response = await merge(member, [second, UNKNOWN, third, first.toUpperCase(), first]);
    expect(response.json().data.jobPostings.map(({ id }: { id: string }) => id)).toEqual([second, first, third]);
    await merge(member, [second, third, first]);
    await merge(member, []);
    expect(await saved(member)).toEqual([second, first, third]);
  });

  test('merging beyond the limit keeps the saved postings and the latest of the device', async () => {
    const member = await newMember(portal.app);
    const own = many.slice(0, 5);
    for (const id of own) await save(member, id);
    const device = many.slice(5, MAX_SAVED_JOBS + 5);
    await merge(member, device);
    expect(await saved(member)).toEqual([...device.slice(0, MAX_SAVED_JOBS - 5), ...own.toReversed()]);

    const tooManyRequests = await merge(member, many.slice(0, MAX_SAVED_JOBS + 1));
    expect([tooManyRequests.statusCode, tooManyRequests.json().message]).toEqual([
      400,
      'jobPostingIds must hold at most 200 ids.',
    ]);
  });

  test('forty concurrent requests from two devices stay within the limit and save each posting once', async () => {
    const member = await newMember(portal.app);
    await merge(member, many.slice(0, MAX_SAVED_JOBS - 3));
    const fresh = many.slice(MAX_SAVED_JOBS - 3);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => save(member, fresh[index % fresh.length]!)),
    );
    expect([...new Set(responses.map(({ statusCode }) => statusCode))].sort()).toEqual([200, 409]);
    const ids = await saved(member);
    expect([ids.length, new Set(ids).size]).toEqual([MAX_SAVED_JOBS, MAX_SAVED_JOBS]);
  });

  test('one member saves and removes at most 120 times a minute', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const { headers } = await newMember(strict);
    const attempt = (method: 'PUT' | 'DELETE') => strict.inject({ method, url: `/api/job/saved/${UNKNOWN}`, headers });
    for (let index = 0; index < 60; index += 1) {
      expect((await attempt('DELETE')).statusCode).toBe(200);
      expect((await attempt('PUT')).statusCode).toBe(404);
    }
    expect([(await attempt('PUT')).statusCode, (await attempt('DELETE')).statusCode]).toEqual([429, 429]);
    expect((await strict.inject({ url: '/api/job/saved', headers })).statusCode).toBe(200);
    await strict.close();
  });
});
