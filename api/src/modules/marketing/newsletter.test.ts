import { createHash, randomUUID } from 'node:crypto';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { linkIn, mailsTo, newSubscriber, subscribe } from '../../testing/newsletter';
import { buildTestApp, testPortal } from '../../testing/portal';

const REQUESTED = 'Almost done: please confirm with the link in the mail we have sent you.';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(ONE_ENGINE)('newsletter, $name database', ({ open }) => {
  let now = new Date('2026-11-21T10:00:00Z');
  const portal = testPortal(open, { clock: () => now });

  const newAddress = () => `reader.${randomUUID()}@example.in`;
  const mails = (email: string) => mailsTo(portal.database, email);
  const kinds = async (email: string) => (await mails(email)).map(({ kind }) => kind);
  const statusOf = async (email: string) =>
    (
      await portal.database.query<{ status: string }>('select status from newsletter_subscribers where email = $1', [
        email,
      ])
    )[0]?.status;
  const open_ = (url: string) => portal.app.inject({ url });
  const press = (url: string) => portal.app.inject({ method: 'POST', url });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const requests = async () => {
    const email = newAddress();
    await subscribe(portal.app, email);
    return { email, link: linkIn((await mails(email))[0]) };
  };

  test('a request sends a link; opening it changes nothing, and its button subscribes and sends a welcome mail', async () => {
    const { email, link } = await requests();
    expect(await statusOf(email)).toBe('pending');
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await open_(link);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<h1>Confirm your subscription</h1>');
      expect(page.body).toContain('<form method="post"><button>Confirm my subscription</button></form>');
    }
    await portal.app.inject({ method: 'HEAD', url: link });
    expect([await statusOf(email), await kinds(email)]).toEqual(['pending', ['newsletter-confirmation']]);

    for (let again = 0; again < 2; again += 1) {
      const done = await press(link);
      expect(done.statusCode).toBe(200);
      expect(done.body).toContain('<h1>You are subscribed</h1>');
    }
    expect((await open_(link)).body).toContain('<h1>You are subscribed</h1>');
    expect(await statusOf(email)).toBe('confirmed');
    expect((await kinds(email)).sort()).toEqual(['newsletter-confirmation', 'newsletter-welcome']);
  });

  test('only the SHA-256 of a secret is stored, and links start with the configured URL', async () => {
    const { email, link } = await requests();
    const secret = link.split('=')[1] ?? '';
    const hashes = await portal.database.query<{ token_hash: Buffer }>(
      `select l.token_hash from newsletter_links l join newsletter_subscribers s on s.id = l.subscriber_id where s.email = $1`,
      [email],
    );
    expect(hashes.map(({ token_hash }) => token_hash.toString('hex'))).toEqual([
      createHash('sha256').update(secret).digest('hex'),
    ]);
    expect((await mails(email))[0]?.text).toContain(`\nhttps://kadam.example${link}\n`);
  });

  test('the response is the same for a new, pending, confirmed and unsubscribed address, and for the honeypot', async () => {
    const { email: confirmed } = await newSubscriber(portal.app, portal.database);
    const { email: left, unsubscribeSecret } = await newSubscriber(portal.app, portal.database);
    await press(`/api/newsletter/unsubscribe?token=${unsubscribeSecret}`);
    const { email: pending } = await requests();
    const fresh = newAddress();
    later(HOUR);
    for (const email of [fresh, pending, confirmed, left]) {
      const response = await subscribe(portal.app, email);
      expect([response.statusCode, response.json()]).toEqual([202, { success: true, message: REQUESTED }]);
    }
    expect(await kinds(fresh)).toEqual(['newsletter-confirmation']);
    expect(await kinds(pending)).toEqual(['newsletter-confirmation', 'newsletter-confirmation']);
    expect((await kinds(confirmed)).at(-1)).toBe('newsletter-already');
    expect((await kinds(left)).at(-1)).toBe('newsletter-confirmation');
    expect([await statusOf(confirmed), await statusOf(left)]).toEqual(['confirmed', 'pending']);

    const trapped = newAddress();
    const payload = { email: trapped, website: 'x' };
    const response = await portal.app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
    expect([response.statusCode, response.json().message]).toEqual([202, REQUESTED]);
    expect([await statusOf(trapped), await mails(trapped)]).toEqual([undefined, []]);
  });

  test('one address gets one mail an hour, however often it is requested', async () => {
    const email = newAddress();
    await Promise.all(Array.from({ length: 20 }, () => subscribe(portal.app, email)));
    later(HOUR - 1_000);
    await subscribe(portal.app, email.toUpperCase());
    expect(await mails(email)).toHaveLength(1);
    later(1_000);
    await subscribe(portal.app, email);
    expect(await mails(email)).toHaveLength(2);
    const [first] = await mails(email);
    expect((await press(linkIn(first))).statusCode).toBe(200);
  });

  test('one address gets five mails a day of one kind, which the response does not reveal', async () => {
    const email = newAddress();
    now = new Date('2026-12-01T00:00:00Z');
    for (let requests = 0; requests < 8; requests += 1) {
      expect((await subscribe(portal.app, email)).json()).toEqual({ success: true, message: REQUESTED });
      later(HOUR);
    }
    expect(await mails(email)).toHaveLength(5);
    later(DAY);
    await subscribe(portal.app, email);
    expect(await mails(email)).toHaveLength(6);
  });

  test('the page of a damaged, unknown, expired or used link explains the reason, with a status and a link', async () => {
    const outcome = async (response: ReturnType<typeof press>) => {
      const { statusCode, headers, body } = await response;
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('<a href="/">Go to Kadam</a>');
      return [statusCode, /<h1>.*<\/h1>\s*<p>(.*?)<\/p>/.exec(body)?.[1]];
    };
    const unknown = `token=${'x'.repeat(43)}`;
    const notValid =
      'This link is not valid. Please open it from the mail again, or subscribe again at the foot of any of our pages.';
    for (const path of ['/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
      for (const call of [open_, press]) {
        expect(await outcome(call(`${path}?${unknown}`))).toEqual([404, notValid]);
        for (const query of ['', '?token=', '?token=abc', `?${unknown}&${unknown}`]) {
          expect((await outcome(call(path + query)))[0]).toBe(400);
        }
      }
    }
    expect(await outcome(open_('/api/newsletter/confirm?token=abc'))).toEqual([
      400,
      'This link is not complete. Please open it from the mail again, or copy all of it.',
    ]);

    const { email, link } = await requests();
    const { unsubscribeSecret } = await newSubscriber(portal.app, portal.database);
    expect((await press(link.replace(/=.*/, `=${unsubscribeSecret}`))).statusCode).toBe(404);
    later(7 * DAY);
    const expired =
      'This link has expired. Please subscribe again at the foot of any of our pages, and we will send you a new one.';
    expect(await outcome(open_(link))).toEqual([410, expired]);
    expect(await outcome(press(link))).toEqual([410, expired]);
    expect(await statusOf(email)).toBe('pending');
  });

  test('the link of a newsletter mail unsubscribes with a button, and the confirmation link is used up', async () => {
    const { email, link } = await requests();
    await press(link);
    const welcome = (await mails(email)).find(({ kind }) => kind === 'newsletter-welcome');
    const unsubscribe = linkIn(welcome);
    expect(welcome?.unsubscribeUrl).toBe(`https://kadam.example${unsubscribe}`);

    later(400 * DAY);
    expect((await open_(unsubscribe)).body).toContain('<button>Unsubscribe me</button>');
    expect(await statusOf(email)).toBe('confirmed');
    for (let again = 0; again < 2; again += 1) {
      const done = await press(unsubscribe);
      expect([done.statusCode, done.body.includes('<h1>You are unsubscribed</h1>')]).toEqual([200, true]);
    }
    expect(await statusOf(email)).toBe('unsubscribed');
    expect((await open_(unsubscribe)).body).toContain('<h1>You are unsubscribed</h1>');
    const used = await press(link);
    expect([used.statusCode, used.body.includes('This link has been used already.')]).toEqual([410, true]);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=edge',
      '--edge\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--edge--\r\n',
    ],
    ['text/plain', 'x'],
  ])('one click in a mail program, sent as %s, unsubscribes (RFC 8058)', async (type, payload) => {
    const { email, unsubscribeSecret } = await newSubscriber(portal.app, portal.database);
    const url = `/api/newsletter/unsubscribe?token=${unsubscribeSecret}`;
    const response = await portal.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(200);
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  test('a page loads nothing and runs no scripts, and may only use its own style and form', async () => {
    const { link } = await requests();
    const { headers, body } = await open_(link);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers).toMatchObject({
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; style-src 'sha256-${hash}'`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).not.toMatch(/<script|<img|<link|\sstyle=|\son\w+=/);
  });

  test('an unconfirmed address is deleted after thirty days', async () => {
    const { email, link } = await requests();
    later(31 * DAY);
    await requests();
    expect([await statusOf(email), (await open_(link)).statusCode]).toEqual([undefined, 404]);
  });

  test('five requests an hour from one network address; the sixth is rejected with the time to wait', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1), clock: () => now });
    for (let index = 0; index < 6; index += 1) expect((await subscribe(strict, 'not an address')).statusCode).toBe(400);
    for (let index = 0; index < 5; index += 1) expect((await subscribe(strict, newAddress())).statusCode).toBe(202);
    const email = newAddress();
    const rejected = await subscribe(strict, email);
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '3600']);
    expect(await statusOf(email)).toBeUndefined();
    await strict.close();
  });
});
