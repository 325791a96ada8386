import type { FastifyInstance } from 'fastify';
import { limitsFor } from '../../limits';
import { ONE_ENGINE, testDatabase } from '../../testing/engines';
import { buildTestApp, newMember } from '../../testing/portal';
import { until } from '../../testing/until';

describe.each(ONE_ENGINE)('login under attack, $name database', ({ open }) => {
  const opened = testDatabase(open);
  let app: FastifyInstance;

  beforeEach(async () => {
    app = await buildTestApp(opened.database, { limits: limitsFor(1) });
  });
  afterEach(() => app.close());

  const login = (account: { email: string; password: string }, remoteAddress: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: account.email, password: account.password },
      headers: cookie ? { cookie } : {},
      remoteAddress,
    });

  test('26 wrong passwords from 3 addresses do not lock the owner out', async () => {
    const owner = await newMember(app);
    const guesses = Array.from({ length: 26 }, (_, index) =>
      login({ ...owner, password: `wrong ${index}` }, `203.0.113.${index % 3}`),
    );
    await Promise.all(guesses);
    const response = await login(owner, '198.51.100.4');
    expect(response.json()).toMatchObject({ success: true });
  }, 30_000);

  test('while 60 addresses keep guessing, ten correct logins from ten other addresses succeed', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => newMember(app)));
    let isOver = false;
    let guesses = 0;
    const guessOn = async (remoteAddress: string) => {
      while (!isOver) {
        const response = await login({ email: `person${guesses++}@example.in`, password: 'wrong one' }, remoteAddress);
        if (response.statusCode === 429) return;
      }
    };
    const attack = Array.from({ length: 180 }, (_, index) => guessOn(`203.0.113.${index % 60}`));
    await until(() => guesses > 200);
    const responses = await Promise.all(members.map((member, index) => login(member, `198.51.100.${index}`)));
    isOver = true;
    await Promise.all(attack);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  }, 60_000);

  test('a flood of 180 logins leaves database connections to other requests', async () => {
    let waiting = 0;
    const sampling = setInterval(() => (waiting = Math.max(waiting, opened.database.connections().waiting)), 1);
    const guesses = Array.from({ length: 180 }, (_, index) =>
      login({ email: `person${index}@example.in`, password: 'wrong one' }, `203.0.113.${index % 60}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    clearInterval(sampling);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(waiting).toBeLessThan(10);
  }, 60_000);

  test('a known browser can log in from a throttled network, and its cookie alone does not sign in', async () => {
    const owner = await newMember(app);
    const here = '203.0.113.77';
    const first = await login(owner, here);
    const [setCookie] = [first.headers['set-cookie'] ?? []].flat();
    expect(setCookie).toMatch(
      /^kadam-device-[\w-]{16}=[\w.-]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    );
    const cookie = setCookie?.split(';')[0] ?? '';
    for (let guess = 0; guess < 10; guess += 1) await login({ ...owner, password: 'wrong one' }, here);

    expect((await login(owner, here)).statusCode).toBe(429);
    expect((await login(owner, here, cookie)).statusCode).toBe(200);
    expect((await login({ ...owner, password: 'wrong one' }, here, cookie)).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/auth/getprofile', headers: { cookie } })).statusCode).toBe(401);
    expect((await login({ ...owner, email: 'someone.else@example.in' }, here, cookie)).statusCode).toBe(401);
  }, 30_000);

  test('the cookie is only sent over encrypted connections if the visitor has one', async () => {
    const owner = await newMember(app);
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: owner.email, password: owner.password },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(response.headers['set-cookie']).toContain('; Secure');
  });
});
