import { ONE_ENGINE } from '../../testing/engines';
import { newMember, type TestMember, testPortal } from '../../testing/portal';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(ONE_ENGINE)('staying logged in, $name database', ({ open }) => {
  let now = Date.UTC(2026, 4, 1, 9);
  const portal = testPortal(open, { clock: () => new Date(now) });

  type Headers = TestMember['headers'];
  const post = (url: string, payload: object, headers?: Headers) =>
    portal.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, ...(headers && { headers }) });
  const logIn = async ({ email, password }: TestMember, more: object = {}): Promise<Headers> => ({
    authorization: `Bearer ${(await post('login', { email, password, ...more })).json().token}`,
  });
  const status = async (headers: Headers) =>
    (await portal.app.inject({ url: '/api/auth/getprofile', headers })).statusCode;

  test('a persistent session ends 30 days after its last use, and each use extends it', async () => {
    const asha = await newMember(portal.app);
    const persistent = await logIn(asha, { keepLoggedIn: true });
    now += 29 * DAY;
    expect(await status(persistent)).toBe(200);
    now += 29 * DAY;
    expect(await status(persistent)).toBe(200);
    now += 30 * DAY;
    expect(await status(persistent)).toBe(401);
  });

  test.each([{}, { keepLoggedIn: false }])(
    'a login with %j ends after an hour without use, and after 12 hours',
    async (more) => {
      const asha = await newMember(portal.app);
      const busy = await logIn(asha, more);
      for (let minutes = 0; minutes < 12 * 60 - 50; minutes += 50) {
        now += 50 * MINUTE;
        expect(await status(busy)).toBe(200);
      }
      now += 21 * MINUTE;
      expect(await status(busy)).toBe(401);
      const idle = await logIn(asha, more);
      now += 61 * MINUTE;
      const response = await portal.app.inject({ url: '/api/auth/getprofile', headers: idle });
      expect([response.statusCode, response.json().message]).toEqual([401, 'Session expired. Please log in again.']);
    },
  );

  test('a new password ends a persistent session', async () => {
    const asha = await newMember(portal.app);
    const persistent = await logIn(asha, { keepLoggedIn: true });
    const change = { currentPassword: asha.password, newPassword: 'river-of-stones' };
    const current = await logIn(asha);
    expect((await post('change-password', change, current)).statusCode).toBe(200);
    expect([await status(persistent), await status(current)]).toEqual([401, 200]);
  });

  test('the account lists its open sessions, the persistent ones, and the current one', async () => {
    const asha = await newMember(portal.app);
    now += HOUR;
    const persistent = await logIn(asha, { keepLoggedIn: true });
    now += 5 * 60_000;
    const current = await logIn(asha);
    await status(persistent);
    const { account } = (await portal.app.inject({ url: '/api/account', headers: current })).json();
    const at = new Date(now).toISOString();
    const before = new Date(now - 5 * 60_000).toISOString();
    expect(account.sessions).toEqual([
      { startedAt: at, lastUsedAt: at, isKept: false, isCurrent: true },
      { startedAt: before, lastUsedAt: at, isKept: true, isCurrent: false },
    ]);
  });

  test('a login returns whether the address is confirmed', async () => {
    const asha = await newMember(portal.app);
    const { email, password } = asha;
    expect((await post('login', { email, password })).json().isEmailConfirmed).toBe(false);
    await portal.database.query('update members set email_confirmed_at = now() where id = $1', [asha.id]);
    expect((await post('login', { email, password })).json().isEmailConfirmed).toBe(true);
  });
});
