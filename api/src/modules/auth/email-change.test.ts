import { randomUUID } from 'node:crypto';
import { limitsFor } from '../../limits';
import { newAccountLink, tokenIn } from '../../testing/account';
import { ONE_ENGINE } from '../../testing/engines';
import { allMailsTo, linkIn, subscribe } from '../../testing/newsletter';
import { again, buildTestApp, newJobseeker, newMember, type TestMember, testPortal } from '../../testing/portal';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = 'river-of-stones';

describe.each(ONE_ENGINE)('changing the email address, $name database', ({ open }) => {
  let now: number;
  const portal = testPortal(open, { clock: () => new Date(now) });
  beforeAll(async () => {}, 60_000);
  beforeEach(() => {
    now = Date.UTC(2026, 4, 1, 9);
  });

  const post = (url: string, payload: object, headers = {}) =>
    portal.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
  const request = ({ password, headers }: TestMember, email: string) =>
    post('auth/change-email', { email, password }, headers);
  const confirm = ({ headers }: TestMember, token: string) => post('auth/confirm-new-email', { token }, headers);
  const reset = (token: string) => post('auth/reset-password', { token, newPassword: NEW_PASSWORD });
  const login = (email: string, password: string) => post('auth/login', { email, password });
  const signup = (email: string) =>
    post('auth/signup', { firstName: 'Ravi', lastName: 'Iyer', email, password: 'plum-tree-house' });
  const account = async ({ headers }: TestMember) =>
    (await portal.app.inject({ url: '/api/account', headers })).json().account;
  const newAddress = () => `asha.new.${randomUUID()}@example.in`;
  const mailsTo = async (email: string, kind: string) =>
    (await allMailsTo(portal.database, email)).filter((mail) => mail.kind === kind);
  const tokenTo = async (email: string, kind = 'email-change') => tokenIn((await mailsTo(email, kind)).at(-1)) ?? '';

  async function newConfirmedMember(): Promise<TestMember> {
    const member = await newJobseeker(portal.app);
    await post('auth/confirm-email', { token: await tokenTo(member.email, 'email-confirmation') }, member.headers);
    return member;
  }

  // A confirmed member whose address has changed; `undo` is the token that the former address got.
  async function changed() {
    const asha = await newConfirmedMember();
    const email = newAddress();
    await request(asha, email);
    expect((await confirm(asha, await tokenTo(email))).statusCode).toBe(200);
    return { asha, email, undo: await tokenTo(asha.email, 'email-changed') };
  }

  test('requires the link sent to the new address, then ends the other sessions', async () => {
    const asha = await newConfirmedMember();
    const { headers } = await again(portal.app, asha);
    const email = newAddress();
    const requests = await request(asha, email.toUpperCase());
    expect([requests.statusCode, requests.json().message]).toEqual([
      202,
      expect.stringContaining('If this address can be used'),
    ]);
    expect((await account(asha)).email).toBe(asha.email);
    expect(await mailsTo(asha.email, 'email-change-requested')).toHaveLength(1);

    const done = await confirm(asha, await tokenTo(email));
    expect(done.json()).toMatchObject({ success: true, email });
    expect(await account(asha)).toMatchObject({ email, isEmailConfirmed: true, sessions: [{ isCurrent: true }] });
    expect((await portal.app.inject({ url: '/api/account', headers })).statusCode).toBe(401);
    expect((await login(asha.email, asha.password)).statusCode).toBe(401);
    const signedIn = await login(email, asha.password);
    expect(signedIn.json().user.id).toBe(asha.id);
    const profile = await portal.app.inject({ url: '/api/auth/getprofile', headers: asha.headers });
    expect(profile.json().user).toMatchObject({ email, jobseekerName: 'Asha Rao', contactEmail: asha.email });
  });

  test('requires the password, a link younger than a day, and a session of the same member', async () => {
    const [asha, ravi] = [await newConfirmedMember(), await newMember(portal.app)];
    const email = newAddress();
    const wrong = await request({ ...asha, password: 'wrong one' }, email);
    expect([wrong.statusCode, wrong.json().details]).toEqual([
      400,
      [{ field: 'password', message: 'This is not your current password.' }],
    ]);
    expect(await allMailsTo(portal.database, email)).toEqual([]);
    await request(asha, email);
    const token = await tokenTo(email);
    expect((await confirm(ravi, token)).statusCode).toBe(410);
    now += DAY;
    expect((await confirm(await again(portal.app, asha), token)).statusCode).toBe(410);
    expect((await login(email, asha.password)).statusCode).toBe(401);
  });

  test('to the current address of the account is rejected', async () => {
    const asha = await newMember(portal.app);
    const rejected = await request(asha, asha.email);
    expect([rejected.statusCode, rejected.json().details]).toEqual([
      400,
      [{ field: 'email', message: 'This is already the email address of your account.' }],
    ]);
  });

  test('to a taken address has the same response as any other, and only its owner gets a mail', async () => {
    const [asha, ravi] = [await newMember(portal.app), await newMember(portal.app)];
    const [free, taken] = [await request(asha, newAddress()), await request(asha, ravi.email)];
    expect([taken.statusCode, taken.body]).toEqual([202, free.body]);
    const [mail] = await mailsTo(ravi.email, 'email-change');
    expect(mail?.subject).toBe('You already have a Kadam account with this address');
    expect([tokenIn(mail), mail?.text.includes(asha.email)]).toEqual([undefined, false]);
  });

  test('fails if another account has got the address meanwhile', async () => {
    const asha = await newMember(portal.app);
    const email = newAddress();
    await request(asha, email);
    expect((await signup(email)).statusCode).toBe(201);
    expect((await confirm(asha, await tokenTo(email))).statusCode).toBe(410);
    expect((await account(asha)).email).toBe(asha.email);
  });

  test.each(['a new password', 'a password reset'])('is canceled by %s', async (way) => {
    const asha = await newConfirmedMember();
    const email = newAddress();
    await request(asha, email);
    if (way === 'a new password') {
      const passwords = { currentPassword: asha.password, newPassword: NEW_PASSWORD };
      await post('auth/change-password', passwords, asha.headers);
    } else {
      const link = { memberId: asha.id, purpose: 'reset-password' } as const;
      expect((await reset(await newAccountLink(portal.database, link))).statusCode).toBe(200);
    }
    const changed = await again(portal.app, { ...asha, password: NEW_PASSWORD });
    expect((await confirm(changed, await tokenTo(email))).statusCode).toBe(410);
  });

  describe('undoing a change', () => {
    test('restores the former address with a new password, ends every session, and notifies the other address', async () => {
      const { asha, email, undo } = await changed();
      const done = await reset(undo);
      expect(done.json()).toMatchObject({ success: true, email: asha.email });
      expect((await portal.app.inject({ url: '/api/account', headers: asha.headers })).statusCode).toBe(401);
      expect((await login(email, NEW_PASSWORD)).statusCode).toBe(401);
      expect((await login(asha.email, NEW_PASSWORD)).json().user.id).toBe(asha.id);
      expect(await mailsTo(email, 'email-restored')).toHaveLength(1);
      expect(await mailsTo(asha.email, 'password-changed')).toHaveLength(1);
      expect((await reset(undo)).statusCode).toBe(410);
    });

    test('is possible after a password reset and further changes, whose own links then end', async () => {
      const { asha, email, undo } = await changed();
      const link = { memberId: asha.id, purpose: 'reset-password' } as const;
      expect((await reset(await newAccountLink(portal.database, link))).json().email).toBe(email);
      const thief = await again(portal.app, { ...asha, email, password: NEW_PASSWORD });
      const third = newAddress();
      now += HOUR / 2;
      await request(thief, third);
      expect((await confirm(thief, await tokenTo(third))).statusCode).toBe(200);
      const second = await tokenTo(email, 'email-changed');
      expect((await reset(undo)).json().email).toBe(asha.email);
      expect((await reset(second)).statusCode).toBe(410);
      expect((await login(asha.email, NEW_PASSWORD)).statusCode).toBe(200);
    });

    test('is possible for seven days, during which the address is reserved against signups and other members', async () => {
      const { asha, undo } = await changed();
      const ravi = await newMember(portal.app);
      expect((await signup(asha.email)).statusCode).toBe(409);
      expect((await request(ravi, asha.email)).statusCode).toBe(202);
      expect(await mailsTo(asha.email, 'email-change')).toEqual([]);
      now += 7 * DAY;
      expect((await reset(undo)).statusCode).toBe(410);
      expect((await signup(asha.email)).statusCode).toBe(201);
    });

    test('invalidates links of other members to the reserved address', async () => {
      const [asha, ravi] = [await newConfirmedMember(), await newMember(portal.app)];
      const [contested, third] = [newAddress(), newAddress()];
      await request(ravi, contested);
      const token = await tokenTo(contested);
      await request(asha, contested);
      expect((await confirm(asha, await tokenTo(contested))).statusCode).toBe(200);
      await request(asha, third);
      expect((await confirm(asha, await tokenTo(third))).statusCode).toBe(200);
      expect((await confirm(ravi, token)).statusCode).toBe(410);
      expect((await account(ravi)).email).toBe(ravi.email);
    });

    test('requires a confirmed address, and an unconfirmed one gets a notice without a link', async () => {
      const asha = await newMember(portal.app);
      const email = newAddress();
      await request(asha, email);
      await confirm(asha, await tokenTo(email));
      const notices = await mailsTo(asha.email, 'email-changed');
      expect([notices.length, tokenIn(notices[0])]).toEqual([1, undefined]);
      expect((await signup(asha.email)).statusCode).toBe(201);
    });
  });

  test('frees the former address for the member who had it', async () => {
    const { asha, email } = await changed();
    await request(asha, asha.email);
    expect((await confirm(asha, await tokenTo(asha.email))).json().email).toBe(asha.email);
    expect((await login(email, asha.password)).statusCode).toBe(401);
  });

  describe('for a newsletter subscriber', () => {
    const subscription = (email: string) =>
      portal.database.query<{ status: string }>('select status from newsletter_subscribers where email = $1', [email]);

    async function subscribed(email: string): Promise<void> {
      await subscribe(portal.app, email);
      const [confirmation] = await mailsTo(email, 'newsletter-confirmation');
      expect((await portal.app.inject({ method: 'POST', url: linkIn(confirmation) })).statusCode).toBe(200);
    }

    const unsubscribe = async (email: string) => {
      const [welcome] = await mailsTo(email, 'newsletter-welcome');
      return portal.app.inject({ method: 'POST', url: linkIn(welcome) });
    };

    async function readerWithNewAddress() {
      const asha = await newConfirmedMember();
      const email = newAddress();
      await subscribed(asha.email);
      await request(asha, email);
      return { asha, email };
    }

    test('moves the subscription to the new address, and undoing moves it back', async () => {
      const { asha, email } = await readerWithNewAddress();
      await confirm(asha, await tokenTo(email));
      expect(await subscription(asha.email)).toEqual([]);
      expect(await subscription(email)).toEqual([{ status: 'confirmed' }]);
      await reset(await tokenTo(asha.email, 'email-changed'));
      expect(await subscription(email)).toEqual([]);
      expect(await subscription(asha.email)).toEqual([{ status: 'confirmed' }]);
    });

    test('does not invalidate links of earlier newsletters', async () => {
      const { asha, email } = await readerWithNewAddress();
      await confirm(asha, await tokenTo(email));
      expect((await unsubscribe(asha.email)).statusCode).toBe(200);
      expect(await subscription(email)).toEqual([{ status: 'unsubscribed' }]);
    });

    test('moves nothing if the change fails', async () => {
      const { asha, email } = await readerWithNewAddress();
      await signup(email);
      expect((await confirm(asha, await tokenTo(email))).statusCode).toBe(410);
      expect(await subscription(asha.email)).toEqual([{ status: 'confirmed' }]);
    });

    test('merges with a subscription of the new address, whose links remain valid', async () => {
      const { asha, email } = await readerWithNewAddress();
      await subscribed(email);
      await confirm(asha, await tokenTo(email));
      expect(await subscription(asha.email)).toEqual([]);
      expect((await unsubscribe(email)).statusCode).toBe(200);
      expect(await subscription(email)).toEqual([{ status: 'unsubscribed' }]);
    });

    test('ends the subscription if the new address has unsubscribed before', async () => {
      const { asha, email } = await readerWithNewAddress();
      await subscribed(email);
      await unsubscribe(email);
      await confirm(asha, await tokenTo(email));
      expect(await subscription(asha.email)).toEqual([{ status: 'unsubscribed' }]);
      expect(await subscription(email)).toEqual([{ status: 'unsubscribed' }]);
    });

    test('does not move back a subscription that the other address had itself', async () => {
      const { asha, email, undo } = await changed();
      await subscribed(email);
      await reset(undo);
      expect(await subscription(asha.email)).toEqual([]);
      expect(await subscription(email)).toEqual([{ status: 'confirmed' }]);
    });

    test('does not move the subscription of an unconfirmed address', async () => {
      const asha = await newMember(portal.app);
      const email = newAddress();
      await subscribed(asha.email);
      await request(asha, email);
      await confirm(asha, await tokenTo(email));
      expect(await subscription(asha.email)).toEqual([{ status: 'confirmed' }]);
      expect(await subscription(email)).toEqual([]);
    });
  });

  test('is in the data download, without its secret, and is deleted with the account', async () => {
    const asha = await newMember(portal.app);
    const email = newAddress();
    await request(asha, email);
    const { data } = (await post('account/data', { password: asha.password }, asha.headers)).json();
    expect(data.accountLinks).toEqual(
      expect.arrayContaining([expect.objectContaining({ purpose: 'change-email', newEmail: email })]),
    );
    expect(JSON.stringify(data)).not.toContain('tokenHash');
    await post('account/delete', { password: asha.password }, asha.headers);
    expect(await portal.database.query('select 1 from account_links where new_email = $1', [email])).toEqual([]);
  });

  test('can be requested five times an hour', async () => {
    const strict = await buildTestApp(portal.database, {
      limits: { ...limitsFor(1_000), emailChanges: limitsFor(1).emailChanges },
    });
    const { headers, password } = await newMember(strict);
    const request = () =>
      strict.inject({
        method: 'POST',
        url: '/api/auth/change-email',
        headers,
        payload: { email: newAddress(), password },
      });
    for (let index = 0; index < 5; index += 1) expect((await request()).statusCode).toBe(202);
    expect((await request()).statusCode).toBe(429);
    await strict.close();
  });

  test('allows five password attempts in a quarter of an hour', async () => {
    const strict = await buildTestApp(portal.database, {
      limits: { ...limitsFor(1_000), changePassword: limitsFor(1).changePassword },
    });
    const { headers } = await newMember(strict);
    const payload = { email: newAddress(), password: 'wrong one' };
    const request = () => strict.inject({ method: 'POST', url: '/api/auth/change-email', headers, payload });
    for (let index = 0; index < 5; index += 1) expect((await request()).statusCode).toBe(400);
    expect((await request()).statusCode).toBe(429);
    await strict.close();
  });
});
