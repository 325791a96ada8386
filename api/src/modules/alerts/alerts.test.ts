import { MAX_ALERTS } from '@kadam/shared/contract/alerts';
import { alertTokens } from '../../testing/alerts';
import { ONE_ENGINE } from '../../testing/engines';
import { again, newMember, type TestMember, testPortal } from '../../testing/portal';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('job alerts, $name database', ({ open }) => {
  let now = new Date('2026-11-24T10:00:00Z');
  let member: TestMember;
  const portal = testPortal(open, { clock: () => (now = new Date(now.getTime() + 1)) });
  beforeEach(async () => {
    member = await newMember(portal.app);
  });

  const NURSES = { name: 'Nurses in Pune', frequency: 'daily', search: { search: 'nurse', location: 'Pune' } };
  const save = (payload: object, { headers } = member) =>
    portal.app.inject({ method: 'POST', url: '/api/job/alerts', headers, payload });
  const saved = async (payload: object = NURSES) => (await save(payload)).json().data.alert;
  const change = (id: string, payload: object, { headers } = member) =>
    portal.app.inject({ method: 'PUT', url: `/api/job/alerts/${id}`, headers, payload });
  const list = async ({ headers } = member) =>
    (await portal.app.inject({ url: '/api/job/alerts', headers })).json().data.alerts;
  const end = (id: string, { headers } = member) =>
    portal.app.inject({ method: 'DELETE', url: `/api/job/alerts/${id}`, headers });

  test('a search is saved with its name, without page and empty fields, and listed only to its member', async () => {
    const search = { search: ' nurse ', location: '', jobType: 'remote,onsite,remote', minCTC: '3.50', page: '4' };
    const response = await save({ ...NURSES, search });
    expect(response.statusCode).toBe(201);
    const { alert } = response.json().data;
    expect(alert).toEqual({
      id: expect.any(String),
      name: 'Nurses in Pune',
      frequency: 'daily',
      search: { search: 'nurse', jobType: 'onsite,remote', minCTC: '3.5' },
      isPaused: false,
      createdAt: expect.stringMatching(/^2026-11-24T10:00:00/),
      nextAt: '2026-11-25T02:30:00.000Z',
    });
    expect(await list()).toEqual([alert]);
    expect(await list(await newMember(portal.app))).toEqual([]);
  });

  test.each([
    [{ ...NURSES, name: ' \u200b ' }, 'name', 'Please give the alert a name.'],
    [{ ...NURSES, name: 'x'.repeat(81) }, 'name', 'Must be at most 80 characters.'],
    [{ ...NURSES, name: 'two\nlines' }, 'name', 'Must be on one line, without control characters or invisible ones.'],
    [{ ...NURSES, frequency: 'hourly' }, 'frequency', 'Please choose daily or weekly.'],
    [{ ...NURSES, search: { minCTC: '9', maxCTC: '3' } }, 'search.minCTC', 'Must not be above maxCTC.'],
    [{ ...NURSES, search: { jobType: 'moon' } }, 'search.jobType', 'Must be one or more of: onsite, hybrid, remote.'],
    [
      { ...NURSES, search: { page: '2' } },
      'search',
      'Narrow the search first, by a title, a place or a filter: an alert for every job would send too many mails.',
    ],
  ])('an invalid alert is rejected with its field and a message: %j', async (payload, field, message) => {
    const response = await save(payload);
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
    expect(await list()).toEqual([]);
  });

  test('the same search is saved once in any spelling, and the error names the alert', async () => {
    await saved();
    const again = await save({ ...NURSES, name: 'Other', search: { location: 'Pune ', search: 'nurse', page: '2' } });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You already have an alert for this search: “Nurses in Pune”.',
    ]);
    expect(await list()).toHaveLength(1);
  });

  test('a member has at most five alerts, also with concurrent requests; deleting one allows another', async () => {
    const requests = Array.from({ length: MAX_ALERTS + 3 }, (_, index) =>
      save({ ...NURSES, search: { search: `n${index}` } }),
    );
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_ALERTS);
    const [first] = await list();
    expect((await save(NURSES)).json().message).toBe(
      'You have 5 alerts, which is the maximum. End one of them on your dashboard to save another.',
    );
    for (let again = 0; again < 2; again += 1) expect((await end(first.id)).json()).toEqual({ success: true });
    expect((await save(NURSES)).statusCode).toBe(201);
  });

  test('an alert is renamed, made weekly, paused and resumed, and each response has the time of the next mail', async () => {
    const { id } = await saved();
    const changed = async (isPaused: boolean) =>
      (await change(id, { name: 'Wards', frequency: 'weekly', isPaused })).json().data.alert;
    expect(await changed(false)).toMatchObject({
      name: 'Wards',
      frequency: 'weekly',
      nextAt: '2026-11-30T02:30:00.000Z',
    });
    expect(await changed(true)).toMatchObject({ isPaused: true, nextAt: null });
    now = new Date('2026-12-02T10:00:00Z');
    member = await again(portal.app, member);
    expect(await changed(false)).toMatchObject({ isPaused: false, nextAt: '2026-12-07T02:30:00.000Z' });
    expect(await list()).toMatchObject([{ name: 'Wards', search: NURSES.search }]);
  });

  test('the alert of another member looks like a missing one, and cannot be changed', async () => {
    const { id } = await saved();
    const other = await newMember(portal.app);
    const payload = { name: 'Mine', frequency: 'daily', isPaused: true };
    for (const requests of [id, UNKNOWN]) {
      const response = await change(requests, payload, other);
      expect([response.statusCode, response.json().message]).toEqual([404, 'This alert no longer exists.']);
    }
    await end(id, other);
    expect(await list()).toMatchObject([{ id, name: 'Nurses in Pune', isPaused: false }]);
  });

  test('an alert is deleted with its member', async () => {
    const { id } = await saved();
    await portal.database.query('delete from members where id = $1', [member.id]);
    expect(await portal.database.query('select 1 from job_alerts where id = $1', [id])).toEqual([]);
  });

  describe('the unsubscribe link in a mail', () => {
    const url = (token: string) => `/api/job/alerts/unsubscribe?token=${token}`;
    const openLink = (token: string) => portal.app.inject({ url: url(token) });
    const press = (token: string) =>
      portal.app.inject({
        method: 'POST',
        url: url(token),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const tokenOf = (id: string) => alertTokens(portal.database).of(id);

    test('shows a button, and a POST stops the mails without a login', async () => {
      const { id } = await saved();
      const token = await tokenOf(id);
      const page = await openLink(token);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('new jobs for “Nurses in Pune”.');
      expect(page.body).toContain('<form method="post"><button>Stop the mails of this alert</button></form>');
      expect(await list()).toMatchObject([{ isPaused: false }]);
      for (let again = 0; again < 2; again += 1) {
        const done = await press(token);
        expect([done.statusCode, done.body.includes('<h1>This alert sends no mails</h1>')]).toEqual([200, true]);
      }
      expect(await list()).toMatchObject([{ id, isPaused: true, nextAt: null }]);
    });

    test('reports a deleted alert and an invalid link', async () => {
      const { id } = await saved();
      const token = await tokenOf(id);
      await end(id);
      for (const call of [openLink, press]) {
        expect((await call(token)).body).toContain('The alert has been ended, and nothing of it is stored.');
        const forged = `${token.slice(0, -2)}AA`;
        expect([(await call(forged)).statusCode, (await call('abc')).statusCode]).toEqual([404, 400]);
      }
    });
  });
});
