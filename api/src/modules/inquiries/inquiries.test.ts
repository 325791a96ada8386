import { INQUIRY_MESSAGES } from '@kadam/shared/contract/inquiries';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Mail } from '../../mail';
import { addEmployer } from '../../testing/employers';
import { ONE_ENGINE } from '../../testing/engines';
import { addInquiry, INQUIRY } from '../../testing/inquiries';
import { callAs, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';
import { inquiriesRepository } from './inquiries.repository';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('inquiries, $name database', ({ open }) => {
  const portal = testPortal(open);
  let recruiter: TestStaff;

  beforeEach(async () => {
    recruiter ??= await newStaff(portal, ['recruiter']);
    await portal.database.query('truncate inquiries, job_postings, employers cascade');
    await portal.database.query('delete from tasks');
  });

  const send = (payload: object) => portal.app.inject({ method: 'POST', url: '/api/inquiries', payload });
  const call: ReturnType<typeof callAs> = (method, path, payload) =>
    callAs(portal, recruiter)(method, `/office/inquiries${path}`, payload);
  const listed = async (query = '') => (await call('GET', query)).json().data;
  const mails = async () =>
    (await portal.database.query<{ payload: Mail }>('select payload from tasks order by id')).map(
      ({ payload }) => payload,
    );

  test('an inquiry is stored and mailed to the office, and the sender gets a receipt without links', async () => {
    const response = await send({ ...INQUIRY, message: 'See https://evil.example now.' });
    expect([response.statusCode, response.json()]).toEqual([202, { success: true, message: INQUIRY_MESSAGES.sent }]);
    const { inquiries, pagination } = await listed();
    expect(pagination.total).toBe(1);
    expect(inquiries[0]).toMatchObject({
      ...INQUIRY,
      message: 'See https://evil.example now.',
      state: 'new',
      version: 1,
    });
    const sent = await mails();
    const office = sent.find(({ kind }) => kind === 'inquiry');
    const copy = sent.find(({ kind }) => kind === 'inquiry-copy');
    expect(office).toMatchObject({
      subject: 'Nilgiri Clinics wants to hire: Staff Nurse',
      replyTo: { name: INQUIRY.name, address: INQUIRY.email },
      text: expect.stringContaining('3.5 to 4.8 LPA'),
    });
    expect([copy?.to.address, copy?.text.includes('evil.example')]).toEqual([INQUIRY.email, false]);
  });

  test('with a filled honeypot the response is the same, and nothing is stored', async () => {
    expect((await send({ ...INQUIRY, website: 'x' })).statusCode).toBe(202);
    expect([(await listed()).inquiries, await mails()]).toEqual([[], []]);
  });

  test.each([
    ['company', { company: ' ' }, INQUIRY_MESSAGES.company],
    ['role', { role: '' }, INQUIRY_MESSAGES.role],
    ['people', { people: 0 }, INQUIRY_MESSAGES.people],
    ['payTo', { payFrom: 5, payTo: 4 }, INQUIRY_MESSAGES.payOrder],
    ['wantedBy', { wantedBy: '2027-02-30' }, INQUIRY_MESSAGES.day],
  ])('an invalid %s is named with its message', async (field, change, message) => {
    const response = await send({ ...INQUIRY, ...change });
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
  });

  test('inquiries are searched, filtered by state, and assigned to the staff with notes', async () => {
    const id = await addInquiry(portal);
    const change = { state: 'in_progress', assigneeId: recruiter.id, notes: 'Called.', version: 1 };
    const edited = await call('PUT', `/${id}`, change);
    expect(edited.json().data.inquiry).toMatchObject({ ...change, assignee: 'Asha Rao', version: 2 });
    expect((await call('PUT', `/${id}`, change)).json()).toEqual(edited.json());
    const outdated = await call('PUT', `/${id}`, { ...change, notes: 'Other' });
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
    const unknown = await call('PUT', `/${id}`, { ...change, assigneeId: id, version: 2 });
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, INQUIRY_MESSAGES.assigneeGone]);
    const totals = ['?state=new', '?state=in_progress&q=NILGIRI', '?q=nobody'].map((query) => listed(query));
    expect((await Promise.all(totals)).map(({ pagination }) => pagination.total)).toEqual([0, 1, 0]);
  });

  test('one call creates a draft for the employer with this name, once', async () => {
    const employerId = await addEmployer(portal.database, 'NILGIRI  clinics');
    const id = await addInquiry(portal);
    const converted = (await call('POST', `/${id}/convert`, { version: 1 })).json().data.inquiry;
    expect(converted).toMatchObject({ state: 'converted', employerId, postingId: expect.any(String), version: 2 });
    expect((await call('POST', `/${id}/convert`, { version: 1 })).json().data.inquiry).toEqual(converted);
    const postings = await portal.database.query(
      `select id, job_name, state, employer_id, location, description, ctc::float from job_postings`,
    );
    expect(postings).toEqual([
      {
        id: converted.postingId,
        job_name: 'Staff Nurse',
        state: 'draft',
        employer_id: employerId,
        location: INQUIRY.location,
        description: INQUIRY.message,
        ctc: 4.8,
      },
    ]);
    const later = await call('PUT', `/${id}`, { state: 'new', assigneeId: null, notes: '', version: 2 });
    expect([later.statusCode, later.json().message]).toEqual([409, INQUIRY_MESSAGES.converted]);
  });

  test('a new employer, the draft and the conversion are recorded without naming a person', async () => {
    const id = await addInquiry(portal);
    await call('POST', `/${id}/convert`, { version: 1 });
    const entries = await portal.database.query<{ action: string }>(
      'select * from audit_log where member_id = $1 order by number desc limit 3',
      [recruiter.id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['inquiry.convert', 'posting.create', 'employer.create']);
    expect(JSON.stringify(entries)).not.toMatch(/Meera|meera@/);
  });

  test('housekeeping removes inquiries without a change since a day', async () => {
    await addInquiry(portal);
    const { unchanged } = inquiriesRepository(portal.database);
    expect(await unchanged.remove(new Date(Date.now() - 60_000), 10)).toBe(0);
    expect(await unchanged.remove(new Date(Date.now() + 60_000), 10)).toBe(1);
  });
});
