import { randomUUID } from 'node:crypto';
import { BRAND } from '@kadam/shared/contract/brand';
import type { Database, Queryable } from '../../db/database';
import { limitsFor } from '../../limits';
import type { Mail } from '../../mail';
import { ONE_ENGINE } from '../../testing/engines';
import { fakeDate } from '../../testing/fake-date';
import { buildTestApp, testPortal } from '../../testing/portal';

const THANKS = 'Thank you, your message is with us. A person reads it and answers within one working day.';
const NETWORK = { remoteAddress: '203.0.113.5' };

describe.each(ONE_ENGINE)('contact form, $name database', ({ open }) => {
  const portal = testPortal(open);
  afterEach(() => void jest.useRealTimers());
  beforeEach(async () => {
    await portal.database.query('delete from tasks');
    await portal.database.query('delete from contact_messages');
  });

  const send = (payload: object, to = portal.app) =>
    to.inject({ method: 'POST', url: '/api/contact', payload, ...NETWORK });
  const stored = () =>
    portal.database.query<{ name: string; email: string; phone: string; message: string }>(
      'select name, email, phone, message from contact_messages',
    );
  const allMails = async () =>
    (await portal.database.query<{ payload: Mail }>('select payload from tasks')).map(({ payload }) => payload);
  const mails = async () => (await allMails()).filter(({ kind }) => kind === 'contact');
  const copies = async () => (await allMails()).filter(({ kind }) => kind === 'message-copy');

  test('a message is stored, and a mail to the office is queued with the visitor as reply address', async () => {
    const response = await send({ ...MESSAGE, email: ' Asha@Example.in ', phone: '+91 98860 00000' });
    expect([response.statusCode, response.json()]).toEqual([202, { success: true, message: THANKS }]);
    expect(await stored()).toEqual([{ ...MESSAGE, phone: '+91 98860 00000' }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact',
      to: { name: BRAND.name, address: BRAND.email },
      replyTo: { name: MESSAGE.name, address: MESSAGE.email },
      subject: `Message from ${MESSAGE.name}`,
    });
    expect(mail?.text).toContain('Phone: +91 98860 00000');
    expect(mail?.text).toContain('> We hire <40> nurses.\n> Can you help?');
    expect(mail?.html).toContain('We hire &lt;40&gt; nurses.');
  });

  test('the visitor gets a copy with a fixed subject and without links from the input', async () => {
    const email = `asha.${randomUUID()}@example.in`;
    const message = 'Win at https://evil.example/x or evil.example.\nI hold a B.Tech.';
    await send({ ...MESSAGE, name: 'Asha Rao', email, message });
    const [copy, ...more] = await copies();
    expect(more).toEqual([]);
    expect(copy).toMatchObject({ to: { name: '', address: email }, subject: `Your message to ${BRAND.name}` });
    expect(copy?.text).toMatch(/^Hello Asha Rao,\n/);
    expect(copy?.text.replaceAll('\u200b', '')).toContain('> Win at [link] or evil.example.\n> I hold a B.Tech.');
    expect(`${copy?.text}${copy?.html}`).not.toMatch(/evil\.example|https?:|href/);
    expect(copy?.replyTo).toBeUndefined();
  });

  test('a name that is an advertisement is not repeated to the owner of the address', async () => {
    await send({ ...MESSAGE, name: 'Call 98765 and win', email: `asha.${randomUUID()}@example.in` });
    const [copy] = await copies();
    expect(copy?.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(copy)).not.toContain('Call 98765');
  });

  test('one address gets three copies a day, and the office gets every message', async () => {
    const email = `asha.${randomUUID()}@example.in`;
    for (let time = 0; time < 5; time += 1)
      expect((await send({ ...MESSAGE, email })).json()).toEqual({ success: true, message: THANKS });
    expect([(await copies()).length, (await mails()).length]).toEqual([3, 5]);
  });

  test('the address of the office can be configured', async () => {
    const elsewhere = await buildTestApp(portal.database, { config: { officeEmail: 'desk@example.in' } });
    await send(MESSAGE, elsewhere);
    expect(await mails()).toMatchObject([{ to: { address: 'desk@example.in' } }]);
    await elsewhere.close();
  });

  test.each([
    ['the mail cannot be queued', failingAt('insert into tasks')],
    ['the transaction does not get through', failingAt('commit')],
  ])('message and mail are stored together: if %s, neither exists', async (_why, broken) => {
    const unlucky = await buildTestApp(broken(portal.database));
    const response = await send(MESSAGE, unlucky);
    expect([response.statusCode, response.json().code]).toEqual([500, 'INTERNAL']);
    expect([await stored(), await allMails()]).toEqual([[], []]);
    await unlucky.close();
  });

  test('name, email and message are required, each with its message', async () => {
    const response = await send({});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please enter your name. Please enter a valid email. Please enter a message.',
      details: [
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter a valid email' },
        { field: 'message', message: 'Please enter a message' },
      ],
    });
    expect((await send({ ...MESSAGE, name: '   ' })).json().message).toBe('Please enter your name');
  });

  test('a text that is too long and an invalid address are rejected with their fields, and nothing is stored', async () => {
    const rejected = async (error: object) => {
      const response = await send({ ...MESSAGE, ...error });
      expect(response.statusCode).toBe(400);
      return response.json().details;
    };
    expect(await rejected({ message: 'x'.repeat(10_000) })).toEqual([
      { field: 'message', message: 'Must be at most 5000 characters.' },
    ]);
    expect(await rejected({ name: 'x'.repeat(10_000) })).toMatchObject([{ field: 'name' }]);
    for (const email of [
      'asha@example.in\r\nBcc: victim@example.in',
      'asha@example.in,victim@example.in',
      'Asha <asha@example.in>',
      'asha\u0085@example.in',
    ]) {
      expect(await rejected({ email })).toMatchObject([{ field: 'email' }]);
    }
    expect([await stored(), await allMails()]).toEqual([[], []]);
  });

  test('line breaks in a name are rejected, so that none gets into the headers of the mail', async () => {
    const response = await send({ ...MESSAGE, name: 'Asha\r\nBcc: victim@example.in' });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'name must be on one line, without control characters or invisible ones.',
    ]);
    expect(await mails()).toEqual([]);
  });

  test('with a filled honeypot the response is the same, and nothing is stored', async () => {
    const response = await send({ ...MESSAGE, website: 'https://spam.example' });
    expect([response.statusCode, response.json()]).toEqual([202, { success: true, message: THANKS }]);
    expect([await stored(), await allMails()]).toEqual([[], []]);
  });

  test('five messages an hour from one network address, not counting invalid ones', async () => {
    fakeDate(new Date('2026-11-21T10:00:00Z'));
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    for (let index = 0; index < 10; index += 1) expect((await send({}, strict)).statusCode).toBe(400);
    for (let index = 0; index < 5; index += 1) expect((await send(MESSAGE, strict)).statusCode).toBe(202);
    const rejected = await send(MESSAGE, strict);
    expect([rejected.statusCode, rejected.headers['retry-after'], rejected.json().message]).toEqual([
      429,
      '3600',
      'Too many attempts. Please wait 60 minutes and try again.',
    ]);
    expect(await stored()).toHaveLength(5);
    const other = { method: 'POST', url: '/api/contact', payload: MESSAGE, remoteAddress: '203.0.113.6' } as const;
    expect((await strict.inject(other)).statusCode).toBe(202);
    jest.setSystemTime(new Date('2026-11-21T11:00:00Z'));
    expect((await send(MESSAGE, strict)).statusCode).toBe(202);
    await strict.close();
  });
});

const MESSAGE = {
  name: `Asha Rao ${randomUUID().slice(0, 8)}`,
  email: 'asha@example.in',
  phone: '',
  message: 'We hire <40> nurses.\nCan you help?',
};

/** A database whose transactions fail at one point. */
function failingAt(point: 'insert into tasks' | 'commit'): (database: Database) => Database {
  return (database) => ({
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const failing: Queryable = {
          query: (sql, values) => {
            if (sql.startsWith(point)) throw new Error('Out of luck.');
            return tx.query(sql, values);
          },
        };
        const result = await work(failing);
        if (point === 'commit') throw new Error('Out of luck.');
        return result;
      }),
  });
}
