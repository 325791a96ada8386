import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
import { buildTestApp } from '../../testing/portal';
import { limitsFor } from '../../limits';

jest.setTimeout(120_000);

const MB = 1024 * 1024;
const FIXTURES = join(__dirname, '../../../../resume-engine/fixtures');
const fixture = (name: string) => readFileSync(join(FIXTURES, name));
const resume = fixture('bare-linkedin-url-roundtrip.pdf');

let opened: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await ONE_ENGINE[0].open();
  app = await buildTestApp(opened.database);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await opened.remove();
});

interface Answer {
  readonly status: number;
  readonly body: { success: boolean; message: string; error: string; code: string; data: { analysis: Analysis } };
}
interface Analysis {
  readonly overallScore: number;
  readonly categoryScores: { readonly atsParseRate: number };
  readonly keywordSuggestions: readonly string[];
  readonly parsedResume: { readonly contact: { readonly name: string } };
}

async function check(bytes: Uint8Array, name = 'resume.pdf', fields: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/resume/ats-score`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

test.each([
  ['a PDF', 'bare-linkedin-url-roundtrip.pdf'],
  ['a DOCX', 'skillora-junior_developer_resume.docx'],
])('%s is read and scored, and the same file has the same result', async (_kind, name) => {
  const first = await check(fixture(name), name);
  expect(first).toMatchObject({ status: 200, body: { success: true } });
  const { analysis } = first.body.data;
  expect(analysis.overallScore).toBeGreaterThan(0);
  expect(analysis.parsedResume.contact.name).not.toBe('');
  expect(first.body.data).toMatchObject({ parsedResume: analysis.parsedResume });
  expect(await check(fixture(name), name)).toEqual(first);
});

test('a PDF whose pages are damaged does not affect the next file', async () => {
  // pdf.js rejects a promise of this file that it does not wait for, after the file was read.
  expect(await check(fixture('damaged-pages.pdf'))).toMatchObject({ status: 422 });
  expect(await check(resume)).toMatchObject({ status: 200 });
});

test('a job description determines the suggestions', async () => {
  const jobDescription = 'Staff nurse for the surgical ward: IV therapy, patient care, wound care, infection control.';
  const { body } = await check(resume, 'resume.pdf', { jobDescription });
  expect(body.data.analysis.keywordSuggestions.join(' ').toLowerCase()).toContain('patient care');
});

const damaged = () => resume.subarray(0, resume.length / 3);
const text = (content: string) => Buffer.from(content);

test.each([
  ['an empty file', new Uint8Array(), 'resume.pdf', 422, 'This file is empty. Please choose another file.'],
  [
    'a web page named .doc',
    text('<!DOCTYPE html><html><body>Asha Rao</body></html>'),
    'resume.doc',
    415,
    'This file is named .doc but holds a web page. Open it and save it as PDF or DOCX.',
  ],
  [
    'rich text named .doc',
    text('{\\rtf1\\ansi Asha Rao}'),
    'resume.doc',
    415,
    'This file is named .doc but holds rich text (RTF). Open it and save it as PDF or DOCX.',
  ],
  [
    'a PDF named .docx',
    resume,
    'resume.docx',
    415,
    'This file is named .docx but holds a PDF. Open it and save it as PDF or DOCX.',
  ],
  [
    'plain text named .pdf',
    text('Asha Rao'),
    'resume.pdf',
    415,
    'This file is named .pdf but holds something else, or is damaged. Save it again as PDF or DOCX.',
  ],
  ['another type', text('x'), 'resume.exe', 415, 'Unsupported file type. Please upload PDF, DOC, or DOCX.'],
  [
    'a file of 10 MB and a byte',
    new Uint8Array(10 * MB + 1),
    'resume.pdf',
    413,
    'File too large. Maximum size is 10MB.',
  ],
])('%s is rejected with a helpful text, as message and as error', async (...[, bytes, name, status, message]) => {
  expect(await check(bytes, name)).toMatchObject({ status, body: { success: false, message, error: message } });
});

test('a truncated file is rejected or read as far as possible, and the next one is read', async () => {
  const broken = await check(damaged());
  expect([200, 422]).toContain(broken.status);
  expect((await check(resume)).status).toBe(200);
});

test('six files a minute of one visitor are read, the next one is rejected; this machine has no limit', async () => {
  const strict = await buildTestApp(opened.database, { limits: limitsFor(1) });
  const statusFor = async (remoteAddress: string) => {
    const form = new FormData();
    form.append('file', new Blob(['x']), 'resume.pdf');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const response = await strict.inject({
      method: 'POST',
      url: '/api/resume/ats-score',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress,
    });
    return response.statusCode;
  };
  const statuses: number[] = [];
  for (let file = 0; file < 7; file += 1) statuses.push(await statusFor('203.0.113.7'));
  expect(statuses).toEqual([415, 415, 415, 415, 415, 415, 429]);
  expect(await statusFor('203.0.113.8')).toBe(415);
  for (let file = 0; file < 7; file += 1) expect(await statusFor('127.0.0.1')).toBe(415);
  await strict.close();
});
