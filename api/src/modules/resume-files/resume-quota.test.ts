import { RESUME_QUOTA } from '@kadam/shared/contract/resume-files';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { uploadResume, resumeFixture } from '../../testing/resumes';

jest.setTimeout(120_000);

const MB = 1024 * 1024;
const resume = resumeFixture('bare-linkedin-url-roundtrip.pdf');

describe.each(ONE_ENGINE)('resume storage of a member, $name database', ({ open }) => {
  const portal = testPortal(open);

  const upload = (member: TestMember, name: string, size = resume.length) =>
    uploadResume(portal.app, member, {
      name: `${name}.pdf`,
      bytes: Buffer.concat([resume, Buffer.alloc(size - resume.length, ' ')]),
    });
  const applyWith = async ({ email, headers }: TestMember, resumeId: string) => {
    const payload = { email, jobPostingId: await addPosting(portal.database), resumeId };
    return (await portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).json().data
      .id as string;
  };
  /** Uploads a file and applies with it. */
  const spend = async (member: TestMember, name: string, size?: number) =>
    applyWith(member, (await upload(member, name, size)).json().data.resume.id);
  const withdraw = ({ headers }: TestMember, id: string) =>
    portal.app.inject({ method: 'POST', url: `/api/job/applications/${id}/withdraw`, headers });
  const usage = async ({ id }: TestMember) => {
    const [row] = await portal.database.query<{ files: number; bytes: number }>(
      'select count(*) as files, coalesce(sum(size), 0) as bytes from resume_files where member_id = $1',
      [id],
    );
    return row!;
  };

  test('a file beyond 20 MB is rejected with the used space and a solution, and stored files remain', async () => {
    const member = await newJobseeker(portal.app);
    const first = await spend(member, 'one', 9 * MB);
    await spend(member, 'two', 9 * MB);
    const before = await usage(member);
    const rejected = await upload(member, 'three', 3 * MB);
    expect([rejected.statusCode, rejected.json()]).toEqual([
      409,
      {
        success: false,
        code: 'CONFLICT',
        message:
          'Your resume files use 18.0 MB of 20 MB (2 of 10 files), and this file needs 3.0 MB. To free space, send a smaller file or withdraw an application under My Jobs: the file it carries is then deleted.',
        details: [{ field: 'file', message: expect.any(String) }],
      },
    ]);
    expect(await usage(member)).toEqual(before);
    // A file that fits still does.
    expect((await upload(member, 'small', 1 * MB)).statusCode).toBe(201);

    await withdraw(member, first);
    expect((await upload(member, 'three', 3 * MB)).statusCode).toBe(201);
    expect((await usage(member)).bytes).toBeLessThanOrEqual(RESUME_QUOTA.bytes);
  });

  test('a member has at most ten files, including those of applications and of concurrent uploads', async () => {
    const member = await newJobseeker(portal.app);
    for (let file = 0; file < RESUME_QUOTA.files - 1; file += 1) await spend(member, `r${file}`);
    const responses = await Promise.all(['a', 'b', 'c'].map((name) => upload(member, name)));
    // Each takes the place of the one before: none is carried by an application.
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const onFile = (await portal.app.inject({ url: '/api/jobseeker/resume', headers: member.headers })).json().data
      .resume;
    await applyWith(member, onFile.id);
    const rejected = await upload(member, 'eleventh');
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, expect.stringContaining('10 of 10 files')]);
    // The same file again needs no place.
    expect((await upload(member, 'r3')).statusCode).toBe(201);
    expect(await usage(member)).toMatchObject({ files: RESUME_QUOTA.files });
  });

  test('withdrawing an application keeps a file that another application or the profile needs', async () => {
    const member = await newJobseeker(portal.app);
    const { id } = (await upload(member, 'shared')).json().data.resume;
    const [first, second] = [await applyWith(member, id), await applyWith(member, id)];
    await withdraw(member, first);
    expect(await usage(member)).toMatchObject({ files: 1 });
    await portal.app.inject({ method: 'DELETE', url: '/api/jobseeker/resume', headers: member.headers });
    expect(await usage(member)).toMatchObject({ files: 1 });
    await withdraw(member, second);
    expect(await usage(member)).toMatchObject({ files: 0 });
  });

  test('files of rejected applications do not count, because applicants cannot withdraw them', async () => {
    const member = await newJobseeker(portal.app);
    const first = await spend(member, 'one', 9 * MB);
    await spend(member, 'two', 9 * MB);
    await portal.database.query("update applications set status = 'not_chosen' where id = $1", [first]);
    expect((await upload(member, 'three', 9 * MB)).statusCode).toBe(201);
    expect(await usage(member)).toMatchObject({ files: 3 });
  });
});
