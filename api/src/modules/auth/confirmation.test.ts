import { limitsFor } from '../../limits';
import { tokenIn } from '../../testing/account';
import { ONE_ENGINE } from '../../testing/engines';
import { allMailsTo } from '../../testing/newsletter';
import { again, buildTestApp, newMember, type TestMember, testPortal } from '../../testing/portal';

const DAY = 24 * 60 * 60_000;

describe.each(ONE_ENGINE)('confirming an address, $name database', ({ open }) => {
  let now = Date.UTC(2026, 4, 1, 9);
  const portal = testPortal(open, { clock: () => new Date(now) });

  const post = (url: string, headers: TestMember['headers'], payload?: object) =>
    portal.app.inject({ method: 'POST', url: `/api/auth/${url}`, headers, ...(payload && { payload }) });
  const isConfirmed = async ({ headers }: TestMember) =>
    (await portal.app.inject({ url: '/api/account', headers })).json().account.isEmailConfirmed;
  const tokensFor = async ({ email }: TestMember) =>
    (await allMailsTo(portal.database, email)).filter(({ kind }) => kind === 'email-confirmation').map(tokenIn);

  test('a signup sends a link that confirms the address of the logged-in account, and a repeat changes nothing', async () => {
    const asha = await newMember(portal.app);
    const [token] = await tokensFor(asha);
    expect(await isConfirmed(asha)).toBe(false);
    const first = await post('confirm-email', asha.headers, { token });
    expect([first.statusCode, first.json().message]).toEqual([200, 'Thank you, your email address is confirmed.']);
    expect(await isConfirmed(asha)).toBe(true);
    expect((await post('confirm-email', asha.headers, { token })).statusCode).toBe(200);
  });

  test('the address of another member cannot be confirmed, even with the link', async () => {
    const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
    const [token] = await tokensFor(asha);
    expect((await post('confirm-email', ravi.headers, { token })).statusCode).toBe(410);
    expect([await isConfirmed(asha), await isConfirmed(ravi)]).toEqual([false, false]);
    expect((await post('confirm-email', asha.headers, { token })).statusCode).toBe(200);
  });

  test('a newer link does not replace the older one, and each is valid for seven days', async () => {
    const ravi = await newMember(portal.app);
    expect((await post('resend-confirmation', ravi.headers)).statusCode).toBe(202);
    const [first] = await tokensFor(ravi);
    expect((await post('confirm-email', ravi.headers, { token: first })).statusCode).toBe(200);

    const asha = await newMember(portal.app);
    const [newer] = await tokensFor(asha);
    now += 7 * DAY;
    const { headers } = await again(portal.app, asha);
    expect((await post('confirm-email', headers, { token: newer })).statusCode).toBe(410);
  });

  test('a confirmed member gets no further mail, and an address gets five a day', async () => {
    const asha = await newMember(portal.app);
    for (let index = 0; index < 4; index += 1)
      expect((await post('resend-confirmation', asha.headers)).statusCode).toBe(202);
    const enough = await post('resend-confirmation', asha.headers);
    expect([enough.statusCode, enough.json().message]).toEqual([429, expect.stringContaining('today')]);
    const tokens = await tokensFor(asha);
    expect(tokens).toHaveLength(5);
    expect((await post('confirm-email', asha.headers, { token: tokens.at(-1) })).statusCode).toBe(200);
    expect((await post('resend-confirmation', asha.headers)).json().message).toContain('is confirmed');
  });

  test('another mail can be requested three times an hour', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const { headers } = await newMember(strict);
    const resend = () => strict.inject({ method: 'POST', url: '/api/auth/resend-confirmation', headers });
    for (let index = 0; index < 3; index += 1) expect((await resend()).statusCode).toBe(202);
    expect((await resend()).statusCode).toBe(429);
    await strict.close();
  });
});
