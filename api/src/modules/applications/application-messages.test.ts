import { randomUUID } from 'node:crypto';
import { MESSAGE_ERRORS } from '@kadam/shared/contract/application-messages';
import type { Mail } from '../../mail';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';
import { until } from '../../testing/until';

jest.setTimeout(120_000);

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('messages about an application, $name database', ({ open }) => {
  let now = Date.parse('2026-11-27T04:30:00Z');
  const clock = () => new Date((now += 1));
  const sent: Mail[] = [];
  const mailTransport = {
    send: async ({ payload }: { payload: Mail }) => void sent.push(payload),
    close: () => undefined,
  };
  const portal = testPortal(open, {
    clock,
    mailTransport,
    config: { publicUrl: 'https://portal.example.in', officeEmail: 'office@example.in' },
  });
  let recruiter: TestStaff;
  let auditor: TestStaff;
  beforeAll(async () => {
    recruiter = await newStaff(portal, ['recruiter'], new Date(now));
    auditor = await newStaff(portal, ['auditor'], new Date(now));
  });

  const get = async ({ headers }: TestMember, path: string) =>
    (await portal.app.inject({ url: `/api${path}`, headers })).json().data;
  const post = ({ headers }: TestMember, path: string, payload: object) =>
    portal.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  async function applied() {
    const member = await newJobseeker(portal.app);
    const jobPostingId = await addPosting(portal.database);
    const response = await post(member, '/job/apply', { email: member.email, jobPostingId });
    return { member, id: response.json().data.id as string };
  }
  const write = (who: TestMember, applicationId: string, message: string | { id: string; text: string }) => {
    const payload = typeof message === 'string' ? { id: randomUUID(), text: message } : message;
    return post(who, `${'secret' in who ? '/office' : '/job'}/applications/${applicationId}/messages`, payload);
  };
  const newMessages = async (member: TestMember) => (await get(member, '/job/activity')).newMessages;
  const listedUnread = async (id: string) => {
    const { applications } = await get(recruiter, '/office/applications?messages=new&limit=100');
    return applications.find((one: { id: string }) => one.id === id)?.unread ?? 0;
  };
  async function mailsOf(kind: string, text: string): Promise<Mail[]> {
    const about = "select 1 from tasks where kind = 'written-mail' and failed_at is null";
    await until(async () => (await portal.database.query(about)).length === 0);
    return sent.filter((mail) => mail.kind === kind && mail.text.includes(text));
  }

  test('the candidate gets a mail about a message, reads it and replies, and the reply is new for the office', async () => {
    const { id, member } = await applied();
    const written = await write(recruiter, id, 'Please bring <b>certificates</b>.');
    expect(written.json().data.message).toMatchObject({ from: 'office', by: 'Asha Rao', isRead: false });
    const [mail] = await mailsOf('application-message', 'certificates');
    expect(mail).toMatchObject({ to: { address: member.email } });
    expect(mail?.text).toContain('https://portal.example.in/myjobs');
    expect(mail?.html).toContain('&lt;b&gt;certificates');
    expect(await newMessages(member)).toBe(1);
    const listed = await get(member, `/job/applications/user/${member.id}`);
    expect(listed.jobPostings[0].messages).toEqual({ total: 1, unread: 1 });

    const { messages } = await get(member, `/job/applications/${id}/messages`);
    expect(messages).toMatchObject([{ from: 'office', by: '', text: 'Please bring <b>certificates</b>.' }]);
    await post(member, `/job/applications/${id}/messages/read`, { until: messages[0].at });
    expect(await newMessages(member)).toBe(0);

    expect((await write(member, id, 'Which ones?')).json().data.message).toMatchObject({ from: 'candidate', by: '' });
    const [toOffice] = await mailsOf('application-message-office', 'Which ones?');
    expect(toOffice).toMatchObject({
      to: { address: 'office@example.in' },
      subject: 'Message of Asha Rao: Staff Nurse',
    });
    expect(toOffice?.text).toContain(`https://portal.example.in/office/applications/${id}`);
    expect(await newMessages(member)).toBe(0);
    expect(await listedUnread(id)).toBe(1);
    await get(auditor, `/office/applications/${id}/messages`);
    expect(await listedUnread(id)).toBe(1);
    const thread = await get(recruiter, `/office/applications/${id}/messages`);
    expect(thread.messages).toMatchObject([
      { text: 'Please bring <b>certificates</b>.', isRead: true },
      { text: 'Which ones?', isRead: false },
    ]);
    expect(await listedUnread(id)).toBe(0);
    const log = await portal.database.query('select action, after from audit_log where subject_id = $1', [id]);
    expect(log).toEqual([{ action: 'application.send-message', after: { message: written.json().data.message.id } }]);
  });

  test('a message is added once, and its id is rejected for another text or application', async () => {
    const [{ id, member }, other] = [await applied(), await applied()];
    const messageId = randomUUID();
    const first = await write(member, id, { id: messageId, text: 'Hello' });
    expect((await write(member, id, { id: messageId, text: 'Hello' })).body).toBe(first.body);
    expect((await write(member, id, { id: messageId, text: 'Other' })).statusCode).toBe(409);
    expect((await write(other.member, other.id, { id: messageId, text: 'Hello' })).statusCode).toBe(409);
    expect((await get(member, `/job/applications/${id}/messages`)).messages).toHaveLength(1);
  });

  test('only its member and the office can read and write a thread', async () => {
    const [{ id }, other] = [await applied(), await applied()];
    const url = `/api/job/applications/${id}/messages`;
    const { headers } = other.member;
    expect((await portal.app.inject({ url, headers })).statusCode).toBe(404);
    expect((await write(other.member, id, 'Hello')).statusCode).toBe(404);
    expect(
      (await post(other.member, `/job/applications/${id}/messages/read`, { until: clock().toISOString() })).statusCode,
    ).toBe(404);
    expect((await write(recruiter, UNKNOWN_ID, 'Hello')).statusCode).toBe(404);
    expect((await write(auditor, id, 'Hello')).statusCode).toBe(403);
  });

  test('a withdrawn application gets no more messages, and existing ones remain', async () => {
    const { id, member } = await applied();
    await write(member, id, 'Hello');
    await post(member, `/job/applications/${id}/withdraw`, {});
    for (const who of [member, recruiter])
      expect((await write(who, id, 'Again')).json().message).toBe(MESSAGE_ERRORS.withdrawn);
    expect((await get(recruiter, `/office/applications/${id}/messages`)).messages).toHaveLength(1);
  });

  test.each([
    ['without text', ''],
    ['without visible text', '  \u200b '],
    ['that is too long', 'x'.repeat(2_001)],
  ])('a message %s is rejected', async (_, text) => {
    const { id, member } = await applied();
    const response = await write(member, id, text);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'text']);
  });

  test('the office gets at most twenty mails a day about messages of one member, and every message', async () => {
    const { id, member } = await applied();
    for (let index = 0; index < 22; index += 1) await write(member, id, `Question of ${member.email}`);
    expect(await mailsOf('application-message-office', `Question of ${member.email}`)).toHaveLength(20);
    expect(await listedUnread(id)).toBe(22);
  });
});
