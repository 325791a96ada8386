import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limitsFor } from '../../limits';
import type { Mail } from '../../mail';
import { tokenIn } from '../../testing/account';
import { ONE_ENGINE } from '../../testing/engines';
import {
  addCourse,
  addPosting,
  buildTestApp,
  callAs,
  newJobseeker,
  newMember,
  type TestMember,
  testPortal,
} from '../../testing/portal';
import { until } from '../../testing/until';

const MINUTE = 60_000;
const NEW = 'river-of-stones';

describe.each(ONE_ENGINE)('forgotten password, $name database', ({ open }) => {
  let now = Date.UTC(2026, 4, 1, 9);
  const sent: Mail[] = [];
  const mailTransport = { send: async ({ payload }: { payload: Mail }) => void sent.push(payload) };
  const portal = testPortal(open, { clock: () => new Date(now), mailTransport });

  const post = (url: string, payload: object, more: { headers?: Record<string, string>; cookie?: string } = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/auth/${url}`,
      payload,
      headers: { ...more.headers, ...(more.cookie && { cookie: more.cookie }) },
    });
  const mailsOf = (kind: string, email: string) =>
    sent.filter((mail) => mail.kind === kind && mail.to.address === email);
  const confirm = ({ id }: TestMember) =>
    portal.database.query('update members set email_confirmed_at = now() where id = $1', [id]);
  const linksOf = ({ id }: TestMember) =>
    portal.database.query('select purpose from account_links where member_id = $1', [id]);
  const isIdle = async () =>
    (await portal.database.query('select 1 from tasks where run_at <= $1', [new Date(now)])).length === 0;
  const request = async (email: string) => {
    const response = await post('forgot-password', { email });
    await until(isIdle);
    return response;
  };
  const linkFor = async (email: string): Promise<string> => {
    await request(email);
    return tokenIn(mailsOf('password-reset', email).at(-1)) ?? '';
  };
  const reset = (token: string, newPassword = NEW, cookie = '') =>
    post('reset-password', { token, newPassword }, { cookie });
  const login = (email: string, password: string) => post('login', { email, password });
  const profile = async (headers: Record<string, string>) =>
    (await portal.app.inject({ url: '/api/auth/getprofile', headers })).statusCode;

  test('the response is the same with and without an account, and only the owner of one gets a mail', async () => {
    const asha = await newMember(portal.app);
    const known = await request(asha.email.toUpperCase());
    const unknown = await request('nobody.at.all@example.in');
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(mailsOf('password-reset', asha.email)).toHaveLength(1);
    expect(mailsOf('password-reset', 'nobody.at.all@example.in')).toEqual([]);
  });

  test('a request takes the same time with and without an account: it looks nothing up', async () => {
    const asha = await newMember(portal.app);
    await until(isIdle);
    const requests: string[] = [];
    const response = portal.database.query.bind(portal.database);
    // No task runs meanwhile: looking the address up is one. The counts of callers and the key of
    // device cookies need the database.
    const query = jest.spyOn(portal.database, 'query').mockImplementation(async (sql, values) => {
      requests.push(sql);
      return /rate_limits|server_keys/.test(sql) ? response(sql, values) : [];
    });
    for (const email of [asha.email, 'nobody@example.in']) await post('forgot-password', { email });
    query.mockRestore();
    const own = requests.filter((sql) => !/rate_limits|server_keys/.test(sql) && !/^(update|select)/.test(sql));
    expect(own).toHaveLength(2);
    expect(own[0]).toBe(own[1]);
    expect(requests.join()).not.toContain('members');
  });

  test('the link sets the password once, ends every session, and notifies the owner', async () => {
    const asha = await newMember(portal.app);
    await confirm(asha);
    const token = await linkFor(asha.email);
    const done = await reset(token);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { success: true, message: 'Your password is set. Please log in with it.', email: asha.email },
    ]);
    await until(isIdle);
    expect(mailsOf('password-changed', asha.email)).toHaveLength(1);
    expect(await profile(asha.headers)).toBe(401);
    expect([(await login(asha.email, asha.password)).statusCode, (await login(asha.email, NEW)).statusCode]).toEqual([
      401, 200,
    ]);
    const again = await reset(token, 'another-one-still');
    expect([again.statusCode, again.json().code]).toEqual([410, 'GONE']);
    expect((await login(asha.email, NEW)).statusCode).toBe(200);
  });

  test('of several concurrent uses of one link only one succeeds', async () => {
    const asha = await newMember(portal.app);
    await confirm(asha);
    const token = await linkFor(asha.email);
    const responses = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(token, `${NEW}-${index}`)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test('a link ends after 60 minutes and with any change of the password, but not with a newer link', async () => {
    const asha = await newMember(portal.app);
    await confirm(asha);
    const first = await linkFor(asha.email);
    const second = await linkFor(asha.email);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).statusCode).toBe(410);

    const changed = await linkFor(asha.email);
    const { token } = (await login(asha.email, NEW)).json();
    const change = { currentPassword: NEW, newPassword: 'plum-tree-house' };
    const headers = { authorization: `Bearer ${token}` };
    expect((await post('change-password', change, { headers })).statusCode).toBe(200);
    expect((await reset(changed)).statusCode).toBe(410);

    const third = await linkFor(asha.email);
    now += 60 * MINUTE;
    expect((await reset(third)).statusCode).toBe(410);
    expect((await login(asha.email, 'plum-tree-house')).statusCode).toBe(200);
  });

  test('an invalid password is rejected with its field, and the link remains valid', async () => {
    const asha = await newMember(portal.app);
    const token = await linkFor(asha.email);
    for (const wrong of ['abc', 'password', asha.email])
      expect((await reset(token, wrong)).json()).toMatchObject({ details: [{ field: 'newPassword' }] });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await reset('x'.repeat(42))).json().details).toMatchObject([{ field: 'token' }]);
  });

  describe('of an account with an unconfirmed address', () => {
    const NOTHING = {
      hasJobProfile: false,
      applications: 0,
      enrollments: 0,
      savedJobs: 0,
      jobAlerts: 0,
      resumes: 0,
    };

    test('keeps everything, confirms the address, and lists the contents', async () => {
      const member = await newJobseeker(portal.app);
      const { id, email } = member;
      const [posting, course] = [await addPosting(portal.database), await addCourse(portal.database)];
      const send = callAs(portal, member);
      await send('POST', '/job/apply', { email, jobPostingId: posting });
      await send('PUT', `/job/saved/${posting}`);
      const enrollment = { name: 'Asha Rao', phone: '+91 98765 43210', address: 'Pune', courseName: 'Tally' };
      await send('POST', '/courses/enroll', { ...enrollment, email, courseId: course });
      await send('POST', '/job/alerts', { name: 'Nurse', search: { search: 'nurse' }, frequency: 'daily' });

      const done = await reset(await linkFor(email));
      expect([done.statusCode, done.json()]).toEqual([
        200,
        {
          success: true,
          message: 'Your password is set. Please log in with it.',
          email,
          contents: {
            name: 'Asha Rao',
            hasJobProfile: true,
            applications: 1,
            enrollments: 1,
            savedJobs: 1,
            jobAlerts: 1,
            resumes: 0,
          },
        },
      ]);
      const { user, token } = (await login(email, NEW)).json();
      expect(user).toMatchObject({ id, firstName: 'Asha' });
      const own = { authorization: `Bearer ${token}` };
      expect((await portal.app.inject({ url: '/api/account', headers: own })).json().account.isEmailConfirmed).toBe(
        true,
      );
      const applied = await portal.app.inject({ url: `/api/job/applications/user/${id}`, headers: own });
      expect(applied.json().data.jobPostings).toHaveLength(1);
    });

    test('lists no contents for an unused account, nor on the next reset', async () => {
      const asha = await newMember(portal.app);
      expect((await reset(await linkFor(asha.email))).json().contents).toEqual({ name: 'Asha Rao', ...NOTHING });
      expect((await reset(await linkFor(asha.email), 'another-one-still')).json().contents).toBeUndefined();
    });

    test('ends all access of the stranger who created it: password, session, links and known browser', async () => {
      const stranger = await newMember(portal.app);
      const deviceOf = (response: Awaited<ReturnType<typeof login>>) =>
        [response.headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0] ?? '';
      const strangersBrowser = deviceOf(await login(stranger.email, stranger.password));
      const older = await linkFor(stranger.email);
      const [confirmation] = mailsOf('email-confirmation', stranger.email);
      expect((await reset(await linkFor(stranger.email))).statusCode).toBe(200);

      expect(await profile(stranger.headers)).toBe(401);
      expect((await login(stranger.email, stranger.password)).statusCode).toBe(401);
      expect((await reset(older, 'back-in-again')).statusCode).toBe(410);
      expect(await linksOf(stranger)).toEqual([]);
      expect(tokenIn(confirmation)).toBeDefined();

      // Where an account is under attack only browsers that it knows have all their tries.
      const strict = await buildTestApp(portal.database, { limits: limitsFor(1), clock: () => new Date(now) });
      const attempt = (cookie: string, remoteAddress: string) =>
        strict.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email: stranger.email, password: 'a wrong one' },
          headers: { cookie },
          remoteAddress,
        });
      for (let index = 0; index < 25; index += 1) await attempt('', `203.0.113.${index}`);
      const ownersBrowser = deviceOf(await login(stranger.email, NEW));
      const responses = async (cookie: string, address: string) => {
        const statuses = [];
        for (let index = 0; index < 6; index += 1) statuses.push((await attempt(cookie, address)).statusCode);
        return statuses;
      };
      expect(await responses(ownersBrowser, '198.51.100.1')).toEqual([401, 401, 401, 401, 401, 401]);
      expect(await responses(strangersBrowser, '198.51.100.2')).toContain(429);
      await strict.close();
    });

    test('is announced in the mail and in the URL of the page', async () => {
      const asha = await newMember(portal.app);
      await linkFor(asha.email);
      const [mail] = mailsOf('password-reset', asha.email);
      expect(mail?.text).toContain('Everything in the account stays');
      expect(mail?.text).toMatch(/\/reset-password#token=[\w-]{43}&unconfirmed\n/);
    });
  });

  describe('requested by strangers', () => {
    let strict: FastifyInstance;
    beforeAll(async () => {
      strict = await buildTestApp(portal.database, { limits: limitsFor(1), clock: () => new Date(now) });
    });
    afterAll(() => strict.close());

    const requestFrom = (email: string, remoteAddress: string, cookie = '') =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email },
        remoteAddress,
        headers: { cookie },
      });
    const linksTo = (email: string) => mailsOf('password-reset', email).map((mail) => tokenIn(mail) ?? '');
    const minutesPass = (minutes: number) => {
      now += minutes * MINUTE;
    };

    test('five requests do not lock the owner out: another network gets a new link, and older ones are valid', async () => {
      const asha = await newMember(portal.app);
      for (let index = 0; index < 5; index += 1)
        expect((await requestFrom(asha.email, '203.0.113.7')).statusCode).toBe(202);
      await until(isIdle);
      const strangers = linksTo(asha.email);
      expect(strangers).toHaveLength(3);
      expect((await requestFrom(asha.email, '198.51.100.20')).statusCode).toBe(202);
      await until(isIdle);
      expect(linksTo(asha.email)).toHaveLength(4);
      expect((await reset(strangers[0] ?? '')).statusCode).toBe(200);
    });

    test('a flood from forty networks sends only a few mails, and the mailbox always has a valid link', async () => {
      const asha = await newMember(portal.app);
      for (let network = 0; network < 40; network += 1) await requestFrom(asha.email, `203.0.113.${network}`);
      await until(isIdle);
      expect(linksTo(asha.email)).toHaveLength(12);
      for (let round = 0; round < 6; round += 1) {
        minutesPass(20);
        await requestFrom(asha.email, `198.51.100.${100 + round}`);
        await until(isIdle);
        const [newest] = await portal.database.query<{ expires_at: Date }>(
          'select expires_at from account_links where member_id = $1 order by expires_at desc limit 1',
          [asha.id],
        );
        expect(newest?.expires_at.getTime()).toBeGreaterThanOrEqual(now + 30 * MINUTE);
      }
      expect(linksTo(asha.email)).toHaveLength(12 + 3);
      expect((await reset(linksTo(asha.email).at(-1) ?? '')).statusCode).toBe(200);
    });

    test('a browser that knows the account always gets a link', async () => {
      const asha = await newMember(portal.app);
      const [cookie = ''] = [(await login(asha.email, asha.password)).headers['set-cookie'] ?? ''].flat();
      for (let network = 0; network < 40; network += 1) await requestFrom(asha.email, `203.0.113.${network}`);
      await until(isIdle);
      const before = linksTo(asha.email).length;
      await requestFrom(asha.email, '203.0.113.1', cookie.split(';')[0]);
      await until(isIdle);
      expect(linksTo(asha.email)).toHaveLength(before + 1);
      expect((await reset(linksTo(asha.email).at(-1) ?? '')).statusCode).toBe(200);
    });

    test('one network has ten requests an hour for all addresses together', async () => {
      for (let index = 0; index < 10; index += 1)
        expect((await requestFrom(`${randomUUID()}@example.in`, '198.51.100.9')).statusCode).toBe(202);
      const slowed = await requestFrom(`${randomUUID()}@example.in`, '198.51.100.9');
      expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    });
  });

  test('only hashes of links are stored, and no token is logged', async () => {
    const asha = await newMember(portal.app);
    const token = await linkFor(asha.email);
    const rows = await portal.database.query<{ token_hash: Buffer }>('select * from account_links');
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
