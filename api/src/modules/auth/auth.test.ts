import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { buildTestApp, newMember, testPortal } from '../../testing/portal';

const MINUTE = 60_000;

describe.each(ONE_ENGINE)('accounts, $name database', ({ open }) => {
  const portal = testPortal(open);

  const post = (url: string, payload: object, headers = {}) =>
    portal.app.inject({ method: 'POST', url, payload, headers });
  const profile = (authorization?: string) =>
    portal.app.inject({ url: '/api/auth/getprofile', headers: authorization ? { authorization } : {} });
  const kavya = {
    firstName: '  Kavya ',
    lastName: 'Iyer',
    email: ' Kavya.Iyer@Example.IN ',
    password: 'monsoon-clouds',
  };

  test('a member signs up, logs in with another spelling of the address, and reads the profile', async () => {
    const signup = await post('/api/auth/signup', kavya);
    expect(signup.statusCode).toBe(201);
    const { user } = signup.json();
    expect(user).toEqual({ id: user.id, firstName: 'Kavya', lastName: 'Iyer', email: 'kavya.iyer@example.in' });

    const login = await post('/api/auth/login', { email: 'KAVYA.IYER@example.in', password: kavya.password });
    expect(login.statusCode).toBe(200);
    const token = expect.stringMatching(/^[\w-]{43}$/);
    expect(login.json()).toEqual({ success: true, token, user, isEmailConfirmed: false });
    expect((await profile(`Bearer ${login.json().token}`)).json()).toEqual({ success: true, user });
  });

  test.each([
    ['signup', 'password', { firstName: 'A', lastName: 'B', email: 'empty@example.in', password: '' }],
    ['login', 'password', { email: 'empty@example.in', password: '' }],
    ['reset-password', 'newPassword', { token: 'x'.repeat(43), newPassword: '' }],
  ])('%s has one error for an empty password', async (url, field, payload) => {
    const response = await post(`/api/auth/${url}`, payload);
    expect([response.statusCode, response.json().message, response.json().details]).toEqual([
      400,
      'Password is required',
      [{ field, message: 'Password is required' }],
    ]);
  });

  test('an address can be used by one account in any spelling, also with concurrent signups', async () => {
    const again = await post('/api/auth/signup', { ...kavya, email: 'KAVYA.iyer@EXAMPLE.in' });
    expect(again.statusCode).toBe(409);
    const message = 'An account with this email already exists. Please log in.';
    expect(again.json()).toMatchObject({ code: 'EMAIL_TAKEN', message, details: [{ field: 'email' }] });

    const many = await Promise.all(
      Array.from({ length: 12 }, () => post('/api/auth/signup', { ...kavya, email: 'race@example.in' })),
    );
    expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  test('an invalid signup has the messages of the form', async () => {
    const empty = await post('/api/auth/signup', {});
    expect(empty.statusCode).toBe(400);
    expect(empty.json().details).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
      { field: 'email', message: 'Professional mail ID is required' },
      { field: 'password', message: 'Password is required' },
    ]);
    const short = await post('/api/auth/signup', { ...kavya, email: 'no address', password: 'abcde' });
    expect(short.json().message).toBe('Please enter a valid email. Password must be at least 6 characters.');
    const common = await post('/api/auth/signup', { ...kavya, email: 'new@example.in', password: 'Password123' });
    expect(common.statusCode).toBe(400);
    expect(common.json().details).toEqual([
      { field: 'password', message: 'This password is too common. Please choose another.' },
    ]);
  });

  test.each([
    [{ firstName: '\u200b\u200b' }, 'firstName', 'First name is required'],
    [
      { lastName: 'Iyer\nBcc: x@y.in' },
      'lastName',
      'Must be on one line, without control characters or invisible ones.',
    ],
    [{ email: 'a..b@example.in' }, 'email', 'Please enter a valid email'],
    [{ email: 'ab\u202e@example.in' }, 'email', 'Please enter a valid email'],
    [{ password: '      ' }, 'password', 'Password must have characters that can be seen'],
    [
      { email: 'new.member@example.in', password: 'New.Member' },
      'password',
      'Password must not be your email address. Please choose another.',
    ],
  ])('an account with %j is rejected, and the error names the field', async (error, field, message) => {
    const response = await post('/api/auth/signup', { ...kavya, ...error });
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
  });

  test('a wrong password and an unknown address get the same response', async () => {
    const member = await newMember(portal.app);
    const wrong = await post('/api/auth/login', { email: member.email, password: 'wrong one' });
    const unknown = await post('/api/auth/login', { email: 'nobody@example.in', password: 'wrong one' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ success: false, code: 'WRONG_CREDENTIALS', message: 'Invalid email or password.' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('only a valid bearer token signs in', async () => {
    const { headers } = await newMember(portal.app);
    expect((await profile(headers.authorization)).statusCode).toBe(200);
    for (const other of [
      undefined,
      'Bearer ',
      'Bearer wrong',
      'Basic YTpi',
      `${headers.authorization}x`,
      'Bearer ../../etc',
    ]) {
      const rejected = await profile(other);
      expect(rejected.statusCode).toBe(401);
      expect(rejected.headers['www-authenticate']).toBe('Bearer');
      expect(rejected.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    }
    const token = headers.authorization.slice('Bearer '.length);
    expect(
      (await portal.app.inject({ url: '/api/auth/getprofile', cookies: { authToken: token, token } })).statusCode,
    ).toBe(401);
  });

  test('only hashes of tokens and passwords are stored', async () => {
    const { headers, password } = await newMember(portal.app);
    const sessions = await portal.database.query<{ token_hash: Buffer }>('select token_hash from sessions');
    expect(sessions.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    const stored = JSON.stringify([
      ...(await portal.database.query('select * from sessions')),
      ...(await portal.database.query('select * from members')),
    ]);
    expect(stored).not.toContain(headers.authorization.slice('Bearer '.length));
    expect(stored).not.toContain(password);
  });

  test('guessing is slowed down with 429 and Retry-After, equally for known and unknown addresses', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const member = await newMember(strict);
    const attempt = (email: string, remoteAddress = '203.0.113.9') =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: 'wrong one' },
        remoteAddress,
      });
    for (const email of [member.email, 'nobody.at.all@example.in']) {
      for (let failure = 0; failure < 10; failure += 1) expect((await attempt(email)).statusCode).toBe(401);
      const slowed = await attempt(email);
      expect(slowed.statusCode).toBe(429);
      expect(slowed.headers['retry-after']).toBe('1');
      expect(slowed.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Please wait 1 second and try again.',
      });
    }
    const elsewhere = await strict.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: member.email, password: member.password },
      remoteAddress: '198.51.100.7',
    });
    expect(elsewhere.statusCode).toBe(200);
    await strict.close();
  }, 30_000);

  test('signups are counted by the forwarded address, but only from a trusted proxy', async () => {
    const limits = { ...limitsFor(1_000), signup: { max: 2, windowMs: 60 * MINUTE } };
    const strict = await buildTestApp(portal.database, {
      limits,
      config: { trustedProxies: ['10.0.0.0/8'] },
    });
    const signup = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const url = '/api/auth/signup';
      return (await strict.inject({ method: 'POST', url, payload: kavya, headers, remoteAddress })).statusCode;
    };
    for (const proxy of ['127.0.0.1', '10.1.2.3']) {
      const person = `203.0.113.${proxy.length}`;
      expect([await signup(proxy, person), await signup(proxy, `1.2.3.4, ${person}`)]).toEqual([409, 409]);
      expect([await signup(proxy, person), await signup(proxy, '203.0.113.77')]).toEqual([429, 409]);
    }
    expect([
      await signup('192.0.2.1', '1.1.1.1'),
      await signup('192.0.2.1', '2.2.2.2'),
      await signup('192.0.2.1', '3.3.3.3'),
    ]).toEqual([409, 409, 429]);
    await strict.close();
  });

  test('malformed signups do not count towards the limit of twenty an hour per address', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const signup = async (payload: object) =>
      (await strict.inject({ method: 'POST', url: '/api/auth/signup', payload, remoteAddress: '192.0.2.7' }))
        .statusCode;
    for (let index = 0; index < 25; index += 1) expect(await signup({ ...kavya, email: 'no address' })).toBe(400);
    for (let index = 0; index < 20; index += 1) expect(await signup(kavya)).toBe(409);
    expect(await signup(kavya)).toBe(429);
    await strict.close();
  });
});
