import type { MailTask } from '../../mail/mail';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, callAs, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { uploadResume, resumeFixture } from '../../testing/resumes';
import { makeDue } from '../../testing/tasks';
import { until } from '../../testing/until';
import { createOfficeService, type OfficeService } from './index';

jest.setTimeout(120_000);

const MB = 1024 * 1024;
const DAY = 24 * 60 * 60_000;
const small = resumeFixture('bare-linkedin-url-roundtrip.pdf');
const large = Buffer.concat([small, Buffer.alloc(3 * MB, ' ')]);

describe.each(ONE_ENGINE)('links to large resumes, $name database', ({ open }) => {
  let office: OfficeService;
  const sent: MailTask['payload'][] = [];
  let now = new Date('2026-03-01T10:00:00Z');
  // Time goes on, so that a task that fails on a busy machine is tried again.
  const started = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - started);
  const portal = testPortal(open, {
    clock,
    config: { publicUrl: 'https://portal.example.in' },
    mailTransport: { send: async ({ payload }) => void sent.push(payload) },
  });

  beforeAll(async () => {
    await portal.app.ready();
    office = createOfficeService({ database: portal.database, clock });
  });

  const apply = async (member: TestMember, bytes: Buffer, jobPostingId?: string) => {
    const stored = await uploadResume(portal.app, member, { name: 'Asha Rao.pdf', bytes });
    const payload = {
      email: member.email,
      jobPostingId: jobPostingId ?? (await addPosting(portal.database)),
      resumeId: stored.json().data.resume.id,
    };
    const before = sent.length;
    const applied = await callAs(portal, member)('POST', '/job/apply', payload);
    const { id } = applied.json().data as { id: string };
    const mails = () =>
      sent.slice(before).filter(({ kind, text }) => kind === 'application-office' && text.includes(id));
    await until(async () => mails().length > 0);
    return { id, mail: mails().at(-1)! };
  };
  const linkIn = ({ text }: MailTask['payload']) =>
    /https:\/\/portal\.example\.in(\/api\/job\/applications\/resume-link\?token=[\w-]{43})\s/.exec(text)?.[1] ?? '';
  const withLink = async () => {
    const member = await newJobseeker(portal.app);
    const { id, mail } = await apply(member, large);
    return { member, id, link: linkIn(mail) };
  };
  const open410 = async (link: string) => {
    const response = await portal.app.inject({ url: link });
    return [response.statusCode, response.headers['content-type'], /<p>(?!<a)(.*?)<\/p>/.exec(response.body)?.[1]];
  };

  test('up to 3 MB the mail has the file, above that a link to it', async () => {
    const attached = await apply(await newJobseeker(portal.app), small);
    expect([attached.mail.attachment?.bytes.equals(small), linkIn(attached.mail)]).toEqual([true, '']);
    const linked = await apply(await newJobseeker(portal.app), large);
    expect(linked.mail.attachment).toBeUndefined();
    expect(linked.mail.text).toMatch(/Resume file: Asha Rao\.pdf \(3\.\d MB\), too large to attach/);
    expect(linked.mail.text).toContain('Last job: Software Engineer');
    expect(linkIn(linked.mail)).not.toBe('');
  });

  test('the link returns the file as an uncached attachment, repeatedly, and records each download', async () => {
    const { id, link } = await withLink();
    const state = () =>
      portal.database.query('select to_jsonb(application) as application from applications application where id = $1', [
        id,
      ]);
    const before = await state();
    for (let time = 0; time < 2; time += 1) {
      const response = await portal.app.inject({ url: link });
      expect([response.statusCode, response.rawPayload.equals(large)]).toEqual([200, true]);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename="Asha Rao\.pdf"/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    expect(await state()).toEqual(before);
    expect(
      await portal.database.query(
        'select downloads, last_downloaded_at as at from resume_links where application_id = $1',
        [id],
      ),
    ).toEqual([{ downloads: 2, at: expect.any(Date) }]);
  });

  test("only the hash of the secret is stored, and it is not in the member's data download", async () => {
    const { member, link } = await withLink();
    const secret = link.split('token=')[1]!;
    const stored = await portal.database.query(
      'select 1 from resume_links where position($1 in to_jsonb(resume_links)::text) > 0',
      [secret],
    );
    expect(stored).toEqual([]);
    const payload = { password: member.password };
    const data = await callAs(portal, member)('POST', '/account/data', payload);
    expect(data.json().data.resumeLinks).toMatchObject([{ downloads: 0 }]);
    expect(data.body).not.toContain('tokenHash');
  });

  test('a wrong secret is 404 and an incomplete one 400, as a page', async () => {
    expect(await open410(`/api/job/applications/resume-link?token=${'x'.repeat(43)}`)).toEqual([
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('This link is not valid.'),
    ]);
    expect((await open410('/api/job/applications/resume-link?token=x'))[0]).toBe(400);
  });

  test('the link expires after 30 days, and its row is removed 30 days later', async () => {
    const { id, link } = await withLink();
    const start = now;
    now = new Date(start.getTime() + 29 * DAY);
    expect((await portal.app.inject({ url: link })).statusCode).toBe(200);
    now = new Date(start.getTime() + 30 * DAY);
    expect(await open410(link)).toEqual([410, 'text/html; charset=utf-8', expect.stringContaining('has expired')]);
    now = new Date(start.getTime() + 61 * DAY);
    const rows = () => portal.database.query('select 1 from resume_links where application_id = $1', [id]);
    await until(async () => {
      // A job of an earlier day may still run, and delays the next one when it ends.
      await makeDue(portal.database, 'housekeeping', now);
      return (await rows()).length === 0;
    });
    now = start;
  });

  test('withdrawing, revoking and deleting the account end the link with a reason', async () => {
    const asha = await withLink();
    await callAs(portal, asha.member)('POST', `/job/applications/${asha.id}/withdraw`);
    expect(await open410(asha.link)).toEqual([
      410,
      'text/html; charset=utf-8',
      expect.stringContaining('has withdrawn'),
    ]);

    const ravi = await withLink();
    expect(await office.revokeResumeLinks(ravi.id)).toBe(1);
    expect(await office.revokeResumeLinks(ravi.id)).toBe(0);
    expect(await open410(ravi.link)).toEqual([410, 'text/html; charset=utf-8', expect.stringContaining('was revoked')]);

    const mira = await withLink();
    const payload = { password: mira.member.password };
    await portal.app.inject({ method: 'POST', url: '/api/account/delete', headers: mira.member.headers, payload });
    expect((await open410(mira.link))[0]).toBe(404);
  });

  test('applying again after withdrawing sends a new link, and the old one stays revoked', async () => {
    const member = await newJobseeker(portal.app);
    const posting = await addPosting(portal.database);
    const first = await apply(member, large, posting);
    await callAs(portal, member)('POST', `/job/applications/${first.id}/withdraw`);
    const second = await apply(member, large, posting);
    expect(second.id).toBe(first.id);
    expect((await portal.app.inject({ url: linkIn(first.mail) })).statusCode).toBe(410);
    expect((await portal.app.inject({ url: linkIn(second.mail) })).statusCode).toBe(200);
  });
});
