import type { Database } from '../../db/database';
import { ENGINES } from '../../testing/engines';
import { again, buildTestApp, newMember, type TestMember, testPortal } from '../../testing/portal';
import { until } from '../../testing/until';

describe.each(ENGINES)('ending sessions, $name database', ({ name, open }) => {
  const portal = testPortal(open);

  type Headers = TestMember['headers'];
  const post = (url: string, headers: Headers, payload?: object) =>
    portal.app.inject({ method: 'POST', url: `/api/auth/${url}`, headers, ...(payload && { payload }) });
  const status = async (headers: Headers, on = portal.app) =>
    (await on.inject({ url: '/api/auth/getprofile', headers })).statusCode;
  const signInAgain = async (member: TestMember): Promise<Headers> => (await again(portal.app, member)).headers;

  test('logging out ends only this session, immediately', async () => {
    const asha = await newMember(portal.app);
    const other = await signInAgain(asha);
    expect([await status(asha.headers), await status(other)]).toEqual([200, 200]);
    expect((await post('logout', asha.headers)).json()).toEqual({ success: true, message: 'You are logged out.' });
    expect([await status(asha.headers), await status(other)]).toEqual([401, 200]);
  });

  test('logging out everywhere ends every session of the member, and no others', async () => {
    const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
    const other = await signInAgain(asha);
    expect((await post('logout-everywhere', asha.headers)).statusCode).toBe(200);
    expect([await status(asha.headers), await status(other), await status(ravi.headers)]).toEqual([401, 401, 200]);
  });

  test('a new password requires the current one, ends the other sessions, and is used for the next login', async () => {
    const asha = await newMember(portal.app);
    const other = await signInAgain(asha);
    const change = (fields: object) =>
      post('change-password', asha.headers, {
        currentPassword: asha.password,
        newPassword: 'river-of-stones',
        ...fields,
      });

    const wrong = await change({ currentPassword: 'not this one' });
    expect([wrong.statusCode, wrong.json().details]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'This is not your current password.' }],
    ]);
    expect((await change({ newPassword: asha.email })).json().details).toMatchObject([{ field: 'newPassword' }]);
    expect((await change({ newPassword: 'abc' })).json().details).toMatchObject([{ field: 'newPassword' }]);
    expect(await status(other)).toBe(200);

    expect((await change({})).statusCode).toBe(200);
    expect([await status(asha.headers), await status(other)]).toEqual([200, 401]);
    const login = async (password: string) =>
      (await portal.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: asha.email, password } }))
        .statusCode;
    expect([await login(asha.password), await login('river-of-stones')]).toEqual([401, 200]);
  });

  test('a login with the old password starts no session once the new one is set, even at the same time', async () => {
    const asha = await newMember(portal.app);
    // The password is changed between the check of the old one and the start of the session.
    const between = Object.assign(Object.create(portal.database) as Database, {
      async query(sql: string, values?: readonly unknown[]) {
        if (sql.includes('insert into sessions')) {
          const payload = { currentPassword: asha.password, newPassword: 'river-of-stones' };
          expect((await post('change-password', asha.headers, payload)).statusCode).toBe(200);
        }
        return portal.database.query(sql, values);
      },
    });
    const other = await buildTestApp(between);
    const payload = { email: asha.email, password: asha.password };
    const login = await other.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([login.statusCode, login.json().message]).toEqual([401, 'Invalid email or password.']);
    expect(await portal.database.query('select 1 from sessions where member_id = $1', [asha.id])).toHaveLength(1);
    await other.close();
  });

  test('another process on the same PostgreSQL notices an ended session immediately', async () => {
    if (name === 'embedded') return;
    const other = await buildTestApp(portal.database);
    const asha = await newMember(portal.app);
    expect(await status(asha.headers, other)).toBe(200);
    await post('logout', asha.headers);
    const ended = Date.now();
    await until(async () => (await status(asha.headers, other)) === 401);
    expect(Date.now() - ended).toBeLessThan(4_000);
    await other.close();
  });
});
