import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, buildTestApp, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { uploadResume, resumeFixture } from '../../testing/resumes';
import { makeDue } from '../../testing/tasks';
import { until } from '../../testing/until';
import type { MailTask } from '../../mail/mail';
import { createOfficeService, type OfficeService } from './index';

jest.setTimeout(120_000);

const pdf = { name: 'Asha Rao.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') };

describe.each(ONE_ENGINE)('status of an application, $name database', ({ open }) => {
  let office: OfficeService;
  const sent: MailTask['payload'][] = [];
  let now = Date.parse('2026-03-01T10:00:00Z');
  const clock = () => new Date((now += 1_000));
  const portal = testPortal(open, {
    clock,
    config: { publicUrl: 'https://portal.example.in', officeEmail: 'office@example.in' },
    mailTransport: { send: async ({ payload }) => void sent.push(payload) },
  });
  beforeAll(async () => {
    office = createOfficeService({ database: portal.database, clock });
  });

  const apply = async ({ headers, email }: TestMember, jobPostingId: string, resumeId?: string) =>
    portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload: { email, jobPostingId, resumeId } });
  const applied = async (member: TestMember, resumeId?: string): Promise<string> =>
    (await apply(member, await addPosting(portal.database), resumeId)).json().data.id;
  const withdraw = ({ headers }: Pick<TestMember, 'headers'>, id: string) =>
    portal.app.inject({ method: 'POST', url: `/api/job/applications/${id}/withdraw`, headers });
  const listed = async ({ headers, id }: TestMember) =>
    (await portal.app.inject({ url: `/api/job/applications/user/${id}`, headers })).json().data.jobPostings;
  const appliedIds = async ({ headers }: TestMember) =>
    (await portal.app.inject({ url: '/api/job/applied-ids', headers })).json().data.jobPostingIds;
  const mailsAbout = async (id: string, kind: string) => {
    const about = "select 1 from tasks where kind = 'written-mail' and failed_at is null";
    await until(async () => (await portal.database.query(about)).length === 0);
    return sent.filter((mail) => mail.kind === kind && mail.text.includes(id));
  };
  const waitForMails = (kind: string) => mailsAbout('', kind);

  test('the office gets profile and file, the applicant a receipt, and the tasks contain neither', async () => {
    const member = await newJobseeker(portal.app);
    const { id: resumeId } = (await uploadResume(portal.app, member, pdf)).json().data.resume;
    const id = await applied(member, resumeId);
    const [toOffice] = await mailsAbout(id, 'application-office');
    expect(toOffice).toMatchObject({
      to: { address: 'office@example.in' },
      replyTo: { name: 'Asha Rao', address: member.email },
      subject: 'Application of Asha Rao: Staff Nurse',
      attachment: { name: 'Asha Rao.pdf', mediaType: 'application/pdf' },
    });
    expect(toOffice?.attachment?.bytes.equals(pdf.bytes)).toBe(true);
    expect(toOffice?.text).toMatch(
      /Resume file: Asha Rao.pdf, attached[^]*Read by machine[^]*Last job: Software Engineer/,
    );
    const [receipt] = (await waitForMails('application-receipt')).filter(({ to }) => to.address === member.email);
    expect(receipt?.subject).toBe('Your application: Staff Nurse, Sanjeevani Care');
    expect(receipt?.text).toContain('https://portal.example.in/myjobs');
    expect(receipt?.text.split('\n')[0]).toBe('Hello Asha,');
    expect(JSON.stringify(receipt)).not.toContain('Asha Rao');
  });

  test('a queued mail has no personal data, and a mail about a deleted account is not sent', async () => {
    const quiet = await buildTestApp(portal.database, { clock });
    const member = await newJobseeker(quiet);
    await quiet.close();
    const id = await applied(member);
    await portal.database.query('delete from members where id = $1', [member.id]);
    expect(await mailsAbout(id, 'application-office')).toHaveLength(
      sent.filter(({ text }) => text.includes(id)).length,
    );
    expect(await portal.database.query("select 1 from tasks where payload::text like '%@%'")).toEqual([]);
  });

  test('the office sets the status with a note, and the applicant gets a mail and sees each step with its time', async () => {
    const member = await newJobseeker(portal.app);
    const id = await applied(member);
    await office.set(id, { status: 'seen', note: '' });
    await office.set(id.slice(0, 8), { status: 'interview', note: 'Monday at 11, <b>Gurugram</b>' });
    const [posting] = await listed(member);
    expect(posting).toMatchObject({ applicationId: id, status: 'interview', resumeName: null });
    expect(posting.history).toEqual([
      { status: 'received', at: posting.appliedAt, note: '' },
      { status: 'seen', at: expect.stringMatching(/^2026-03-01T10:.*Z$/), note: '' },
      { status: 'interview', at: expect.any(String), note: 'Monday at 11, <b>Gurugram</b>' },
    ]);
    // Mails are sent at the same time, so either may be first.
    const mails = (await waitForMails('application-status')).filter(({ to }) => to.address === member.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Interview: your application for Staff Nurse',
      'Seen: your application for Staff Nurse',
    ]);
    const invited = mails.find(({ subject }) => subject.startsWith('Interview'));
    expect(invited?.text).toContain('> Monday at 11, <b>Gurugram</b>');
    expect(invited?.html).toContain('&lt;b&gt;Gurugram');
  });

  test.each<[ApplicationStatus[], ApplicationStatus, RegExp]>([
    [
      ['shortlisted'],
      'seen',
      /'Shortlisted' cannot become 'Seen'\. It can become: interview, offer, hired, not_chosen\./,
    ],
    [['seen'], 'seen', /'Seen' cannot become 'Seen'/],
    [[], 'received', /'Received' cannot become 'Received'/],
    [[], 'withdrawn', /'Received' cannot become 'Withdrawn'/],
    [['offer'], 'interview', /'Offer' cannot become 'Interview'/],
  ])('after %j the office cannot set %s, and nothing changes', async (before, status, sentence) => {
    const member = await newJobseeker(portal.app);
    const id = await applied(member);
    for (const step of before) await office.set(id, { status: step, note: '' });
    await expect(office.set(id, { status, note: '' })).rejects.toThrow(sentence);
    expect((await listed(member))[0].history).toHaveLength(before.length + 1);
  });

  test('a second interview is another step, and a rejection can be reverted', async () => {
    const id = await applied(await newJobseeker(portal.app));
    for (const status of ['interview', 'interview', 'not_chosen', 'offer'] as const)
      await office.set(id, { status, note: '' });
    expect((await office.history(id)).map(({ status }) => status)).toEqual([
      'received',
      'interview',
      'interview',
      'not_chosen',
      'offer',
    ]);
  });

  test('withdrawing is possible once and informs the office, and the member can apply again', async () => {
    const member = await newJobseeker(portal.app);
    const posting = await addPosting(portal.database);
    const { id } = (await apply(member, posting)).json().data;
    expect(await appliedIds(member)).toEqual([posting]);

    const response = await withdraw(member, id);
    expect([response.statusCode, response.json().data.status]).toEqual([200, 'withdrawn']);
    expect(response.json().data.history.map(({ status }: { status: string }) => status)).toEqual([
      'received',
      'withdrawn',
    ]);
    expect(await appliedIds(member)).toEqual([]);
    expect((await mailsAbout(id, 'application-withdrawn'))[0]?.to.address).toBe('office@example.in');
    await expect(office.set(id, { status: 'offer', note: '' })).rejects.toThrow(/has withdrawn this application/);
    expect((await withdraw(member, id)).body).toBe(response.body);

    const again = await apply(member, posting);
    expect([again.statusCode, again.json().data.id]).toEqual([201, id]);
    expect((await apply(member, posting)).json().code).toBe('ALREADY_APPLIED');
    expect((await listed(member))[0]).toMatchObject({ status: 'received', appliedAt: again.json().data.appliedAt });
    expect(await mailsAbout(id, 'application-office')).toHaveLength(2);

    await withdraw(member, id);
    await portal.database.query('update job_postings set is_active = false where id = $1', [posting]);
    expect((await apply(member, posting)).json().code).toBe('POSTING_CLOSED');
  });

  test('a decided application cannot be withdrawn, nor one of another member', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const id = await applied(asha);
    expect((await withdraw(ravi, id)).statusCode).toBe(404);
    await office.set(id, { status: 'not_chosen', note: '' });
    expect((await withdraw(asha, id)).statusCode).toBe(409);
    expect((await withdraw(asha, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  test('one address gets twenty receipts a day, and the office gets every application', async () => {
    const member = await newJobseeker(portal.app);
    const ids: string[] = [];
    for (let index = 0; index < 21; index += 1) ids.push(await applied(member));
    const receipts = (await waitForMails('application-receipt')).filter(({ to }) => to.address === member.email);
    expect(receipts).toHaveLength(20);
    expect(await mailsAbout(ids[20]!, 'application-office')).toHaveLength(1);
  });

  test('housekeeping removes an application three years after its last step, and not earlier', async () => {
    const member = await newJobseeker(portal.app);
    const [old, moved, recent] = [await applied(member), await applied(member), await applied(member)];
    const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000);
    const age = async (id: string, days: number) => {
      await portal.database.query('update applications set applied_at = $2 where id = $1', [id, daysAgo(days)]);
      await portal.database.query('update application_steps set at = $2 where application_id = $1', [
        id,
        daysAgo(days),
      ]);
    };
    await age(old, 1_100);
    await age(moved, 1_100);
    await age(recent, 1_090);
    await office.set(moved, { status: 'seen', note: '' });
    await makeDue(portal.database, 'housekeeping', clock());
    await until(async () => (await listed(member)).length === 2);
    expect((await listed(member)).map(({ applicationId }: { applicationId: string }) => applicationId).sort()).toEqual(
      [moved, recent].sort(),
    );
  });

  test('the office lists by status, posting and time, and reads everything in parts', async () => {
    const posting = await addPosting(portal.database);
    const members = [await newJobseeker(portal.app), await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const ids: string[] = [];
    for (const member of members) ids.unshift((await apply(member, posting)).json().data.id);
    await office.set(ids[0]!, { status: 'shortlisted', note: '' });
    const filter = { jobPostingId: posting };
    expect((await office.list(filter, 2)).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await office.count(filter)).toBe(3);
    expect(await office.count({ ...filter, status: 'shortlisted' })).toBe(1);
    expect(await office.count({ ...filter, since: new Date(now + 1_000) })).toBe(0);
    const all: string[] = [];
    for await (const { id } of office.all(filter)) all.push(id);
    expect(all).toEqual(ids);
    await expect(office.find('00000000')).rejects.toThrow(/There is no application 00000000/);
  });
});
