import { execFile } from 'node:child_process';
import { join } from 'node:path';

jest.setTimeout(180_000);

const PROGRAM = join(__dirname, '../../bin/kadam.mjs');
const fixture = (name: string) => join(__dirname, '../../../resume-engine/fixtures', name);

const run = (...words: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, [PROGRAM, 'ats', ...words], { maxBuffer: 1e8 }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

test('a resume is checked without a database: score, first steps and extracted content', async () => {
  const { code, out } = await run(fixture('education-institution-pipe-location.pdf'), '--as-of', '2026-01-15');
  expect(code).toBe(0);
  expect(out).toMatch(/^Score \d+ of 100, \d+ issues\n/);
  expect(out).toMatch(/\nWhat to do first\n {2}1\. [^]+?\(\+\d\.\d, [A-Z]\d+\)/);
  expect(out).toMatch(/\nWhat was read\n {2}Name +\S+/);
});

test('--json prints the whole result, and a job description is compared with the skills', async () => {
  const { code, out } = await run(
    fixture('education-institution-pipe-location.pdf'),
    '--json',
    '--job',
    fixture('README.md'),
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ role: { source: 'jobDescription' }, parsedResume: { contact: {} } });
});

test('a file that is not a resume is rejected with a message, a missing file with the usage', async () => {
  const [text, none] = await Promise.all([run(__filename), run('/nowhere/resume.pdf')]);
  expect(text).toMatchObject({ code: 2, out: '', err: 'The file is not a PDF or Word document.\n' });
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.err).toMatch(/^\/nowhere\/resume\.pdf cannot be read \(ENOENT\)\.\n\nUsage: kadam ats FILE/);
});
