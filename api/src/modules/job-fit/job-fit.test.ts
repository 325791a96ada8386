import { ONE_ENGINE } from '../../testing/engines';
import { addCourse, addPosting, newJobseeker, newMember, type TestMember, testPortal } from '../../testing/portal';
import { uploadResume as putOnFile, resumeFixture } from '../../testing/resumes';
import { resumeSkillsRepository } from './resume-skills.repository';

describe.each(ONE_ENGINE)('job fit, $name database', ({ open }) => {
  let member: TestMember;
  let now = new Date('2026-11-24T10:00:00Z');
  const portal = testPortal(open, { clock: () => now });
  beforeAll(async () => {}, 60_000);
  beforeEach(async () => {
    await portal.database.query('delete from courses');
    await portal.database.query('delete from kept_resumes');
    member = await newMember(portal.app);
  });

  const RESUME = {
    fileName: 'asha.pdf',
    skills: [
      { name: 'MS-Excel', line: 'Tools: MS-Excel, Tally ERP 9' },
      { name: 'Ledger scrutiny', line: 'Ledger scrutiny, vouching' },
    ],
    lines: ['Filed GSTR-3B and TDS returns for 40 firms in GST portal', 'Loves long walks'],
  };
  const url = '/api/jobseeker/kept-resume';
  const save = (payload: object = RESUME, { headers } = member) =>
    portal.app.inject({ method: 'PUT', url, headers, payload });
  const saved = async ({ headers } = member) => (await portal.app.inject({ url, headers })).json().data.kept;
  const fit = async (id: string, { headers } = member) =>
    (await portal.app.inject({ url: `/api/jobs/${id}/fit`, headers })).json().data.fit;
  const posting = (skills: readonly string[], fields: object = {}) =>
    addPosting(portal.database, { skills, ...fields });

  test('each skill has the line of the resume that names it, by any of its names, or none', async () => {
    await save();
    const id = await posting(['Excel', 'GST', 'ledger scrutiny', 'Power BI', 'Microsoft Excel']);
    const { skills, hasResume, hasProfile, points } = await fit(id);
    expect([hasResume, hasProfile, points]).toEqual([true, false, []]);
    const line = (skill: string) => skills.find((one: { skill: string }) => one.skill === skill)?.line;
    expect(skills).toHaveLength(4);
    expect(line('Microsoft Excel')).toBe('Tools: MS-Excel, Tally ERP 9');
    expect(line('GST')).toBe('Filed GSTR-3B and TDS returns for 40 firms in GST portal');
    expect(line('ledger scrutiny')).toBe('Ledger scrutiny, vouching');
    expect(line('Power BI')).toBeNull();
  });

  test('a missing skill has a course, preferably by its title, and one that teaches several skills', async () => {
    await save();
    const course = (name: string, curriculum: string[]) => addCourse(portal.database, { name, curriculum });
    await course('Front office', ['Communication at the counter', 'SQL for the desk']);
    const data = await course('Data analysis with SQL', ['Power BI models', 'Joins']);
    await course('Charts', ['Power BI in a day']);
    const { skills } = await fit(await posting(['SQL', 'Power BI', 'Communication', 'Welding', 'GST']));
    expect(skills).toMatchObject([
      {
        skill: 'SQL',
        line: null,
        course: { id: data, name: 'Data analysis with SQL', line: 'Data analysis with SQL' },
      },
      { skill: 'Power BI', line: null, course: { id: data, line: 'Power BI models' } },
      { skill: 'Communication', line: null, course: null },
      { skill: 'Welding', line: null, course: null },
      { skill: 'GST', line: expect.any(String), course: null },
    ]);
    const welding = await course('Welding basics', []);
    expect((await fit(await posting(['Welding']))).skills).toMatchObject([{ course: { id: welding } }]);
  });

  test('a job profile gives experience, location and pay, and no skills without a resume', async () => {
    member = await newJobseeker(portal.app);
    const { hasProfile, hasResume, skills, points } = await fit(await posting(['SQL']));
    expect([hasProfile, hasResume, skills]).toEqual([true, false, []]);
    expect(points.map(({ about }: { about: string }) => about)).toEqual(['experience', 'place', 'pay']);
  });

  test('a posting without listed skills has those named in its requirements', async () => {
    await save();
    const id = await posting([]);
    await portal.database.query('update job_postings set requirements = $2 where id = $1', [
      id,
      ['Working knowledge of Tally Prime and GST'],
    ]);
    expect((await fit(id)).skills.map(({ skill }: { skill: string }) => skill)).toEqual(['Tally Prime', 'GST']);
  });

  describe('the resume of the profile', () => {
    const docx = { name: 'ravi.docx', bytes: resumeFixture('skillora-junior_developer_resume.docx') };
    const saved = async () => (await portal.app.inject({ url, headers: member.headers })).json().data;

    test('is compared without a check, with the lines of the file, until it is removed from the profile', async () => {
      expect((await putOnFile(portal.app, member, docx)).statusCode).toBe(201);
      const { kept: checked, onFile } = await saved();
      expect([checked, onFile]).toMatchObject([null, { fileName: 'ravi.docx', keptAt: now.toISOString() }]);
      const shown = onFile.skills.find(({ name, line }: { name: string; line: string }) => name !== line);
      const id = await posting([shown.name, 'Welding']);
      const { hasResume, resumeName, skills } = await fit(id);
      expect([hasResume, resumeName]).toEqual([true, 'ravi.docx']);
      expect(skills).toMatchObject([
        { skill: shown.name, line: expect.stringContaining(shown.line) },
        { skill: 'Welding', line: null },
      ]);
      await portal.app.inject({ method: 'DELETE', url: '/api/jobseeker/resume', headers: member.headers });
      expect([await saved(), (await fit(id)).hasResume]).toEqual([{ kept: null, onFile: null }, false]);
    });

    test('and a checked resume: jobs are compared with the latest one', async () => {
      const id = await posting(['Welding']);
      await putOnFile(portal.app, member, docx);
      now = new Date(now.getTime() + 1000);
      await save();
      expect(await fit(id)).toMatchObject({ resumeName: 'asha.pdf' });
      now = new Date(now.getTime() + 1000);
      await putOnFile(portal.app, member, docx);
      expect(await fit(id)).toMatchObject({ resumeName: 'ravi.docx' });
    });
  });

  test('an unknown posting is 404', async () => {
    const response = await portal.app.inject({
      url: '/api/jobs/00000000-0000-4000-8000-000000000000/fit',
      headers: member.headers,
    });
    expect([response.statusCode, response.json().message]).toEqual([404, 'This job posting does not exist.']);
  });

  describe('the stored skills of a resume', () => {
    test('are only its skills with their lines, visible only to its member, until they delete them', async () => {
      expect(await saved()).toBeNull();
      const response = await save();
      expect([response.statusCode, response.json().data.kept]).toEqual([200, await saved()]);
      expect(await saved()).toEqual({
        fileName: 'asha.pdf',
        keptAt: now.toISOString(),
        skills: [...RESUME.skills, { name: 'TDS', line: RESUME.lines[0] }, { name: 'GST', line: RESUME.lines[0] }],
      });
      expect(await saved(await newMember(portal.app))).toBeNull();
      for (let again = 0; again < 2; again += 1)
        expect((await portal.app.inject({ method: 'DELETE', url, headers: member.headers })).json()).toEqual({
          success: true,
        });
      expect(await saved()).toBeNull();
    });

    test('are replaced by the next ones, and a resume without skills is an error and changes nothing', async () => {
      await save();
      await save({ ...RESUME, fileName: 'newer.pdf', lines: [] });
      const rejected = await save({ fileName: 'empty.pdf', skills: [], lines: ['Loves long walks'] });
      expect([rejected.statusCode, rejected.json().message]).toEqual([
        422,
        'No skill was found in this resume, so there is nothing to save.',
      ]);
      expect(await saved()).toMatchObject({ fileName: 'newer.pdf', skills: RESUME.skills });
    });

    test('have the part of a long line around the skill', async () => {
      const line = `${'word '.repeat(150)}Power BI${' word'.repeat(150)}`;
      await save({ fileName: '', skills: [{ name: 'Power BI', line }] });
      const [skill] = (await saved()).skills;
      expect(skill.line).toHaveLength(300);
      expect(skill.line).toContain('Power BI');
    });

    test('are deleted with their member, and after a year', async () => {
      await save();
      const resumes = resumeSkillsRepository(portal.database);
      expect(await resumes.old.remove(now, 10)).toBe(0);
      await portal.database.query('delete from members where id = $1', [member.id]);
      expect(await resumes.find(member.id)).toBeUndefined();
      member = await newMember(portal.app);
      await save();
      expect(await resumes.old.remove(new Date(now.getTime() + 1), 10)).toBe(1);
    });
  });
});
