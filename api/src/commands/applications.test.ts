import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { type ClosedDatabase, newClosedDatabase } from '../testing/engines';
import { addPosting, buildTestApp, newMember } from '../testing/portal';
import { uploadResume, newResumeLink, resumeFixture } from '../testing/resumes';
import { run as runApplications } from './applications';
import { UsageError } from './arguments';

jest.setTimeout(180_000);

const bytes = resumeFixture('bare-linkedin-url-roundtrip.pdf');

let closed: ClosedDatabase;
let folder: string;
let posting: string;
let ids: string[];
let text: string[];

beforeAll(async () => {
  [closed, folder] = [await newClosedDatabase(), await mkdtemp(join(tmpdir(), 'kadam-command-'))];
  const database = await closed.open();
  const app = await buildTestApp(database);
  const member = await newMember(app);
  const { headers, email } = member;
  const profile = { jobseekerName: '=cmd|calc "Asha"', email, phone: '+91 98765 43210' };
  await app.inject({ method: 'POST', url: '/api/jobseeker/profile', headers, payload: profile });
  const resumeId = (await uploadResume(app, member, { name: 'Asha.pdf', bytes })).json().data.resume.id as string;
  ids = [];
  posting = await addPosting(database);
  for (const jobPostingId of [posting, await addPosting(database, { job_name: 'Head Nurse' })]) {
    const payload = { email, jobPostingId, ...(jobPostingId === posting && { resumeId }) };
    ids.push((await app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).json().data.id);
  }
  await app.close();
  await database.close();
});
afterAll(() => Promise.all([closed.remove(), rm(folder, { recursive: true, force: true })]));

beforeEach(() => {
  text = [];
  jest.replaceProperty(process, 'env', { ...process.env, ...closed.environment });
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void text.push(words.join(' ')));
});
afterEach(() => jest.restoreAllMocks());

async function run(...words: string[]): Promise<[number, string]> {
  const code = await runApplications(words);
  return [code, text.splice(0).join('\n')];
}

test('applications are listed latest first, filtered by status, posting and day', async () => {
  const [code, table] = await run('list');
  expect(code).toBe(0);
  const lines = table.split('\n');
  expect(lines[0]).toMatch(/^ID +APPLIED +STATUS +NAME +JOB +RESUME$/);
  expect(lines[1]).toMatch(new RegExp(`^${ids[1]?.slice(0, 8)} .* received +=cmd.* Head Nurse, Sanjeevani Care +-$`));
  expect(lines[2]).toMatch(new RegExp(`^${ids[0]?.slice(0, 8)} .* Asha\\.pdf$`));
  expect(table).toContain('2 in all.');
  expect((await run('list', '--posting', posting))[1]).toContain('1 in all.');
  expect((await run('list', '--status', 'not-chosen'))[1]).toBe('There are no such applications.');
  expect((await run('list', '--since', '2999-01-01'))[1]).toBe('There are no such applications.');
  expect((await run('list', '--limit', '1'))[1]).toContain('1 of 2; --limit shows more.');
});

test('links to a resume can be revoked only once', async () => {
  const database = await closed.open();
  await newResumeLink(database, ids[0]);
  await database.close();
  expect(await run('revoke', ids[0] ?? '')).toEqual([0, '1 link to the resume revoked.']);
  expect(await run('revoke', ids[0] ?? '')).toEqual([0, 'No link to the resume was still valid.']);
});

test('a new status with a note is shown with profile and history, and the resume is written only once', async () => {
  const [id = ''] = ids;
  const [code, response] = await run('set', id.slice(0, 8), 'interview', '--note', 'Monday at 11');
  expect([code, response]).toEqual([0, expect.stringContaining('Interview.\nThe applicant gets a mail')]);
  const path = join(folder, 'resume.pdf');
  const [, shown] = await run('show', id, '--save', path);
  expect(shown).toMatch(
    /Status: +Interview[^]*Phone: +\+91 98765 43210[^]*Last job: +Software Engineer[^]*Received[^]*Interview\n {4}Monday at 11/,
  );
  expect((await readFile(path)).equals(bytes)).toBe(true);
  expect(await run('show', id, '--save', path)).toEqual([
    2,
    expect.stringContaining('already exists. Give another name.'),
  ]);
  expect(await run('show', ids[1] ?? '', '--save', join(folder, 'none.pdf'))).toEqual([
    2,
    expect.stringContaining('This application has no resume file.'),
  ]);
  expect(await run('set', id, 'seen')).toEqual([2, expect.stringContaining("'Interview' cannot become 'Seen'")]);
  expect(await run('set', 'ffffffff', 'seen')).toEqual([
    2,
    expect.stringContaining('There is no application ffffffff.'),
  ]);
});

test('an application that is shown several times within minutes has one view', async () => {
  for (const id of [ids[0], ids[0], ids[1]]) await run('show', id ?? '');
  await run('list');
  const database = await closed.open();
  const views = await database.query<{ id: string }>('select application_id as id from office_views');
  await database.close();
  expect(views.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('the export is complete, opens in a spreadsheet, and runs no formulas there', async () => {
  const path = join(folder, 'applications.csv');
  expect(await run('export', '--to', path)).toEqual([0, `2 applications are in ${path}.`]);
  const text = await readFile(path, 'utf8');
  expect(text.startsWith('\ufeff"Id","Status"')).toBe(true);
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(rows.map(({ Id }) => Id)).toEqual([...ids].reverse());
  expect(rows[1]).toMatchObject({
    Name: `'=cmd|calc "Asha"`,
    Phone: "'+91 98765 43210",
    'Resume file': 'Asha.pdf',
    Posting: posting,
  });
  expect((await run('export', '--to', path))[0]).toBe(2);
});

test.each([
  [[], /Name an action/],
  [['delete'], /nothing called 'delete'/],
  [['list', '--note', 'x'], /--note is not for list/],
  [['list', '--since', '2026-02-30'], /--since must be a day such as 2026-11-01, not '2026-02-30'/],
  [['list', '--posting', '7'], /--posting must be the id/],
  [['list', '--limit', '0'], /--limit must be a whole number from 1 to 1000/],
  [['set', 'abc'], /Say what set is for/],
  [['set', 'abc', 'fired'], /A status is one of received, .* not 'fired'/],
  [['show', 'abc', '--seve', 'x'], /Unknown option '--seve'/],
])('%j is rejected before the database is opened', async (words, sentence) => {
  const rejected = runApplications(words);
  await expect(rejected).rejects.toThrow(UsageError);
  await expect(rejected).rejects.toThrow(sentence);
});
