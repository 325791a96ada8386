import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, buildTestApp, newJobseeker, newMember, type TestMember, testPortal } from '../../testing/portal';

describe.each(ONE_ENGINE)('applications, $name database', ({ open }) => {
  const portal = testPortal(open);
  beforeAll(async () => {
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const apply = ({ email, headers }: TestMember, jobPostingId: string, more: object = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/job/apply',
      headers: { ...headers, ...more },
      payload: { email, jobPostingId },
    });
  const list = ({ headers }: TestMember, userId: string, query = '') =>
    portal.app.inject({ url: `/api/job/applications/user/${userId}${query}`, headers });
  const rows = async (jobPostingId: string) =>
    (await portal.database.query('select 1 from applications where job_posting_id = $1', [jobPostingId])).length;

  test('a member applies once, gets an error the second time, and the posting is listed', async () => {
    const member = await newJobseeker(portal.app);
    const older = await addPosting(portal.database);
    const newer = await addPosting(portal.database, { job_name: 'Head Nurse' });

    const first = await apply(member, older);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      success: true,
      message: 'Your application has been submitted successfully.',
      data: { id: expect.any(String), jobPostingId: older, appliedAt: expect.any(String) },
    });
    const second = await apply(member, older);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({
      success: false,
      code: 'ALREADY_APPLIED',
      message: 'You have already applied for this job.',
    });

    await apply(member, newer);
    await portal.database.query('update job_postings set is_active = false where id = $1', [older]);
    const { jobPostings, pagination } = (await list(member, member.id)).json().data;
    expect(pagination).toEqual({ page: 1, limit: 50, total: 2 });
    expect(jobPostings).toMatchObject([
      { id: newer, jobPostingId: newer, jobName: 'Head Nurse', isActive: true },
      { id: older, jobPostingId: older, isActive: false, appliedAt: first.json().data.appliedAt },
    ]);
    expect((await apply(member, older)).json().code).toBe('ALREADY_APPLIED');
  });

  test('applications of a member are paged, latest first, with their total', async () => {
    const member = await newJobseeker(portal.app);
    const postings = [];
    for (let index = 0; index < 3; index += 1) {
      postings.unshift(await addPosting(portal.database));
      await apply(member, postings[0]!);
    }
    const page = async (query: string) => {
      const { data } = (await list(member, member.id, query)).json();
      return [data.jobPostings.map(({ id }: { id: string }) => id), data.pagination];
    };
    expect(await page('?limit=2')).toEqual([postings.slice(0, 2), { page: 1, limit: 2, total: 3 }]);
    expect(await page('?limit=2&page=2')).toEqual([postings.slice(2), { page: 2, limit: 2, total: 3 }]);
    const none = await list(member, member.id, '?page=0');
    expect([none.statusCode, none.json().message]).toEqual([400, 'page must be a whole number from 1 to 10000.']);
  });

  test('without a job-seeker profile the response asks for one', async () => {
    const member = await newMember(portal.app);
    const response = await apply(member, await addPosting(portal.database));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      success: false,
      code: 'PROFILE_REQUIRED',
      message: 'Please create your job profile before applying.',
      data: { action: 'CREATE_PROFILE' },
    });
  });

  test('another email address is 403, an unknown posting 404, a closed one 410', async () => {
    const member = await newJobseeker(portal.app);
    const posting = await addPosting(portal.database);
    const other = await apply({ ...member, email: 'other@example.in' }, posting);
    expect([other.statusCode, other.json().code, other.json().details[0].field]).toEqual([403, 'FORBIDDEN', 'email']);
    expect(await rows(posting)).toBe(0);

    const unknown = await apply(member, '00000000-0000-4000-8000-000000000000');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);

    const closed = await apply(member, await addPosting(portal.database, { is_active: false }));
    expect([closed.statusCode, closed.json().message]).toEqual([410, 'This job is no longer open for applications.']);
  });

  test('members cannot see the applications of others', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    await apply(ravi, await addPosting(portal.database));
    expect((await list(asha, ravi.id)).statusCode).toBe(403);
    expect((await list(asha, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(403);
    expect((await list(asha, asha.id.toUpperCase())).json().data.jobPostings).toEqual([]);
  });

  test('a repeat with the same Idempotency-Key gets the first response, another key does not', async () => {
    const member = await newJobseeker(portal.app);
    const posting = await addPosting(portal.database);
    const first = await apply(member, posting, { 'idempotency-key': 'try-1' });
    const repeat = await apply(member, posting, { 'idempotency-key': 'try-1' });
    expect([repeat.statusCode, repeat.body]).toEqual([201, first.body]);
    expect((await apply(member, posting, { 'idempotency-key': 'try-2' })).statusCode).toBe(409);
    expect((await apply(member, posting)).statusCode).toBe(409);
    const wrong = await apply(member, posting, { 'idempotency-key': 'x'.repeat(256) });
    expect([wrong.statusCode, wrong.json().details[0].field]).toEqual([400, 'Idempotency-Key']);
    expect(await rows(posting)).toBe(1);
  });

  test('fifty concurrent requests on fifty connections create one application and one success', async () => {
    const member = await newJobseeker(portal.app);
    const { port } = portal.app.server.address() as AddressInfo;
    // With all connections open already, the statements of several requests really mix.
    await Promise.all(Array.from({ length: 20 }, () => portal.database.query('select pg_sleep(0.02)')));
    for (let round = 0; round < 3; round += 1) {
      const posting = await addPosting(portal.database);
      const statuses = await Promise.all(Array.from({ length: 50 }, () => applyAlone(port, member, posting)));
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
      expect(await rows(posting)).toBe(1);
    }
  }, 30_000);

  test('one member applies at most 30 times a minute, not counting invalid requests', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const { headers, email } = await newMember(strict);
    const attempt = (payload: object) => strict.inject({ method: 'POST', url: '/api/job/apply', headers, payload });
    const application = { email, jobPostingId: await addPosting(portal.database) };
    for (let index = 0; index < 31; index += 1) expect((await attempt({})).statusCode).toBe(400);
    for (let index = 0; index < 30; index += 1) expect((await attempt(application)).statusCode).toBe(422);
    const rejected = await attempt(application);
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 50]).toEqual([429, true]);
    await strict.close();
  });
});

function applyAlone(port: number, { email, headers }: TestMember, jobPostingId: string): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: false });
  return new Promise((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/job/apply',
      agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
    call.end(JSON.stringify({ email, jobPostingId }));
  });
}
