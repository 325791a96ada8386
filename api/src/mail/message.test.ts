import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersOf, startSmtp } from '../testing/smtp';
import { fileTransport, smtpTransport } from './transport';
import { headerSafe, type Mail, type MailTask } from './mail';
import { mailBody } from './mail-body';

const INJECTION = 'Asha\r\nBcc: victim@example.in\r\n\r\nBuy now';
const ID = '1f0e7a4c-43a0-4a38-9a3b-6f2a2cf40e11';

const claimed = (mail: Partial<Mail> = {}): MailTask => ({
  id: ID,
  kind: 'mail',
  payload: {
    kind: 'test',
    to: { name: 'Asha Rao', address: 'asha@example.in' },
    subject: 'Hello',
    ...mailBody(['Good morning.']),
    ...mail,
  },
  createdAt: new Date('2026-11-21T10:00:00Z'),
  attempts: 1,
});
const never = new AbortController().signal;

async function sent(mail: MailTask) {
  const smtp = await startSmtp();
  await smtpTransport(smtp.url).send(mail, never);
  await smtp.close();
  const [received] = smtp.received;
  if (!received) throw new Error('Nothing was received.');
  return { ...received, headers: headersOf(received.raw) };
}

test('line breaks in names and subjects add no headers, recipients or text', async () => {
  const mailbox = { name: INJECTION, address: 'asha@example.in' };
  for (const write of [headerSafe, (mail: Mail) => mail]) {
    const { payload } = claimed({ to: mailbox, replyTo: mailbox, subject: INJECTION });
    const { receivers, headers } = await sent({ ...claimed(), payload: write(payload) });
    expect(receivers).toEqual(['asha@example.in']);
    expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(headers.filter((line) => /^(from|to|reply-to|subject|message-id|date):/i.test(line))).toHaveLength(6);
  }
});

test.each([
  'asha@example.in\r\nRCPT TO:<victim@example.in>',
  'asha@example.in, victim@example.in',
  'asha',
  ' asha@example.in',
  'a\u0000@example.in',
])('%j is rejected as an address, and not repeated in the error', (address) => {
  expect(() => headerSafe(claimed({ to: { name: '', address } }).payload)).toThrow(
    /^A mail needs a well-formed address\.$/,
  );
  const replyTo = { name: '', address };
  expect(() => headerSafe(claimed({ replyTo }).payload)).toThrow(/^A mail needs a well-formed address\.$/);
});

test('the sender is the brand, and the message id is the same for each attempt', async () => {
  const [first, second] = [await sent(claimed()), await sent({ ...claimed(), attempts: 2 })];
  const id = `Message-ID: <${ID}@kadam.example>`;
  expect(first.headers).toEqual(
    expect.arrayContaining(['From: Kadam <hello@kadam.example>', 'To: Asha Rao <asha@example.in>', id]),
  );
  expect(first.headers).toContain('Auto-Submitted: auto-generated');
  expect(second.headers).toContain(id);
});

test('a newsletter mail has a one-click unsubscribe link (RFC 8058), other mails have none', async () => {
  const unsubscribeUrl = `https://kadam.example/api/newsletter/unsubscribe?token=${'x'.repeat(43)}`;
  const { headers } = await sent(claimed({ unsubscribeUrl }));
  expect(headers).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect((await sent(claimed())).headers.filter((line) => line.startsWith('List-'))).toEqual([]);
});

test('user input is plain text in both parts', () => {
  const { text, html } = mailBody([
    'Hello <b>you</b>',
    { quote: 'one\n<script>alert(1)</script>' },
    { facts: [['Name', '"><img src=x>']] },
    { link: { label: 'Go & see', url: 'https://kadam.example/?a=1&b="' } },
  ]);
  expect(text).toContain('Hello <b>you</b>\n\n> one\n> <script>alert(1)</script>\n\nName: "><img src=x>');
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain('href="https://kadam.example/?a=1&amp;b=&quot;"');
});

describe('files instead of a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'kadam-mail-')), 'mail');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  test('one complete .eml file per mail, readable by its owner only; a retry replaces it', async () => {
    const transport = fileTransport(folder);
    await transport.send(claimed(), never);
    await transport.send({ ...claimed(), attempts: 2 }, never);
    const name = `2026-11-21T10-00-00-000Z-test-${ID}.eml`;
    expect(await readdir(folder)).toEqual([name]);
    const raw = await readFile(join(folder, name), 'utf8');
    expect(headersOf(raw)).toContain('Subject: Hello');
    expect(raw).toMatch(/text\/plain[\s\S]*Good morning\.[\s\S]*text\/html[\s\S]*--\r\n$/);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  test('a folder that cannot be written to is a temporary failure', async () => {
    await expect(fileTransport('/dev/null/mail').send(claimed(), never)).rejects.toThrow(/ENOTDIR|ENOENT/);
  });
});
