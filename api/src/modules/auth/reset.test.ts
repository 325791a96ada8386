import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limitsFor } from '../../limits';
import type { Mail } from '../../mail';
import { tokenIn } from '../../testing/account';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
import { buildTestApp, newJobseeker, newMember, type TestMember } from '../../testing/portal';
import { until } from '../../testing/until';

const MINUTE = 60_000;
const NEW = 'river-of-stones';

describe.each(ONE_ENGINE)('a forgotten password on the $name database', ({ open }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let now: number;
  const sent: Mail[] = [];

  beforeAll(async () => {
    now = Date.UTC(2026, 4, 1, 9);
    opened = await open();
    const mailTransport = { send: async ({ payload }: { payload: Mail }) => void sent.push(payload) };
    app = await buildTestApp(opened.database, { clock: () => new Date(now), mailTransport });
    await app.ready();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await opened.remove();
  });

  const post = (url: string, payload: object, more: { headers?: Record<string, string>; cookie?: string } = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${url}`,
      payload,
      headers: { ...more.headers, ...(more.cookie && { cookie: more.cookie }) },
    });
  const mailsOf = (kind: string, email: string) =>
    sent.filter((mail) => mail.kind === kind && mail.to.address === email);
  const confirm = ({ id }: TestMember) =>
    opened.database.query('update members set email_confirmed_at = now() where id = $1', [id]);
  const isIdle = async () =>
    (await opened.database.query('select 1 from tasks where key is distinct from kind')).length === 0;
  const ask = async (email: string) => {
    const answer = await post('forgot-password', { email });
    await until(isIdle);
    return answer;
  };
  const linkFor = async (email: string): Promise<string> => {
    await ask(email);
    return tokenIn(mailsOf('password-reset', email).at(-1)) ?? '';
  };
  const reset = (token: string, newPassword = NEW, cookie = '') =>
    post('reset-password', { token, newPassword }, { cookie });
  const login = (email: string, password: string) => post('login', { email, password });
  const profile = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/auth/getprofile', headers })).statusCode;

  test('the answer is the same with and without an account, and only the owner of one gets a mail', async () => {
    const asha = await newMember(app);
    const known = await ask(asha.email.toUpperCase());
    const unknown = await ask('nobody.at.all@example.in');
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(mailsOf('password-reset', asha.email)).toHaveLength(1);
    expect(mailsOf('password-reset', 'nobody.at.all@example.in')).toEqual([]);
  });

  test('asking does the same work whether or not an account has the address: it looks nothing up', async () => {
    const asha = await newMember(app);
    const waiting = await buildTestApp(opened.database);
    const asked: string[] = [];
    const answer = opened.database.query.bind(opened.database);
    // No task is done meanwhile: looking the address up is one. The counts of callers have to be answered.
    const query = jest.spyOn(opened.database, 'query').mockImplementation(async (sql, values) => {
      asked.push(sql);
      return sql.includes('rate_limits') ? answer(sql, values) : [];
    });
    for (const email of [asha.email, 'nobody@example.in'])
      await waiting.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
    query.mockRestore();
    const own = asked.filter((sql) => !sql.includes('rate_limits') && !/^(update|select)/.test(sql));
    expect(own).toHaveLength(2);
    expect(own[0]).toBe(own[1]);
    expect(asked.join()).not.toContain('members');
    await waiting.close();
  });

  test('the link sets the password once, ends every session, and tells the owner', async () => {
    const asha = await newMember(app);
    await confirm(asha);
    const token = await linkFor(asha.email);
    const done = await reset(token);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { success: true, message: 'Your password is set. Please log in with it.', email: asha.email, isEmptied: false },
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

  test('of many uses of one link at once one succeeds', async () => {
    const asha = await newMember(app);
    await confirm(asha);
    const token = await linkFor(asha.email);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => reset(token, `${NEW}-${index}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  test('a link dies after 60 minutes, with a newer one, and with a change of the password', async () => {
    const asha = await newMember(app);
    await confirm(asha);
    const first = await linkFor(asha.email);
    const second = await linkFor(asha.email);
    expect((await reset(first)).statusCode).toBe(410);

    const change = { currentPassword: asha.password, newPassword: 'plum-tree-house' };
    expect((await post('change-password', change, { headers: asha.headers })).statusCode).toBe(200);
    expect((await reset(second)).statusCode).toBe(410);

    const third = await linkFor(asha.email);
    now += 60 * MINUTE;
    expect((await reset(third)).statusCode).toBe(410);
    expect((await login(asha.email, 'plum-tree-house')).statusCode).toBe(200);
  });

  test('a password that will not do is refused by its field and leaves the link as it was', async () => {
    const asha = await newMember(app);
    const token = await linkFor(asha.email);
    for (const wrong of ['abc', 'password', asha.email])
      expect((await reset(token, wrong)).json()).toMatchObject({ details: [{ field: 'newPassword' }] });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await reset('x'.repeat(42))).json().details).toMatchObject([{ field: 'token' }]);
  });

  describe('of an account whose address nobody has confirmed', () => {
    const savedName = async (email: string) =>
      (
        await opened.database.query<object>(
          `select m.first_name, count(j.*)::int as profiles from members m
         left join jobseeker_profiles j on j.member_id = m.id where m.email = $1 group by 1`,
          [email],
        )
      )[0];

    test('gives it to the owner of the address empty, so that nothing of a stranger is shown', async () => {
      const stranger = await newJobseeker(app);
      await opened.database.query(`update members set role = 'operator' where id = $1`, [stranger.id]);
      const done = await reset(await linkFor(stranger.email));
      expect(done.json()).toMatchObject({ success: true, isEmptied: true });
      expect(await profile(stranger.headers)).toBe(401);
      const { user, token } = (await login(stranger.email, NEW)).json();
      expect(user.id).not.toBe(stranger.id);
      expect(await savedName(stranger.email)).toEqual({ first_name: stranger.email.split('@')[0], profiles: 0 });
      const headers = { authorization: `Bearer ${token}` };
      expect((await app.inject({ url: '/api/account', headers })).json().account.isEmailConfirmed).toBe(true);
      expect((await app.inject({ url: '/api/telemetry', headers })).statusCode).toBe(403);
    });

    test('keeps it as it is in a browser that has logged in to it before', async () => {
      const asha = await newJobseeker(app);
      const [cookie = ''] = [(await login(asha.email, asha.password)).headers['set-cookie'] ?? ''].flat();
      const done = await reset(await linkFor(asha.email), NEW, cookie.split(';')[0]);
      expect(done.json()).toMatchObject({ success: true, isEmptied: false });
      expect(await savedName(asha.email)).toEqual({ first_name: 'Asha', profiles: 1 });
    });

    test('is announced by the mail, and by the address of the page', async () => {
      const asha = await newMember(app);
      await linkFor(asha.email);
      const [mail] = mailsOf('password-reset', asha.email);
      expect(mail?.text).toContain('what is in the account is removed');
      expect(mail?.text).toMatch(/\/reset-password#token=[\w-]{43}&unconfirmed\n/);
    });
  });

  test('nobody can flood a mailbox: three links an hour for one address, told to nobody; ten an hour of one caller', async () => {
    const strict = await buildTestApp(opened.database, { limits: limitsFor(1), clock: () => new Date(now) });
    const from = (email: string, remoteAddress: string) =>
      strict.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email }, remoteAddress });
    const asha = await newMember(app);
    await until(isIdle);
    const before = mailsOf('password-reset', asha.email).length;
    for (let index = 0; index < 5; index += 1)
      expect((await from(asha.email, `203.0.113.${index}`)).statusCode).toBe(202);
    await until(isIdle);
    expect(mailsOf('password-reset', asha.email).length - before).toBe(3);

    for (let index = 0; index < 10; index += 1)
      expect((await from(`${randomUUID()}@example.in`, '198.51.100.9')).statusCode).toBe(202);
    const slowed = await from(`${randomUUID()}@example.in`, '198.51.100.9');
    expect([slowed.statusCode, Number(slowed.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await strict.close();
  });

  test('links are stored as their hash only, and the log knows no token', async () => {
    const asha = await newMember(app);
    const token = await linkFor(asha.email);
    const rows = await opened.database.query<{ token_hash: Buffer }>('select * from account_links');
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
