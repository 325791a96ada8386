import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import {
  createOfficeActivityService,
  createOfficeService,
  type OfficeActivityService,
  type OfficeService,
} from './index';

jest.setTimeout(120_000);

const MINUTE = 60_000;

describe.each(ONE_ENGINE)('views and notes of the office, $name database', ({ open }) => {
  let office: OfficeService;
  let activity: OfficeActivityService;
  let now = Date.parse('2026-03-01T10:00:00Z');
  const clock = () => new Date((now += 1));
  const portal = testPortal(open, { clock });
  beforeAll(async () => {
    office = createOfficeService({ database: portal.database, clock });
    activity = createOfficeActivityService({ database: portal.database, clock });
  });

  const get = async (url: string, { headers }: TestMember) =>
    (await portal.app.inject({ url: `/api/${url}`, headers })).json();
  const post = ({ headers }: TestMember, url: string, payload: object) =>
    portal.app.inject({ method: 'POST', url: `/api/${url}`, headers, payload });
  async function applied(member: TestMember, fields = {}): Promise<string> {
    const jobPostingId = await addPosting(portal.database, fields);
    return (await post(member, 'job/apply', { email: member.email, jobPostingId })).json().data.id;
  }
  const counts = async (member: TestMember) => (await get('job/activity', member)).data;
  const applications = async (member: TestMember) =>
    (await get(`job/applications/user/${member.id}`, member)).data.jobPostings;

  test('opening an application counts as one view of the applicant within 15 minutes', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const [first, second] = [await applied(asha), await applied(asha, { job_name: 'Head Nurse' })];
    await applied(ravi);
    expect(await counts(asha)).toEqual({ profileViews: 0, newMessages: 0 });
    await Promise.all([activity.recordView(first), activity.recordView(first)]);
    now += 14 * MINUTE;
    await activity.recordView(first);
    expect((await counts(asha)).profileViews).toBe(1);
    now += 2 * MINUTE;
    await activity.recordView(first);
    await activity.recordView(second);
    const { data } = await get('job/activity/views', asha);
    expect(data.views).toEqual([
      {
        applicationId: second,
        jobName: 'Head Nurse',
        companyName: 'Sanjeevani Care',
        at: expect.stringMatching(/^2026-03-01T10:.*Z$/),
        jobPostingId: expect.any(String),
      },
      expect.objectContaining({ applicationId: first }),
      expect.objectContaining({ applicationId: first }),
    ]);
    expect(data.pagination).toEqual({ page: 1, limit: 50, total: 3 });
    expect((await get('job/activity/views?page=2&limit=2', asha)).data.views).toHaveLength(1);
    expect(await counts(ravi)).toEqual({ profileViews: 0, newMessages: 0 });
    expect((await get('job/activity/views', ravi)).data.views).toEqual([]);
  });

  test('views are still counted after the clock is set back by an hour', async () => {
    const asha = await newJobseeker(portal.app);
    const id = await applied(asha);
    await activity.recordView(id);
    now -= 60 * MINUTE;
    await activity.recordView(id);
    expect((await counts(asha)).profileViews).toBe(2);
  });

  test('status changes and notes of the office are new until they are read, and those of the applicant are not', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const [first, second, others] = [await applied(asha), await applied(asha), await applied(ravi)];
    await office.set(first, { status: 'seen', note: '' });
    await office.set(first, { status: 'interview', note: 'Monday at 11' });
    await post(asha, `job/applications/${second}/withdraw`, {});
    await office.set(others, { status: 'seen', note: '' });
    expect((await counts(asha)).newMessages).toBe(2);
    const list = await applications(asha);
    expect(list.map(({ unread }: { unread: number }) => unread)).toEqual([0, 2]);

    const until = list[1].history[1].at;
    const read = await post(asha, 'job/activity/read', { until });
    expect([read.statusCode, read.json()]).toEqual([200, { success: true }]);
    expect((await counts(asha)).newMessages).toBe(1);
    expect((await applications(asha))[1].unread).toBe(1);
    await post(asha, 'job/activity/read', { until: list[1].history[2].at });
    expect((await counts(asha)).newMessages).toBe(0);
    expect((await counts(ravi)).newMessages).toBe(1);
  });

  test.each([[{}], [{ until: 'now' }], [{ until: '2026-13-45T00:00:00Z' }], [{ until: 5 }]])(
    'reading messages until %j is rejected',
    async (payload) => {
      const response = await post(await newJobseeker(portal.app), 'job/activity/read', payload);
      expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'until']);
    },
  );
});
