import { randomUUID } from 'node:crypto';
import { INBOX_MESSAGES } from '@kadam/shared/contract/inbox';
import { ONE_ENGINE } from '../../testing/engines';
import { newContactMessage, newFailedMail, newNewsletterAddress } from '../../testing/inbox';
import { callAs, newApplication, newMember, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('the inbox of the office, $name database', ({ open }) => {
  const now = new Date('2026-11-27T04:30:00Z');
  const portal = testPortal(open, { clock: () => now });
  let recruiter: TestStaff;
  let caller: TestStaff;
  beforeEach(async () => {
    await portal.database.query('truncate contact_messages, newsletter_subscribers cascade');
    recruiter = await newStaff(portal, ['recruiter'], now);
    caller = recruiter;
    // Without the mails about their accounts.
    await portal.database.query('truncate tasks');
  });

  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const response = await callAs(portal, caller)(method, `/office${path}`, payload);
    return { status: response.statusCode, ...response.json() };
  };
  const newMessage = (fields = {}) => newContactMessage(portal.app, portal.database, fields);
  const mailsOf = (kind: string) =>
    portal.database.query<{ payload: Record<string, unknown> }>(
      `select payload from tasks where payload ->> 'kind' = $1`,
      [kind],
    );

  test('messages are found by their words and state, newest first, in pages', async () => {
    const first = await newMessage({ message: 'Nurses for Pune?' });
    const second = await newMessage({ name: 'Kavya Shah', message: 'Fees of the Tally course' });
    await portal.database.query(
      `update contact_messages set created_at = created_at - interval '1 day' where id = $1`,
      [first],
    );
    const ids = async (query: string) =>
      (await call('GET', `/messages?${query}`)).data.messages.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('q=PUNE nurses')).toEqual([first]);
    expect(await ids('q=kavya')).toEqual([second]);
    expect(await ids('limit=1&page=2')).toEqual([first]);
    await call('PUT', `/messages/${first}`, { assigneeId: null, isHandled: true, version: 1 });
    expect(await ids('state=open')).toEqual([second]);
    expect(await ids('state=handled')).toEqual([first]);
  });

  test('a message is assigned to a colleague, marked as handled, and opened again', async () => {
    const id = await newMessage();
    const colleague = await newStaff(portal, ['auditor'], now);
    const { data } = await call('PUT', `/messages/${id}`, { assigneeId: colleague.id, isHandled: true, version: 1 });
    expect(data.message).toMatchObject({
      assignee: { id: colleague.id, name: 'Asha Rao' },
      handled: { at: now.toISOString(), by: 'Asha Rao' },
      version: 2,
    });
    const again = await call('PUT', `/messages/${id}`, { assigneeId: null, isHandled: false, version: 2 });
    expect(again.data.message).toMatchObject({ assignee: null, handled: null, version: 3 });
  });

  test('a change of an older version is 409 and changes nothing', async () => {
    const id = await newMessage();
    const change = { assigneeId: recruiter.id, isHandled: false, version: 1 };
    await call('PUT', `/messages/${id}`, change);
    const { status, message } = await call('PUT', `/messages/${id}`, { ...change, assigneeId: null });
    expect([status, message]).toEqual([409, INBOX_MESSAGES.changed]);
    expect((await call('GET', `/messages/${id}`)).data.message).toMatchObject({ version: 2 });
  });

  test('only people of the office can be assigned, and a person who has left is not an assignee', async () => {
    const id = await newMessage();
    const stranger = await newMember(portal.app);
    const rejected = await call('PUT', `/messages/${id}`, { assigneeId: stranger.id, isHandled: false, version: 1 });
    expect([rejected.status, rejected.details]).toEqual([
      400,
      [{ field: 'assigneeId', message: INBOX_MESSAGES.noColleague }],
    ]);
    await call('PUT', `/messages/${id}`, { assigneeId: recruiter.id, isHandled: false, version: 1 });
    caller = await newStaff(portal, ['owner'], now);
    await portal.database.query('delete from staff where member_id = $1', [recruiter.id]);
    expect((await call('GET', `/messages/${id}`)).data.message.assignee).toBeNull();
  });

  test('a reply is mailed to the sender once, with the office as reply address, and handles the message', async () => {
    const id = await newMessage({ message: 'Look at https://evil.example please' });
    const reply = { id: randomUUID(), text: 'Come on Monday.\nWe are at Cyber City.' };
    const [one, two] = [
      await call('POST', `/messages/${id}/replies`, reply),
      await call('POST', `/messages/${id}/replies`, reply),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.data).toEqual(one.data);
    expect(one.data).toMatchObject({
      message: { handled: { by: 'Asha Rao' }, assignee: { id: recruiter.id }, replies: 1 },
      replies: [{ ...reply, by: 'Asha Rao', at: now.toISOString() }],
    });
    const mails = await mailsOf('message-reply');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toMatchObject({
      to: { address: 'ravi@example.in' },
      replyTo: { name: 'Kadam' },
      text: expect.stringMatching(
        /Hello Ravi Iyer,\n\nCome on Monday\.\nWe are at Cyber City\.[^]*> Look at \[link\] please/,
      ),
    });
  });

  test('an empty reply names its field, one with the id of another is 409, and a deleted message is 404', async () => {
    const id = await newMessage();
    const other = await newMessage({ message: 'Another one' });
    const reply = { id: randomUUID(), text: 'Come on Monday.' };
    await call('POST', `/messages/${other}/replies`, reply);
    expect(await call('POST', `/messages/${id}/replies`, reply)).toMatchObject({
      status: 409,
      message: INBOX_MESSAGES.otherReply,
    });
    const empty = await call('POST', `/messages/${id}/replies`, { id: randomUUID(), text: ' ' });
    expect([empty.status, empty.details]).toEqual([400, [{ field: 'text', message: INBOX_MESSAGES.replyMissing }]]);
    await portal.database.query('delete from contact_messages where id = $1', [id]);
    expect(await call('GET', `/messages/${id}`)).toMatchObject({ status: 404, message: INBOX_MESSAGES.gone });
  });

  test("deleting the sender's account deletes messages and replies, which are in the download before", async () => {
    const member = await newMember(portal.app);
    const id = await newMessage({ email: member.email });
    await call('POST', `/messages/${id}/replies`, { id: randomUUID(), text: 'Come on Monday.' });
    await portal.database.query('update members set email_confirmed_at = now() where id = $1', [member.id]);
    const payload = { password: member.password };
    const download = await callAs(portal, member)('POST', '/account/data', payload);
    expect(download.body).toContain('Come on Monday.');
    await portal.app.inject({ method: 'POST', url: '/api/account/delete', headers: member.headers, payload });
    expect(await portal.database.query('select from contact_replies')).toEqual([]);
  });

  test('subscribers are listed by state', async () => {
    await portal.database.query(
      `insert into newsletter_subscribers (id, email, status, asked_at, confirmed_at) values
       (gen_random_uuid(), 'one@example.in', 'confirmed', '2026-11-01', '2026-11-02'), (gen_random_uuid(), 'two@example.in', 'pending', '2026-11-03', null)`,
    );
    const emails = async (query: string) =>
      (await call('GET', `/subscribers?${query}`)).data.subscribers.map(({ email }: { email: string }) => email);
    expect(await emails('')).toEqual(['two@example.in', 'one@example.in']);
    expect(await emails('state=confirmed')).toEqual(['one@example.in']);
    expect(await emails('q=TWO')).toEqual(['two@example.in']);
  });

  test('subscribers are exported without formulas, and a removed address is no longer listed', async () => {
    await newNewsletterAddress(portal.database, '=cmd@example.in');
    const removed = await newNewsletterAddress(portal.database, 'kavya@example.in');
    const url = '/api/office/subscribers/export?q=example.in';
    const file = await portal.app.inject({ method: 'GET', url, headers: caller.headers });
    expect(file.headers['content-type']).toMatch('text/csv');
    expect(file.body).toContain(`"'=cmd@example.in","confirmed","2026-11-02T`);
    expect(file.body).toContain('"kavya@example.in"');
    expect((await call('DELETE', `/subscribers/${removed}`)).status).toBe(200);
    expect(await call('DELETE', `/subscribers/${removed}`)).toMatchObject({
      status: 404,
      message: INBOX_MESSAGES.subscriberGone,
    });
    expect((await call('GET', '/subscribers?q=kavya')).data.pagination.total).toBe(0);
    const entries = await portal.database.query<{ action: string; text: string }>(
      `select action, audit_log::text as text from audit_log where action like 'subscriber.%' order by at`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['subscriber.export', 'subscriber.remove']);
    expect(entries.filter(({ text }) => text.includes('kavya@'))).toEqual([]);
  });

  test('a failed mail is listed with its reason, and retried or removed, unlike a queued one', async () => {
    const [failed, other] = [await newFailedMail(portal.database), await newFailedMail(portal.database)];
    const listed = async (query = '') => (await call('GET', `/mails?${query}`)).data.mails;
    expect(await listed('state=failed')).toHaveLength(2);
    expect((await listed())[0]).toMatchObject({
      kind: 'test',
      to: 'nobody@example.in',
      subject: 'Hello',
      state: 'failed',
      error: '550: no such mailbox',
    });
    expect((await call('POST', `/mails/${failed}/retry`)).status).toBe(200);
    expect(await listed('state=waiting')).toEqual([expect.objectContaining({ id: failed, attempts: 0, error: '' })]);
    expect(await call('POST', `/mails/${failed}/retry`)).toMatchObject({
      status: 409,
      message: INBOX_MESSAGES.mailWaits,
    });
    expect((await call('DELETE', `/mails/${other}`)).status).toBe(200);
    expect(await call('DELETE', `/mails/${other}`)).toMatchObject({ status: 404, message: INBOX_MESSAGES.mailGone });
  });

  test('waiting items are counted for the roles that handle them, with the time of the oldest', async () => {
    await newMessage();
    await newApplication(portal);
    await portal.database.query('truncate tasks');
    await newFailedMail(portal.database);
    const { waiting } = (await call('GET', '/waiting')).data;
    expect(waiting).toContainEqual({ kind: 'messages', count: 1, oldestAt: now.toISOString() });
    expect(waiting).toContainEqual({ kind: 'applications', count: 1, oldestAt: now.toISOString() });
    expect(waiting).toContainEqual({ kind: 'inquiries', count: 0, oldestAt: null });
    expect(waiting).toContainEqual({ kind: 'failed-mails', count: 1, oldestAt: now.toISOString() });
  });
});
