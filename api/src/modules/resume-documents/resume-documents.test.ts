import { MAX_RESUME_DOCUMENT_BYTES, MAX_RESUME_DOCUMENTS } from '@kadam/shared/contract/resume-documents';
import { limitsFor } from '../../limits';
import { ONE_ENGINE } from '../../testing/engines';
import { buildTestApp, newMember, type TestMember, testPortal } from '../../testing/portal';

const RESUME = {
  basics: { name: 'Asha Rao' },
  work: [{ position: 'Cook', highlights: ['Cooked'] }],
  hobbies: ['chess'],
};
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

describe.each(ONE_ENGINE)('resumes of the editor, $name database', ({ open }) => {
  let now = Date.parse('2026-03-01T10:00:00Z');
  const portal = testPortal(open, { clock: () => new Date((now += 1_000)) });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = ({ headers }: TestMember, method: Method, ...[path = '', payload]: [path?: string, payload?: object]) =>
    portal.app.inject({ method, url: `/api/resume/documents${path}`, headers, ...(payload && { payload }) });
  const create = (member: TestMember, name: string, document: object = RESUME) =>
    call(member, 'POST', '', { name, document });
  const list = async (member: TestMember) => (await call(member, 'GET')).json().data.resumes;

  test('a resume is listed without its content, and read as it was saved', async () => {
    const member = await newMember(portal.app);
    const created = await create(member, 'For hotels');
    expect(created.statusCode).toBe(201);
    const { resume } = created.json().data;
    expect(resume).toEqual({
      id: expect.any(String),
      name: 'For hotels',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: resume.createdAt,
    });
    await create(member, 'For ships', { work: [], basics: {} });
    expect(await list(member)).toMatchObject([{ name: 'For ships' }, resume]);
    const read = await call(member, 'GET', `/${resume.id}`);
    expect(read.json().data.resume).toEqual({ ...resume, document: RESUME });
    expect(read.payload).toContain(JSON.stringify(RESUME));
  });

  test('a save requires the stored version; an older one is 409 and changes nothing', async () => {
    const member = await newMember(portal.app);
    const { id } = (await create(member, 'Mine')).json().data.resume;
    const saved = await call(member, 'PUT', `/${id}`, { version: 1, document: { basics: { name: 'A' } } });
    expect(saved.json().data.resume).toMatchObject({ version: 2 });
    const late = await call(member, 'PUT', `/${id}`, { version: 1, document: { basics: { name: 'B' } } });
    expect([late.statusCode, late.json().message]).toEqual([409, 'This resume was changed on another device.']);
    expect((await call(member, 'GET', `/${id}`)).json().data.resume.document).toEqual({ basics: { name: 'A' } });
  });

  test('of two concurrent saves only one succeeds', async () => {
    const member = await newMember(portal.app);
    const { id } = (await create(member, 'Mine')).json().data.resume;
    const save = (name: string) => call(member, 'PUT', `/${id}`, { version: 1, document: { basics: { name } } });
    const statuses = (await Promise.all([save('Asha'), save('Ravi')])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('renaming a resume does not change its version, and names are unique per member', async () => {
    const member = await newMember(portal.app);
    const { id } = (await create(member, 'Mine')).json().data.resume;
    await create(member, 'Other');
    const renamed = await call(member, 'PUT', `/${id.toUpperCase()}/name`, { name: ' For hotels ' });
    expect(renamed.json().data.resume).toMatchObject({ id, name: 'For hotels', version: 1 });
    expect((await call(member, 'PUT', `/${id}/name`, { name: 'For hotels' })).statusCode).toBe(200);
    const conflict = await call(member, 'PUT', `/${id}/name`, { name: 'Other' });
    expect([conflict.statusCode, conflict.json().details]).toEqual([
      409,
      [{ field: 'name', message: 'You already have a resume called “Other”. Choose another name.' }],
    ]);
    expect((await create(member, 'Other')).statusCode).toBe(409);
    expect((await create(await newMember(portal.app), 'Other')).statusCode).toBe(201);
  });

  test('deleting a resume that does not exist succeeds', async () => {
    const member = await newMember(portal.app);
    const { id } = (await create(member, 'Mine')).json().data.resume;
    for (const path of [`/${id}`, `/${id}`, `/${UNKNOWN}`])
      expect((await call(member, 'DELETE', path)).json()).toEqual({ success: true });
    expect((await call(member, 'GET', `/${id}`)).statusCode).toBe(404);
    expect((await call(member, 'PUT', `/${id}`, { version: 1, document: RESUME })).statusCode).toBe(404);
  });

  test('members cannot read, change or delete the resumes of others', async () => {
    const [member, other] = [await newMember(portal.app), await newMember(portal.app)];
    const { id } = (await create(member, 'Mine')).json().data.resume;
    expect((await call(other, 'GET', `/${id}`)).statusCode).toBe(404);
    expect((await call(other, 'PUT', `/${id}`, { version: 1, document: {} })).statusCode).toBe(404);
    expect((await call(other, 'PUT', `/${id}/name`, { name: 'Theirs' })).statusCode).toBe(404);
    await call(other, 'DELETE', `/${id}`);
    expect(await list(member)).toMatchObject([{ id, name: 'Mine', version: 1 }]);
    expect(await list(other)).toEqual([]);
  });

  test('a member has at most ten resumes, also with concurrent requests', async () => {
    const member = await newMember(portal.app);
    const names = Array.from({ length: MAX_RESUME_DOCUMENTS + 2 }, (_, at) => `Resume ${at}`);
    const statuses = (await Promise.all(names.map((name) => create(member, name)))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await list(member)).toHaveLength(MAX_RESUME_DOCUMENTS);
  });

  test.each([
    ['no name', { name: ' ', document: {} }, 'Please give the resume a name.'],
    ['no object', { name: 'A', document: [] }, undefined],
    ['a wrong member', { name: 'A', document: { work: 'Rose' } }, "'work' must be a list, but is text."],
    ['deep nesting', { name: 'A', document: { x: nested(30) } }, 'Must not be nested so deep.'],
    [
      'too much text',
      { name: 'A', document: { x: Array.from({ length: 11 }, () => 'x'.repeat(MAX_RESUME_DOCUMENT_BYTES / 10.5)) } },
      undefined,
    ],
  ])('%s is rejected', async (_, payload, message) => {
    const response = await call(await newMember(portal.app), 'POST', '', payload);
    expect([400, 413]).toContain(response.statusCode);
    if (message) expect(response.json().message).toContain(message);
  });

  test('a resume of 200 KB is saved', async () => {
    const document = { x: ['x'.repeat(MAX_RESUME_DOCUMENT_BYTES - 20)] };
    expect((await create(await newMember(portal.app), 'Long', document)).statusCode).toBe(201);
  });

  test('the download of the account has the resumes, and deleting the account removes them', async () => {
    const member = await newMember(portal.app);
    await create(member, 'For hotels');
    const { password } = member;
    const post = (url: string) =>
      portal.app.inject({ method: 'POST', url: `/api/account/${url}`, headers: member.headers, payload: { password } });
    expect((await post('data')).json().data.resumeDocuments).toMatchObject([{ name: 'For hotels', document: RESUME }]);
    expect((await post('delete')).statusCode).toBe(200);
    const left = await portal.database.query('select 1 from resume_documents where member_id = $1', [member.id]);
    expect(left).toEqual([]);
  });

  test('changes are limited per member', async () => {
    const app = await buildTestApp(portal.database, { limits: limitsFor(1) });
    const member = await newMember(app);
    const remove = () =>
      app.inject({ method: 'DELETE', url: `/api/resume/documents/${UNKNOWN}`, headers: member.headers });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await remove()).statusCode);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
    await app.close();
  });
});
