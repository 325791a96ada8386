import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database';
import type { MailTask } from '../../mail/mail';
import { ONE_ENGINE, type TestDatabase } from '../../testing/engines';
import { addPosting, buildTestApp, newJobseeker, newMember, type TestMember } from '../../testing/portal';
import { uploadResume, resumeFixture } from '../../testing/resumes';
import { makeDue } from '../../testing/tasks';
import { until } from '../../testing/until';
import { resumeContents } from './index';
import { MARKER } from './resume-folder';

jest.setTimeout(120_000);

const pdf = { name: 'Asha Rao.pdf', bytes: resumeFixture('bare-linkedin-url-roundtrip.pdf') };
const disk = mkdtempSync(join(tmpdir(), 'kadam-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', disk]).status === 0;
const onFullDisk = isMounted ? test : test.skip;

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.each(ONE_ENGINE)('resume files in a folder, $name database', ({ open }) => {
  let opened: TestDatabase;
  let folder: string;
  const running: FastifyInstance[] = [];

  beforeEach(async () => {
    opened = await open();
    folder = await mkdtemp(join(tmpdir(), 'kadam-resumes-'));
  });
  afterEach(async () => {
    for (const app of running.splice(0)) await app.close();
    await opened.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(resumeFolder?: string, more: Parameters<typeof buildTestApp>[1] = {}): Promise<FastifyInstance> {
    const app = await buildTestApp(opened.database, { config: { resumeFolder }, ...more });
    running.push(app);
    await app.ready();
    return app;
  }
  const filesIn = async (path: string) => (await readdir(path)).filter((name) => name !== MARKER);
  const uploaded = async (app: FastifyInstance, member: TestMember) =>
    (await uploadResume(app, member, pdf)).json().data.resume.id as string;
  const withPassword = (app: FastifyInstance, url: string, { headers, password }: TestMember) =>
    app.inject({ method: 'POST', url: `/api/account/${url}`, headers, payload: { password } });

  test('the data download has the file, as if it were stored in the database', async () => {
    const app = await start(folder);
    const member = await newMember(app);
    await uploaded(app, member);
    const { data } = (await withPassword(app, 'data', member)).json();
    expect(data.resumeFiles).toMatchObject([{ name: 'Asha Rao.pdf', content: pdf.bytes.toString('base64') }]);
  });

  onFullDisk(
    'a full disk is 503 with a plain sentence, leaves nothing behind, and the resume on file stays',
    async () => {
      const app = await start(join(disk, 'resumes'));
      const member = await newMember(app);
      const first = await uploaded(app, member);
      const before = await readdir(join(disk, 'resumes'));
      const { bavail, bsize } = statfsSync(disk);
      const filler = join(disk, 'filler');
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      const rejected = await uploadResume(app, member, { ...pdf, name: 'second.pdf' });
      expect([rejected.statusCode, rejected.json()]).toEqual([
        503,
        {
          success: false,
          code: 'UNAVAILABLE',
          message: 'Your file could not be stored: the server has no room for it just now. Please try again later.',
        },
      ]);
      expect(await readdir(join(disk, 'resumes'))).toEqual(before);
      const onFile = await app.inject({ url: '/api/jobseeker/resume', headers: member.headers });
      expect(onFile.json().data.resume.id).toBe(first);

      rmSync(filler);
      expect((await uploadResume(app, member, { ...pdf, name: 'second.pdf' })).statusCode).toBe(201);
    },
  );

  test('replaced, removed and withdrawn files are removed from the folder immediately', async () => {
    const app = await start(folder);
    const member = await newJobseeker(app);
    await uploaded(app, member);
    const { id } = (await uploadResume(app, member, { ...pdf, name: 'second.pdf' })).json().data.resume;
    expect(await filesIn(folder)).toEqual([id]);
    const payload = { email: member.email, jobPostingId: await addPosting(opened.database), resumeId: id };
    const applied = await app.inject({ method: 'POST', url: '/api/job/apply', headers: member.headers, payload });
    await app.inject({ method: 'DELETE', url: '/api/jobseeker/resume', headers: member.headers });
    expect(await filesIn(folder)).toEqual([id]);
    const url = `/api/job/applications/${applied.json().data.id}/withdraw`;
    await app.inject({ method: 'POST', url, headers: member.headers });
    expect(await filesIn(folder)).toEqual([]);
  });

  test('files are removed before the response to deleting the account, and the receipt is sent', async () => {
    const sent: MailTask['payload'][] = [];
    const app = await start(folder, { mailTransport: { send: async ({ payload }) => void sent.push(payload) } });
    const member = await newMember(app);
    await uploaded(app, member);
    expect((await withPassword(app, 'delete', member)).statusCode).toBe(200);
    expect(await filesIn(folder)).toEqual([]);
    await until(async () => sent.some(({ kind }) => kind === 'account-deleted'));
  });

  test('a file that cannot be removed delays the receipt until a retry removes it', async () => {
    const sent: string[] = [];
    let now = new Date();
    const app = await start(folder, {
      clock: () => now,
      mailTransport: { send: async ({ payload }) => void sent.push(payload.kind) },
    });
    const member = await newMember(app);
    const id = await uploaded(app, member);
    // Not even root removes a folder as if it were a file.
    await rm(join(folder, id));
    await mkdir(join(folder, id, 'in-the-way'), { recursive: true });
    expect((await withPassword(app, 'delete', member)).statusCode).toBe(200);
    const task = async () =>
      (
        await opened.database.query<{ attempts: number }>(
          "select attempts from tasks where kind = 'account-files' and last_error is not null",
        )
      )[0];
    await until(async () => (await task()) !== undefined);
    expect(sent).not.toContain('account-deleted');

    await rm(join(folder, id, 'in-the-way'), { recursive: true });
    await rm(join(folder, id), { recursive: true });
    now = new Date(now.getTime() + 60 * 60_000);
    await makeDue(opened.database, 'account-files', now);
    await until(async () => sent.includes('account-deleted'));
    // The mail can be sent before its task has been removed.
    const remaining = () => opened.database.query("select 1 from tasks where kind = 'account-files'");
    await until(async () => (await remaining()).length === 0);
  });

  test('an upload that ends after its account was deleted leaves no file', async () => {
    let isArmed = false;
    const member = await newMember(await start(folder));
    const database: Database = {
      ...opened.database,
      async transaction(work) {
        if (isArmed) await opened.database.query('delete from members where id = $1', [member.id]);
        return opened.database.transaction(work);
      },
    };
    const racing = await buildTestApp(database, { config: { resumeFolder: folder } });
    running.push(racing);
    await racing.ready();
    isArmed = true;
    const upload = await uploadResume(racing, member, pdf);
    expect([upload.statusCode, upload.json().message]).toEqual([401, 'This account no longer exists.']);
    expect(await filesIn(folder)).toEqual([]);
  });

  describe('at the start', () => {
    const NOT_NAMED = /KADAM_RESUME_FILES is not set, but resume files are stored in a folder/;
    const ANOTHER = /is not the folder that holds the resume files so far/;

    test('a process without the setting, or with another folder, does not start and prints the reason', async () => {
      const app = await start(folder);
      // Even before the first file: this process would not find what the other one stores.
      await expect(start()).rejects.toThrow(NOT_NAMED);
      await uploaded(app, await newMember(app));
      await expect(start()).rejects.toThrow(NOT_NAMED);
      const other = await mkdtemp(join(tmpdir(), 'kadam-other-'));
      await expect(start(other)).rejects.toThrow(ANOTHER);
      expect(await readdir(other)).toEqual([]);
      await rm(other, { recursive: true });
      await expect(resumeContents(opened.database, undefined)(app.prefix)).rejects.toThrow(NOT_NAMED);
    });

    test('two processes that start on a new folder at the same time agree', async () => {
      const nested = join(folder, 'new');
      const [first, second] = await Promise.all([start(nested), start(nested)]);
      const member = await newMember(first!);
      await uploaded(first!, member);
      const { data } = (await withPassword(second!, 'data', member)).json();
      expect(data.resumeFiles).toMatchObject([{ content: pdf.bytes.toString('base64') }]);
    });

    test('a folder of files without a marker is recognized by its files', async () => {
      const app = await start(folder);
      await uploaded(app, await newMember(app));
      await opened.database.query('delete from resume_folder');
      await rm(join(folder, MARKER));
      const other = await mkdtemp(join(tmpdir(), 'kadam-other-'));
      await expect(start(other)).rejects.toThrow(ANOTHER);
      await rm(other, { recursive: true });
      await start(folder);
      const marker = await readFile(join(folder, MARKER), 'utf8');
      expect(await opened.database.query('select id from resume_folder')).toEqual([{ id: marker.trim() }]);
    });

    test('a folder that cannot be written to is reported by name', async () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      chmodSync(file, 0o400);
      await expect(start(file)).rejects.toThrow(/KADAM_RESUME_FILES .* cannot be written to \(E\w+\)/);
    });
  });
});
