import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import { OFFICE_APPLICATION_MESSAGES as MESSAGES } from '@kadam/shared/contract/office-applications';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Mail } from '../../mail';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, callAs, newJobseeker, type TestMember, testPortal } from '../../testing/portal';
import { resumeFixture, uploadResume } from '../../testing/resumes';
import { newStaff, type TestStaff } from '../../testing/staff';
import { until } from '../../testing/until';

jest.setTimeout(120_000);

const FILE = { name: 'Asha Rao.docx', bytes: resumeFixture('skillora-junior_developer_resume.docx') };
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('applications in the office, $name database', ({ open }) => {
  let now = Date.parse('2026-11-27T04:30:00Z');
  const clock = () => new Date((now += 1));
  const sent: Mail[] = [];
  const mailTransport = {
    send: async ({ payload }: { payload: Mail }) => void sent.push(payload),
    close: () => undefined,
  };
  const portal = testPortal(open, {
    clock,
    mailTransport,
    config: { publicUrl: 'https://portal.example.in', officeEmail: 'office@example.in' },
  });
  let recruiter: TestStaff;
  beforeAll(async () => {
    recruiter = await newStaff(portal, ['recruiter'], new Date(now));
  });

  const call: ReturnType<typeof callAs> = (...sent) => callAs(portal, recruiter)(...sent);
  const get = async (path: string) => (await call('GET', path)).json().data;

  async function applied(posting: string, fields: { name?: string; resume?: boolean } = {}) {
    const member = await newJobseeker(portal.app);
    if (fields.name !== undefined)
      await callAs(portal, member)('POST', '/jobseeker/profile', { jobseekerName: fields.name, email: member.email });
    const resumeId = fields.resume ? (await uploadResume(portal.app, member, FILE)).json().data.resume.id : undefined;
    const payload = { email: member.email, jobPostingId: posting, ...(resumeId && { resumeId }) };
    const response = await callAs(portal, member)('POST', '/job/apply', payload);
    return { member, id: response.json().data.id as string };
  }
  const versionOf = async (id: string): Promise<number> =>
    (await get(`/office/applications/${id}`)).application.version;
  const change = async (id: string, status: ApplicationStatus, more: { note?: string; version?: number } = {}) =>
    call('POST', `/office/applications/${id}/status`, { status, note: '', version: await versionOf(id), ...more });
  const names = (data: { applications: { name: string }[] }) => data.applications.map(({ name }) => name);
  const auditOf = (id: string) =>
    portal.database.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_log where subject_id = $1 order by number',
      [id],
    );
  async function statusMails({ email }: TestMember): Promise<Mail[]> {
    const about = "select 1 from tasks where kind = 'written-mail' and failed_at is null";
    await until(async () => (await portal.database.query(about)).length === 0);
    return sent.filter(({ kind, to }) => kind === 'application-status' && to.address === email);
  }

  test('the list has filters, search in names, addresses, titles and companies, sorting and pages', async () => {
    const nurse = await addPosting(portal.database, { job_name: 'Theatre Nurse', company_name: 'Aarogya 100% Care' });
    const cook = await addPosting(portal.database, { job_name: 'Tandoor Cook', company_name: 'Spice_Route' });
    const [asha, ravi, kavya] = [
      await applied(nurse, { name: 'Zoya Khan' }),
      await applied(nurse, { name: 'arjun mehta' }),
      await applied(cook, { name: 'Meera Pillai' }),
    ];
    const list = (query: string) => get(`/office/applications?${query}`);
    expect(await list(`posting=${nurse}`)).toEqual({
      applications: [
        expect.objectContaining({
          id: ravi.id,
          version: 1,
          status: 'received',
          name: 'arjun mehta',
          email: ravi.member.email,
          hasResume: false,
          posting: { id: nurse, title: 'Theatre Nurse', company: 'Aarogya 100% Care', location: 'Pune, Maharashtra' },
        }),
        expect.objectContaining({ id: asha.id }),
      ],
      pagination: { page: 1, limit: 50, total: 2 },
    });
    expect(names(await list('company=aarogya 100%25 care&sort=name'))).toEqual(['arjun mehta', 'Zoya Khan']);
    expect(names(await list(`posting=${nurse}&sort=-name`))).toEqual(['Zoya Khan', 'arjun mehta']);
    expect(await list(`posting=${nurse}&sort=applied&page=2&limit=1`)).toMatchObject({
      applications: [{ id: ravi.id }],
      pagination: { page: 2, limit: 1, total: 2 },
    });
    for (const [words, found] of [
      ['MEHTA nurse', ['arjun mehta']],
      ['theatre 100%25', ['arjun mehta', 'Zoya Khan']],
      ['spice_route', ['Meera Pillai']],
      ['e_h_a', []],
      [kavya.member.email.slice(0, 14), ['Meera Pillai']],
    ] as const)
      expect([words, names(await list(`q=${words}`))]).toEqual([words, found]);
    expect(await list('q=theatre&page=9')).toMatchObject({ applications: [], pagination: { total: 2 } });
    await change(asha.id, 'shortlisted');
    expect(names(await list(`posting=${nurse}&status=seen,shortlisted`))).toEqual(['Zoya Khan']);
    expect(names(await list(`posting=${nurse}&sort=-changed`))).toEqual(['Zoya Khan', 'arjun mehta']);
    const rejected = await call('GET', '/office/applications?sort=pay&posting=7&status=fired');
    expect([
      rejected.statusCode,
      rejected
        .json()
        .details.map(({ field }: { field: string }) => field)
        .sort(),
    ]).toEqual([400, ['posting', 'sort', 'status']]);
  });

  test('a changed name or address is found immediately, and the old one is not', async () => {
    const { member } = await applied(await addPosting(portal.database), { name: 'Farhan Oldname' });
    const found = async (q: string) => (await get(`/office/applications?q=${q}`)).pagination.total;
    expect(await found('oldname')).toBe(1);
    await callAs(portal, member)('POST', '/jobseeker/profile', {
      jobseekerName: 'Farhan Newname',
      email: 'farhan.new@example.in',
    });
    expect([await found('oldname'), await found('newname'), await found('farhan.new@')]).toEqual([0, 1, 1]);
    await portal.database.query('update members set email = $2 where id = $1', [member.id, 'farhan.moved@example.in']);
    expect(await found('farhan.moved')).toBe(1);
    await portal.database.query('delete from jobseeker_profiles where member_id = $1', [member.id]);
    expect([await found('farhan.new@'), await found('farhan.moved')]).toEqual([0, 1]);
  });

  test('a board has a column for each status except withdrawn, with its total and the latest changes', async () => {
    const posting = await addPosting(portal.database);
    const [first, second, third] = [await applied(posting), await applied(posting), await applied(posting)];
    await change(first.id, 'hired');
    await change(second.id, 'interview');
    await callAs(portal, third.member)('POST', `/job/applications/${third.id}/withdraw`, {});
    const { board } = await get(`/office/postings/${posting}/applications`);
    expect(board.posting).toMatchObject({ id: posting, title: 'Staff Nurse' });
    expect(board.columns.map(({ status, total }: { status: string; total: number }) => [status, total])).toEqual([
      ['received', 0],
      ['seen', 0],
      ['shortlisted', 0],
      ['interview', 1],
      ['offer', 0],
      ['hired', 1],
      ['not_chosen', 0],
    ]);
    expect(board.columns[5].applications).toEqual([expect.objectContaining({ id: first.id, status: 'hired' })]);
    expect((await call('GET', `/office/postings/${UNKNOWN_ID}/applications`)).json().message).toBe(
      MESSAGES.postingGone,
    );
  });

  test('an opened application has profile, contact data, resume and history, and counts as a view', async () => {
    const { id, member } = await applied(await addPosting(portal.database), { resume: true });
    const { application } = await get(`/office/applications/${id}`);
    expect(application).toMatchObject({
      id,
      name: 'Asha Rao',
      firstName: 'Asha',
      candidate: { accountEmail: member.email, phone: '' },
      resume: { name: 'Asha Rao.docx', size: FILE.bytes.length },
      history: [{ status: 'received', note: '', by: '' }],
      notes: [],
    });
    expect((await callAs(portal, member)('GET', '/job/activity')).json().data.profileViews).toBe(1);
    expect((await call('GET', `/office/applications/${UNKNOWN_ID}`)).statusCode).toBe(404);
  });

  test('the resume is a file with recorded downloads, and a text; the fit names its lines', async () => {
    const posting = await addPosting(portal.database, { skills: ['JavaScript', 'Patient care'] });
    const { id, member } = await applied(posting, { resume: true });
    const file = await call('GET', `/office/applications/${id}/resume`);
    expect([file.headers['content-disposition'], file.rawPayload.equals(FILE.bytes)]).toEqual([
      expect.stringContaining('Asha Rao.docx'),
      true,
    ]);
    expect(await auditOf(id)).toEqual([{ action: 'application.download-resume', before: null, after: null }]);
    const { resume } = await get(`/office/applications/${id}/resume-text`);
    expect(resume.pages[0].join('\n')).toMatch(/developer/i);
    const { fit } = await get(`/office/applications/${id}/fit`);
    expect(fit).toMatchObject({ hasProfile: true, hasResume: true, resumeName: 'Asha Rao.docx' });
    expect(fit.skills).toMatchObject([
      { skill: 'JavaScript', line: expect.stringContaining('JavaScript') },
      { skill: 'Patient care', line: null },
    ]);
    // Off file its skills are no longer stored, and are read again.
    await portal.app.inject({ method: 'DELETE', url: '/api/jobseeker/resume', headers: member.headers });
    expect((await get(`/office/applications/${id}/fit`)).fit).toEqual(fit);
    const none = await applied(posting);
    expect((await call('GET', `/office/applications/${none.id}/resume`)).json().message).toBe(MESSAGES.noFile);
    expect((await get(`/office/applications/${none.id}/fit`)).fit).toMatchObject({ hasResume: false, skills: [] });
  });

  test('a new status with a note appears in the history with the person, in the mail, and in the audit log', async () => {
    const { id, member } = await applied(await addPosting(portal.database));
    const response = await change(id, 'interview', { note: 'Hello {{ name }}, on Monday for {{job}}.' });
    expect(response.json().data.application).toMatchObject({
      status: 'interview',
      version: 2,
      history: [
        { status: 'received', by: '' },
        { status: 'interview', by: 'Asha Rao', note: 'Hello Asha, on Monday for Staff Nurse.' },
      ],
    });
    const [mail] = await statusMails(member);
    expect(mail?.subject).toBe('Interview: your application for Staff Nurse');
    expect(mail?.text).toContain(
      'Hello Asha,\n\nYour application for Staff Nurse at Sanjeevani Care leads to an interview.',
    );
    expect(mail?.text).toContain('> Hello Asha, on Monday for Staff Nurse.');
    expect(await auditOf(id)).toEqual([
      {
        action: 'application.change-status',
        before: { status: 'received', hasNote: null },
        after: { status: 'interview', hasNote: true },
      },
    ]);
    const history = (await callAs(portal, member)('GET', `/job/applications/user/${member.id}`)).json().data;
    expect(history.jobPostings[0].history[1]).toEqual({
      status: 'interview',
      at: expect.any(String),
      note: 'Hello Asha, on Monday for Staff Nurse.',
    });
  });

  test('a change of an older version is rejected, and repeating the same call is not', async () => {
    const { id } = await applied(await addPosting(portal.database));
    const call = { version: 1, note: 'Welcome.' };
    expect((await change(id, 'interview', call)).statusCode).toBe(200);
    expect((await change(id, 'interview', call)).json().data.application.history).toHaveLength(2);
    const late = await change(id, 'offer', { version: 1 });
    expect([late.statusCode, late.json().message]).toEqual([409, MESSAGES.changed]);
    const otherNote = await change(id, 'interview', { version: 1, note: 'Another time.' });
    expect(otherNote.statusCode).toBe(409);
    const unknown = await change(id, 'offer', { note: 'Dear {{nmae}} {{job}} {{}}' });
    expect([unknown.statusCode, unknown.json().details[0].message]).toEqual([
      400,
      'There is no variable {{nmae}}, {{}}. The variables are {{name}}, {{job}}, {{company}}, {{status}}, {{link}}.',
    ]);
  });

  test('a hired application cannot be withdrawn or sent again, and can be corrected to an offer', async () => {
    const posting = await addPosting(portal.database);
    const { id, member } = await applied(posting);
    expect((await change(id, 'hired')).statusCode).toBe(200);
    expect((await callAs(portal, member)('POST', `/job/applications/${id}/withdraw`, {})).statusCode).toBe(409);
    const again = await callAs(portal, member)('POST', '/job/apply', { email: member.email, jobPostingId: posting });
    expect(again.json().code).toBe('ALREADY_APPLIED');
    expect((await change(id, 'shortlisted')).statusCode).toBe(409);
    expect((await change(id, 'offer')).statusCode).toBe(200);
    expect((await statusMails(member)).map(({ subject }) => subject).sort()).toEqual([
      'Hired: your application for Staff Nurse',
      'Offer: your application for Staff Nurse',
    ]);
  });

  test('in a bulk change the possible changes are made, and the others are listed with reasons', async () => {
    const posting = await addPosting(portal.database);
    const [fine, moved, gone] = [await applied(posting), await applied(posting), await applied(posting)];
    await change(moved.id, 'seen');
    await callAs(portal, gone.member)('POST', `/job/applications/${gone.id}/withdraw`, {});
    const payload = {
      status: 'not_chosen',
      note: '',
      applications: [fine.id, moved.id, gone.id, UNKNOWN_ID].map((id) => ({ id, version: 1 })),
    };
    const { outcomes } = (await call('POST', '/office/applications/status', payload)).json().data;
    expect(outcomes).toEqual([
      { id: fine.id, message: null },
      { id: moved.id, message: MESSAGES.changed },
      { id: gone.id, message: expect.stringContaining('withdrawn') },
      { id: UNKNOWN_ID, message: MESSAGES.gone },
    ]);
    expect((await auditOf(fine.id)).map(({ action }) => action)).toEqual(['application.change-status']);
    expect(await auditOf(gone.id)).toEqual([]);
    for (const applications of [[], Array.from({ length: 101 }, () => ({ id: UNKNOWN_ID, version: 1 }))])
      expect((await call('POST', '/office/applications/status', { ...payload, applications })).statusCode).toBe(400);
  });

  test('of two concurrent changes of one application, one is made and the other is rejected', async () => {
    const { id } = await applied(await addPosting(portal.database));
    const responses = await Promise.all([change(id, 'seen', { version: 1 }), change(id, 'not_chosen', { version: 1 })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('an internal note has an author, is added once, and is not visible to the candidate', async () => {
    const { id, member } = await applied(await addPosting(portal.database));
    const note = { id: randomUUID(), text: 'Speaks Marathi.\nCall after six.' };
    const add = (to: string) => call('POST', `/office/applications/${to}/notes`, note);
    const first = await add(id);
    expect(first.json().data.note).toMatchObject({ ...note, by: 'Asha Rao' });
    expect((await add(id)).body).toBe(first.body);
    expect((await get(`/office/applications/${id}`)).application.notes).toEqual([first.json().data.note]);
    const other = await applied(await addPosting(portal.database));
    expect([(await add(other.id)).statusCode, (await add(UNKNOWN_ID)).statusCode]).toEqual([409, 404]);
    expect(await auditOf(id)).toEqual([{ action: 'application.add-note', before: null, after: { note: note.id } }]);
    const listed = await callAs(portal, member)('GET', `/job/applications/user/${member.id}`);
    expect(listed.body).not.toContain('Marathi');
  });

  test('a template is saved with its variables, used by the next mail, and never overwritten unseen', async () => {
    const templates = async () => (await get('/office/templates')).templates;
    const [seen] = await templates();
    expect(seen).toMatchObject({ status: 'seen', version: 0, changedAt: null, changedBy: null });
    expect(seen.builtIn).toEqual({ subject: seen.subject, text: seen.text });
    const { id, member } = await applied(await addPosting(portal.database));
    const before = await change(id, 'seen');
    const body = { subject: 'News about {{job}}', text: 'Dear {{name}},\n\nsee {{link}}\nor call us.', version: 0 };
    const save = (fields = {}) => call('PUT', '/office/templates/seen', { ...body, ...fields });
    const saved = await save();
    expect(saved.json().data.template).toMatchObject({ version: 1, changedBy: 'Asha Rao', subject: body.subject });
    expect((await save()).body).toBe(saved.body);
    const outdated = await save({ text: 'Other' });
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
    for (const fields of [{ subject: 'For {{company_name}}' }, { text: '{{ Name }}' }, { subject: 'Two\nlines' }])
      expect((await save({ version: 1, ...fields })).statusCode).toBe(400);
    const other = await applied(await addPosting(portal.database));
    await change(other.id, 'seen');
    const [mail] = await statusMails(other.member);
    expect(mail?.subject).toBe('News about Staff Nurse');
    expect(mail?.text).toMatch(
      /^Dear Asha,\n\nsee https:\/\/portal\.example\.in\/myjobs\nor call us\.\n\nIs something/,
    );
    expect(mail?.html).toContain('white-space:pre-line');
    expect([before.statusCode, (await statusMails(member))[0]?.subject]).toEqual([
      200,
      'Seen: your application for Staff Nurse',
    ]);
    expect((await templates())[0]).toMatchObject({ version: 1, text: body.text });
  });

  test('a mail does not repeat a first name that is a message to a stranger', async () => {
    const { id, member } = await applied(await addPosting(portal.database));
    await portal.database.query('update members set first_name = $2 where id = $1', [
      member.id,
      'Win at casino.example',
    ]);
    await change(id, 'seen');
    expect((await statusMails(member))[0]?.text).not.toContain('casino');
  });

  test('the export has every matching application, and no cell runs as a formula', async () => {
    const posting = await addPosting(portal.database, { job_name: '=cmd|calc' });
    const { member } = await applied(posting, { name: '+Asha "The" Rao' });
    await portal.database.query(
      `with people as (
         insert into members (id, first_name, last_name, email, password_hash, created_at)
         select gen_random_uuid(), 'Person', n::text, 'person' || n || '@export.example', '', now()
         from generate_series(1, 1100) n returning id
       ) insert into applications (id, member_id, job_posting_id, applied_at)
       select gen_random_uuid(), id, $1, '2026-11-01T00:00:00Z' from people`,
      [posting],
    );
    const file = await call('GET', `/office/applications/export?posting=${posting}&status=received`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('applications.csv'),
    });
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 1 + 1_100);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toContain(`"'=cmd|calc","Sanjeevani Care","${posting}","'+Asha ""The"" Rao","${member.email}"`);
    const [entry] = await portal.database.query<{ after: unknown }>(
      `select after from audit_log where action = 'application.export'`,
    );
    expect(entry?.after).toMatchObject({ posting, status: ['received'] });
  });
});
