import { randomUUID } from 'node:crypto';
import { MAX_ALERT_MAIL_POSTINGS } from '@kadam/shared/contract/alerts';
import { alertTokens } from '../../testing/alerts';
import { ONE_ENGINE } from '../../testing/engines';
import { jobsService } from '../../testing/jobs';
import { mailsTo } from '../../testing/newsletter';
import { addPosting, again, callAs, newMember, type TestMember, testPortal } from '../../testing/portal';
import { alertsRepository } from './alerts.repository';
import { dueAlertsRepository } from './due-alerts.repository';
import { createAlertSending } from './send-alerts';

const DAY = 24 * 3_600_000;
const SAVED_AT = Date.parse('2026-11-24T10:00:00Z');
const MORNING = Date.parse('2026-11-25T02:30:00Z');

describe.each(ONE_ENGINE)('sending alerts, $name database', ({ open }) => {
  const portal = testPortal(open, { clock: () => new Date(now) });
  let now: number;
  let member: TestMember;
  let errors: unknown[];

  beforeEach(async () => {
    now = SAVED_AT;
    errors = [];
    await portal.database.query('delete from job_alerts');
    await portal.database.query('delete from job_postings');
    member = await newMember(portal.app);
  });

  /** A process that sends; the search is the real one. */
  const sender = () => {
    const { database } = portal;
    const log = { error: (facts: unknown) => void errors.push(facts) };
    return createAlertSending({
      database,
      jobs: jobsService(database),
      tokens: alertTokens(database),
      publicUrl: 'https://kadam.example',
      clock: () => new Date(now),
      log,
    });
  };
  const send = (at: number) => {
    now = at;
    return sender()(new AbortController().signal);
  };
  const save = async (search: object = { search: 'nurse' }, frequency = 'daily') => {
    const payload = { name: 'Nurses', frequency, search };
    const response = await callAs(portal, member)('POST', '/job/alerts', payload);
    return response.json().data.alert.id as string;
  };
  /** A posting that came to the portal at a moment, which its source gives an older date. */
  const arrives = async (at: number, fields: Parameters<typeof addPosting>[1] = {}) => {
    const id = await addPosting(portal.database, { created_at: new Date(at - 5 * DAY), ...fields });
    await portal.database.query('update job_postings set added_at = $2 where id = $1', [id, new Date(at)]);
    return id;
  };
  const mails = () => mailsTo(portal.database, member.email);
  const sent = async () =>
    (await mails()).map(({ text }) => [...text.matchAll(/\/jobs\/([\w-]{36})/g)].map(([, id]) => id));

  test('a mail to the member has the new postings that match the search', async () => {
    await arrives(SAVED_AT - 1);
    await save({ search: 'nurse', location: 'Pune' });
    const [older, newer] = [await arrives(SAVED_AT + 1_000), await arrives(SAVED_AT + 5_000, { ctc: 6.5 })];
    await arrives(SAVED_AT + 1_000, { job_name: 'Welder', skills: [], description: 'Next to the nurse.' });
    await arrives(SAVED_AT + 1_000, { location: 'Kochi, Kerala' });
    await arrives(SAVED_AT + 1_000, { is_active: false });
    await send(MORNING - 1);
    expect(await mails()).toEqual([]);
    await send(MORNING);
    expect(await sent()).toEqual([[newer, older]]);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'job-alert',
      to: { name: '', address: member.email },
      subject: '2 new jobs: Nurses',
    });
    expect(mail?.text).toContain(
      `Staff Nurse, Sanjeevani Care:\nPune, Maharashtra · Onsite · Full-time · 6.5 lakh a year\nhttps://kadam.example/jobs/${newer}`,
    );
    expect(mail?.text).toContain('https://kadam.example/jobs?search=nurse&location=Pune');
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/kadam\.example\/api\/job\/alerts\/unsubscribe\?token=[\w-]{43}$/);
    const page = await portal.app.inject({
      method: 'POST',
      url: mail!.unsubscribeUrl!.slice('https://kadam.example'.length),
    });
    expect(page.body).toContain('We will not mail you new jobs for “Nurses”.');
    await arrives(MORNING + 1_000);
    await send(MORNING + DAY);
    expect(await mails()).toHaveLength(1);
  });

  test('each posting is sent once, even if it is closed and opened, or removed and added again', async () => {
    await save();
    const [first, second] = [await arrives(SAVED_AT + 1_000), await arrives(SAVED_AT + 1_000)];
    await send(MORNING);
    await portal.database.query('update job_postings set is_active = false where id = $1', [first]);
    await portal.database.query('update job_postings set is_active = true where id = $1', [first]);
    await portal.database.query('delete from job_postings where id = $1', [second]);
    const again = await arrives(MORNING + 1_000);
    await portal.database.query('update job_postings set id = $2 where id = $1', [again, second]);
    await send(MORNING + DAY);
    expect(await mails()).toHaveLength(1);
    const third = await arrives(MORNING + DAY + 1_000);
    await send(MORNING + 2 * DAY);
    expect((await sent())[1]).toEqual([third]);
  });

  test('a mail has postings that were not committed yet when the previous mail was sent', async () => {
    await save();
    await arrives(SAVED_AT + 1_000);
    await send(MORNING);
    const late = await arrives(MORNING - 60_000);
    await send(MORNING + DAY);
    expect((await sent())[1]).toEqual([late]);
  });

  test('two processes that send at the same time send one mail', async () => {
    await save();
    await arrives(SAVED_AT + 1_000);
    now = MORNING;
    const { signal } = new AbortController();
    await Promise.all([sender()(signal), sender()(signal), sender()(signal)]);
    expect([await sent(), errors]).toEqual([[[expect.any(String)]], []]);
  });

  test('a mail lists the newest twenty postings and links to the rest, which count as sent', async () => {
    await save();
    const ids: string[] = [];
    for (let index = 0; index < MAX_ALERT_MAIL_POSTINGS + 3; index += 1)
      ids.unshift(await arrives(SAVED_AT + 1_000 + index));
    await send(MORNING);
    expect(await sent()).toEqual([ids.slice(0, MAX_ALERT_MAIL_POSTINGS)]);
    const [mail] = await mails();
    expect(mail?.subject).toBe('23 new jobs: Nurses');
    expect(mail?.text).toContain('of which these are the newest 20:');
    expect(mail?.text).toContain(
      'See all jobs of this search, 3 more new ones among them:\nhttps://kadam.example/jobs?search=nurse',
    );
    await send(MORNING + DAY);
    expect(await mails()).toHaveLength(1);
  });

  test('a weekly alert waits for Monday, and a process that was down at eight sends after its start', async () => {
    await save({ search: 'nurse' }, 'weekly');
    const id = await arrives(SAVED_AT + 1_000);
    await send(Date.parse('2026-11-30T02:29:59Z'));
    expect(await mails()).toEqual([]);
    await send(Date.parse('2026-11-30T09:00:00Z'));
    expect(await sent()).toEqual([[id]]);
    member = await again(portal.app, member);
    const [alert] = (await portal.app.inject({ url: '/api/job/alerts', headers: member.headers })).json().data.alerts;
    expect(alert.nextAt).toBe('2026-12-07T02:30:00.000Z');
  });

  test('postings added during a pause are not new when the alert resumes', async () => {
    const id = await save();
    const change = (isPaused: boolean) =>
      callAs(portal, member)('PUT', `/job/alerts/${id}`, { name: 'Nurses', frequency: 'daily', isPaused });
    await change(true);
    await arrives(SAVED_AT + 1_000);
    await send(MORNING + DAY);
    member = await again(portal.app, member);
    await change(false);
    const after = await arrives(MORNING + DAY + 1_000);
    await send(MORNING + 2 * DAY);
    expect(await sent()).toEqual([[after]]);
  });

  test('a failed alert is retried after an hour and does not delay the others', async () => {
    const broken = await save();
    await portal.database.query(`update job_alerts set search = '{"jobType":"moon"}' where id = $1`, [broken]);
    const other = await newMember(portal.app);
    [member] = [other];
    await save();
    const id = await arrives(SAVED_AT + 1_000);
    await send(MORNING);
    expect(await sent()).toEqual([[id]]);
    expect(errors).toMatchObject([{ alert: broken }]);
    const [waiting] = await portal.database.query<{ at: Date }>('select next_at as at from job_alerts where id = $1', [
      broken,
    ]);
    expect(waiting?.at.getTime()).toBe(MORNING + 3_600_000);
  });

  test('after a year paused alerts and sent postings are deleted, and nothing else', async () => {
    const alerts = alertsRepository(portal.database);
    const due = dueAlertsRepository(portal.database);
    const id = await save();
    await due.markSent(id, [randomUUID()], new Date(SAVED_AT));
    await alerts.pause(id, new Date(SAVED_AT));
    const counts = async (before: number) => [
      await alerts.removeSent(new Date(before), 10),
      await alerts.removePaused(new Date(before), 10),
    ];
    expect(await counts(SAVED_AT)).toEqual([0, 0]);
    expect(await counts(SAVED_AT + 1)).toEqual([1, 1]);
  });
});
