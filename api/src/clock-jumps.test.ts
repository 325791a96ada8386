import type { FastifyInstance } from 'fastify';
import type { MailTask } from './mail/mail';
import { ONE_ENGINE, type TestDatabase } from './testing/engines';
import { again, addPosting, buildTestApp, newJobseeker, type TestMember } from './testing/portal';
import { until } from './testing/until';

jest.setTimeout(120_000);

const HOUR = 60 * 60_000;

describe.each(ONE_ENGINE)('a clock that jumps by an hour, $name database', ({ open }) => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let offset: number;
  let sent: MailTask['payload'][];

  beforeEach(async () => {
    offset = 0;
    sent = [];
    opened = await open();
    app = await buildTestApp(opened.database, {
      clock: () => new Date(Date.now() + offset),
      mailTransport: { send: async ({ payload }) => void sent.push(payload) },
    });
    await app.ready();
  });
  afterEach(async () => {
    await app.close();
    await opened.remove();
  });

  const apply = async ({ email, headers }: TestMember) => {
    const payload = { email, jobPostingId: await addPosting(opened.database) };
    return app.inject({ method: 'POST', url: '/api/job/apply', headers, payload });
  };
  const account = ({ headers }: TestMember) => app.inject({ url: '/api/account', headers });
  const receipts = ({ email }: TestMember) =>
    sent.filter(({ kind, to }) => kind === 'application-receipt' && to.address === email).length;
  const officeMails = () => sent.filter(({ kind }) => kind === 'application-office').length;

  test('backward: sessions stay valid, people can apply, and each mail is sent once', async () => {
    const member = await newJobseeker(app);
    expect((await apply(member)).statusCode).toBe(201);
    await until(async () => receipts(member) === 1);
    offset = -HOUR;
    expect((await account(member)).statusCode).toBe(200);
    expect((await apply(member)).statusCode).toBe(201);
    await until(async () => receipts(member) === 2);
    const later = await again(app, member);
    expect((await account(later)).statusCode).toBe(200);
    offset = 0;
    expect((await account(member)).statusCode).toBe(200);
    expect((await apply(member)).statusCode).toBe(201);
    await until(async () => receipts(member) >= 3 && officeMails() >= 3);
    expect([receipts(member), officeMails()]).toEqual([3, 3]);
  });

  test('forward: idle sessions end, a new login works, and each mail is sent once', async () => {
    const member = await newJobseeker(app);
    expect((await apply(member)).statusCode).toBe(201);
    offset = HOUR + 60_000;
    expect((await account(member)).statusCode).toBe(401);
    const back = await again(app, member);
    expect((await apply(back)).statusCode).toBe(201);
    await until(async () => receipts(member) === 2);
    offset = 0;
    expect((await account(back)).statusCode).toBe(200);
    expect((await apply(back)).statusCode).toBe(201);
    await until(async () => receipts(member) >= 3 && officeMails() >= 3);
    expect([receipts(member), officeMails()]).toEqual([3, 3]);
  });

  test('backward before a mail is sent: it is sent later, and no other mail waits for it', async () => {
    const quiet = await buildTestApp(opened.database, { clock: () => new Date(Date.now() + HOUR) });
    const early = await newJobseeker(quiet);
    await quiet.inject({
      method: 'POST',
      url: '/api/job/apply',
      headers: early.headers,
      payload: { email: early.email, jobPostingId: await addPosting(opened.database) },
    });
    await quiet.close();
    const member = await newJobseeker(app);
    expect((await apply(member)).statusCode).toBe(201);
    await until(async () => receipts(member) === 1);
    expect(receipts(early)).toBe(0);
    offset = HOUR + 60_000;
    const back = await again(app, member);
    expect((await apply(back)).statusCode).toBe(201);
    await until(async () => receipts(early) === 1 && receipts(member) === 2);
  });
});
