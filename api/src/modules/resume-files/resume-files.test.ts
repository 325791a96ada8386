import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import {
  addPosting,
  buildTestApp,
  callAs,
  newJobseeker,
  newMember,
  type TestMember,
  testPortal,
} from '../../testing/portal';
import { uploadResume, resumeFixture } from '../../testing/resumes';
import { newStaff } from '../../testing/staff';
import { makeDue } from '../../testing/tasks';
import { until } from '../../testing/until';
import { MARKER } from './resume-folder';

jest.setTimeout(120_000);

const DAY = 24 * 60 * 60_000;
const pdf = { name: 'Asha Rao.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') };
const docx = { name: 'asha.docx', bytes: resumeFixture('skillora-junior_developer_resume.docx') };

describe.each(ONE_ENGINE)('resume of the profile, $name database', ({ open }) => {
  const portal = testPortal(open);
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kadam-resumes-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const onFile = async ({ headers }: TestMember, on = portal.app) =>
    (await on.inject({ url: '/api/jobseeker/resume', headers })).json().data.resume;
  const takeOff = ({ headers }: TestMember, on = portal.app) =>
    on.inject({ method: 'DELETE', url: '/api/jobseeker/resume', headers });
  const apply = async ({ headers, email }: TestMember, resumeId: string, on = portal.app) => {
    const payload = { email, jobPostingId: await addPosting(portal.database), resumeId };
    return (await on.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).json().data.id as string;
  };
  const download = ({ headers }: Pick<TestMember, 'headers'>, application: string, on = portal.app) =>
    on.inject({ url: `/api/job/applications/${application}/resume`, headers });
  const rowsOf = ({ id }: TestMember) =>
    portal.database.query('select id, content is null as "isInFolder" from resume_files where member_id = $1', [id]);

  const filesIn = async (path: string) => (await readdir(path)).filter((name) => name !== MARKER);

  test('a resume is stored with its extracted content, and replaced by the next one', async () => {
    const member = await newMember(portal.app);
    expect(await onFile(member)).toBeNull();
    const first = await uploadResume(portal.app, member, docx);
    expect(first.statusCode).toBe(201);
    const { resume } = first.json().data;
    expect(resume).toEqual({
      id: expect.any(String),
      name: 'asha.docx',
      size: docx.bytes.length,
      keptAt: expect.any(String),
      reading: {
        name: expect.stringMatching(/\w+ \w+/),
        email: expect.stringContaining('@'),
        phone: expect.stringMatching(/\d/),
        lastJob: expect.stringMatching(/\w/),
        skills: expect.arrayContaining([expect.any(String)]),
        warning: null,
      },
    });
    expect(await onFile(member)).toEqual(resume);

    const second = (await uploadResume(portal.app, member, pdf)).json().data.resume;
    expect(await onFile(member)).toEqual(second);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  test('the same file is stored once, also with concurrent uploads', async () => {
    const member = await newMember(portal.app);
    const responses = await Promise.all([1, 2, 3].map(() => uploadResume(portal.app, member, pdf)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.json().data.resume.id)).size).toBe(1);
    expect(await rowsOf(member)).toHaveLength(1);
  });

  test('removed from the profile, a file is deleted unless an application has it', async () => {
    const member = await newJobseeker(portal.app);
    await uploadResume(portal.app, member, docx);
    expect((await takeOff(member)).statusCode).toBe(200);
    expect([await onFile(member), await rowsOf(member)]).toEqual([null, []]);
    expect((await takeOff(member)).statusCode).toBe(200);

    const { id } = (await uploadResume(portal.app, member, pdf)).json().data.resume;
    const application = await apply(member, id);
    await takeOff(member);
    expect(await onFile(member)).toBeNull();
    expect((await download(member, application)).rawPayload.equals(pdf.bytes)).toBe(true);
  });

  test('only the applicant gets the file of an application, as an uncached attachment', async () => {
    const [asha, ravi] = [await newJobseeker(portal.app), await newJobseeker(portal.app)];
    const operator = await newStaff(portal, ['operator']);
    const { id } = (await uploadResume(portal.app, asha, { ...pdf, name: 'आशा राव?.pdf' })).json().data.resume;
    const application = await apply(asha, id);
    const own = await download(asha, application);
    expect(own.statusCode).toBe(200);
    expect(own.rawPayload.equals(pdf.bytes)).toBe(true);
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="_ _.pdf"; filename*=UTF-8''${encodeURIComponent('आशा राव.pdf')}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const rejections = await Promise.all(
      [ravi, operator, { headers: { authorization: 'Bearer wrong' } }].map((caller) => download(caller, application)),
    );
    expect(rejections.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401]);
    // Another member cannot send it either.
    const stolen = await callAs(portal, ravi)('POST', '/job/apply', {
      email: ravi.email,
      jobPostingId: await addPosting(portal.database),
      resumeId: id,
    });
    expect([stolen.statusCode, stolen.json().details[0].field]).toEqual([404, 'resumeId']);
  });

  test.each([
    ['a web page named .pdf', Buffer.from('<!doctype html><script>1</script>'), 'a.pdf', 415, /holds a web page/],
    ['an empty file', new Uint8Array(), 'a.pdf', 422, /empty/],
    ['a locked PDF', resumeFixture('password.pdf'), 'a.pdf', 422, /password/],
    ['another type', Buffer.from('x'), 'a.exe', 415, /Please upload PDF, DOC, or DOCX/],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'a.pdf', 413, /10MB/],
  ])('%s is rejected with advice, and the stored resume remains', async (...[, bytes, name, status, sentence]) => {
    const member = await newMember(portal.app);
    const { id } = (await uploadResume(portal.app, member, pdf)).json().data.resume;
    const rejected = await uploadResume(portal.app, member, { name, bytes });
    expect([rejected.statusCode, rejected.json().details[0].field]).toEqual([status, 'file']);
    expect(rejected.json().message).toMatch(sentence);
    expect((await onFile(member)).id).toBe(id);
  });

  test('in a folder the content is a file named by its id, read from there, and removed with the account', async () => {
    let now = new Date();
    const inFolder = await buildTestApp(portal.database, {
      config: { resumeFolder: folder },
      clock: () => now,
      mailTransport: { send: async () => undefined },
    });
    await inFolder.ready();
    const member = await newJobseeker(inFolder);
    const { id } = (await uploadResume(inFolder, member, pdf)).json().data.resume;
    expect(await rowsOf(member)).toEqual([{ id, isInFolder: true }]);
    expect(await filesIn(folder)).toEqual([id]);
    const application = await apply(member, id, inFolder);
    expect((await download(member, application, inFolder)).rawPayload.equals(pdf.bytes)).toBe(true);
    // A process that was started before there was a folder does not use one.
    const lost = await download(member, application);
    expect([lost.statusCode, lost.json().code]).toEqual([410, 'GONE']);

    await portal.database.query('delete from members where id = $1', [member.id]);
    const foreign = join(folder, 'README.txt');
    await writeFile(foreign, 'of the operator');
    await utimes(foreign, new Date(0), new Date(0));
    now = new Date(Date.now() + DAY);
    await makeDue(portal.database, 'housekeeping', now);
    await until(async () => (await filesIn(folder)).join() === 'README.txt');
    await inFolder.close();
    await portal.database.query('delete from resume_folder');
  });

  test('a resume is removed twelve months after its last use, and its application remains', async () => {
    const member = await newJobseeker(portal.app);
    const { id } = (await uploadResume(portal.app, member, pdf)).json().data.resume;
    const application = await apply(member, id);
    const later = (days: number) => new Date(Date.now() + days * DAY);
    let now = later(360);
    const aged = await buildTestApp(portal.database, {
      clock: () => now,
      mailTransport: { send: async () => undefined },
    });
    await aged.ready();
    const runHousekeeping = async () => {
      await makeDue(portal.database, 'housekeeping', now);
      const isDone = () =>
        portal.database.query("select 1 from tasks where key = 'housekeeping' and run_at > $1", [now]);
      await until(async () => (await isDone()).length > 0);
    };
    await runHousekeeping();
    expect(await rowsOf(member)).toHaveLength(1);
    now = later(370);
    await runHousekeeping();
    await aged.close();
    expect(await rowsOf(member)).toEqual([]);
    expect(await portal.database.query('select 1 from applications where id = $1', [application])).toHaveLength(1);
  });

  test('a member uploads at most twenty files an hour', async () => {
    const strict = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const member = await newMember(strict);
    const empty = { name: 'a.pdf', bytes: new Uint8Array() };
    for (let file = 0; file < 20; file += 1) expect((await uploadResume(strict, member, empty)).statusCode).toBe(422);
    expect((await uploadResume(strict, member, empty)).statusCode).toBe(429);
    await strict.close();
  });
});
