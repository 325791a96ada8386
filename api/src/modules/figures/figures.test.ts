import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURE_MESSAGES, type Figures } from '@kadam/shared/contract/figures';
import { ONE_ENGINE } from '../../testing/engines';
import { newContactMessage } from '../../testing/inbox';
import { addInquiry } from '../../testing/inquiries';
import { addPosting, again, callAs, newJobseeker, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

const MIGRATION = join(__dirname, '../../db/migrations/0072_figures.sql');

describe.each(ONE_ENGINE)('figures of the office, $name database', ({ open }) => {
  // Already the 28th in India.
  let now = new Date('2026-11-27T20:00:00Z');
  /** The office closes after half an hour, so it is opened again. */
  async function later(minutes: number): Promise<void> {
    now = new Date(now.getTime() + minutes * 60_000);
    recruiter = await newStaff(portal, ['recruiter'], now);
  }
  let recruiter: TestStaff;
  const portal = testPortal(open, { clock: () => now, config: { trustedProxies: ['127.0.0.1'] } });
  beforeEach(async () => {
    now = new Date('2026-11-27T20:00:00Z');
    await portal.database.query('truncate applications, contact_messages, inquiries, activity, posting_views cascade');
    recruiter = await newStaff(portal, ['recruiter'], now);
  });

  const call: ReturnType<typeof callAs> = (...sent) => callAs(portal, recruiter)(...sent);
  const figures = async (query = ''): Promise<Figures> =>
    (await call('GET', `/office/figures${query}`)).json().data.figures;
  const view = (posting: string, client: string) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/job/postings/${posting}/views`,
      headers: { 'x-forwarded-for': client },
    });

  async function applied(posting: string) {
    const member = await newJobseeker(portal.app);
    const response = await callAs(portal, member)('POST', '/job/apply', { email: member.email, jobPostingId: posting });
    const id: string = response.json().data.id;
    const move = async (status: string) => {
      const { version } = (await call('GET', `/office/applications/${id}`)).json().data.application;
      await call('POST', `/office/applications/${id}/status`, { status, note: '', version });
    };
    return { member, move };
  }

  test('an application counts once in each stage up to its latest one, also after its account is deleted', async () => {
    const posting = await addPosting(portal.database, { job_name: 'Staff Nurse', company_name: 'Aarogya Care' });
    const { member, move } = await applied(posting);
    await applied(posting);
    await later(90);
    for (const status of ['offer', 'shortlisted', 'hired', 'not_chosen']) await move(status);
    await portal.database.query('update members set email_confirmed_at = now() where id = $1', [member.id]);
    const { password } = member;
    const deleted = await callAs(portal, await again(portal.app, member))('POST', '/account/delete', { password });
    expect(deleted.statusCode).toBe(200);
    const { funnel, postings, responses, steps } = await figures();
    const stages = { views: 0, applications: 2, shortlisted: 1, interview: 1, offer: 1, hired: 1 };
    expect(funnel).toEqual(stages);
    expect(postings).toEqual([{ id: posting, title: 'Staff Nurse', company: 'Aarogya Care', ...stages }]);
    expect(responses[0]).toEqual({
      kind: 'applications',
      received: 2,
      responded: 1,
      medianMinutes: 90,
      p90Minutes: 90,
    });
    expect(steps.at(-1)).toMatchObject({ from: '2026-11-28', applications: 2 });
  });

  test('a browser counts as one view of an existing job in half an hour', async () => {
    const posting = await addPosting(portal.database);
    for (const client of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await view(posting, client);
    expect((await view('00000000-0000-4000-8000-000000000009', '203.0.113.1')).statusCode).toBe(202);
    expect((await figures()).funnel.views).toBe(2);
    await later(31);
    await view(posting, '203.0.113.1');
    const other = await addPosting(portal.database);
    await applied(other);
    expect((await figures()).postings.map(({ id, views }) => [id, views])).toEqual([
      [other, 0],
      [posting, 3],
    ]);
    const { funnel, postings } = await figures(`?posting=${posting}`);
    expect([funnel.views, funnel.applications, postings.length]).toEqual([3, 0, 1]);
  });

  test('the first response to a message or an inquiry is timed, with median and 90th percentile', async () => {
    const messages = [];
    for (let index = 0; index < 10; index += 1)
      messages.push(await newContactMessage(portal.app, portal.database, { message: `Number ${index}` }));
    await portal.database.query('update contact_messages set created_at = $1', [now]);
    for (const id of messages.slice(1)) {
      await later(10);
      const change = { assigneeId: null, isHandled: true };
      await call('PUT', `/office/messages/${id}`, { ...change, version: 1 });
      await call('PUT', `/office/messages/${id}`, { ...change, isHandled: false, version: 2 });
      await call('PUT', `/office/messages/${id}`, { ...change, version: 3 });
    }
    const inquiry = await addInquiry(portal);
    await portal.database.query('update inquiries set created_at = $1', [now]);
    await later(60);
    const work = { assigneeId: null, notes: '' };
    await call('PUT', `/office/inquiries/${inquiry}`, { ...work, state: 'in_progress', version: 1 });
    await call('PUT', `/office/inquiries/${inquiry}`, { ...work, state: 'declined', version: 2 });
    const { responses } = await figures('?to=2027-12-31&from=2026-11-01');
    expect(responses.slice(1)).toEqual([
      { kind: 'messages', received: 10, responded: 9, medianMinutes: 50, p90Minutes: 90 },
      { kind: 'inquiries', received: 1, responded: 1, medianMinutes: 60, p90Minutes: 60 },
    ]);
  });

  test('a short period has every day, and a long one every week from its Monday', async () => {
    await applied(await addPosting(portal.database));
    const days = await figures('?from=2026-11-27&to=2026-11-28');
    expect([days.by, days.steps.map(({ from, applications, signups }) => [from, applications, signups])]).toEqual([
      'day',
      [
        ['2026-11-27', 0, 0],
        ['2026-11-28', 1, 2],
      ],
    ]);
    const weeks = await figures('?from=2026-09-01&to=2026-11-30');
    expect([weeks.by, weeks.steps[0]?.from, weeks.steps.length]).toEqual(['week', '2026-08-31', 14]);
    expect(weeks.steps.find(({ applications }) => applications === 1)?.from).toBe('2026-11-23');
    expect(await figures()).toMatchObject({ from: '2026-11-01', to: '2026-11-28' });
  });

  test.each([
    ['from=2026-02-30', 'from', FIGURE_MESSAGES.day],
    ['from=2026-11-02&to=2026-11-01', 'to', FIGURE_MESSAGES.order],
    ['from=2020-01-01&to=2026-11-01', 'from', FIGURE_MESSAGES.range],
  ])('the period %s is rejected with the name of its field', async (query, field, message) => {
    const response = await call('GET', `/office/figures?${query}`);
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
  });

  test('the migration counts older data as new data is counted', async () => {
    const posting = await addPosting(portal.database);
    for (const status of ['seen', 'interview', 'hired']) {
      await later(7);
      await (await applied(posting)).move(status);
    }
    const message = await newContactMessage(portal.app, portal.database);
    await call('PUT', `/office/messages/${message}`, { assigneeId: null, isHandled: true, version: 1 });
    const inquiry = await addInquiry(portal);
    await call('POST', `/office/inquiries/${inquiry}/convert`, { version: 1 });
    const rows = () =>
      portal.database.query(
        `select kind, day::text, posting_id, minutes from activity where kind <> 'signup' order by 1, 2, 3, 4, id`,
      );
    const counted = await rows();
    expect(counted.length).toBeGreaterThan(12);
    await portal.database.query('truncate activity');
    const [, backfill = ''] = readFileSync(MIGRATION, 'utf8').split('-- What is known of before.');
    await portal.database.query(`--${backfill}`);
    expect(await rows()).toEqual(counted);
  });
});
