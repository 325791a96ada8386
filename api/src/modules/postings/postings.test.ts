import { randomUUID } from 'node:crypto';
import { POSTING_MESSAGES } from '@kadam/shared/contract/postings';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { ONE_ENGINE } from '../../testing/engines';
import { jobsService, POSTING_FIELDS } from '../../testing/jobs';
import { addPosting, callAs, newJobseeker, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('postings of the office, $name database', ({ open }) => {
  let now = new Date('2026-11-27T04:30:00Z');
  const portal = testPortal(open, { clock: () => now });
  let recruiter: TestStaff;

  beforeEach(async () => {
    now = new Date('2026-11-27T04:30:00Z');
    await portal.database.query('truncate job_postings cascade');
    recruiter ??= await newStaff(portal, ['recruiter'], now);
  });

  const call: ReturnType<typeof callAs> = (method, path, payload) =>
    callAs(portal, recruiter)(method, `/office/postings${path}`, payload);
  const created = async (change: object = {}) => {
    const response = await call('POST', '', { ...POSTING_FIELDS, id: randomUUID(), ...change });
    expect([response.statusCode, response.body]).toEqual([201, response.body]);
    return response.json().data.posting;
  };
  const inState = async (state: string, change: object = {}) => {
    const { id, version } = await created(change);
    return (await call('PUT', `/${id}/state`, { state, version })).json().data.posting;
  };
  const listed = async (query = '') => {
    const { data } = (await call('GET', query)).json();
    return data.postings as { id: string; jobName: string; applications: number }[];
  };
  const titles = async (query: string) => (await listed(query)).map(({ jobName }) => jobName);
  const status = async (url: string) => (await portal.app.inject({ url: `/api/job/postings${url}` })).statusCode;
  const entries = () =>
    portal.database.query<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_log where subject_kind = $1 order by number',
      ['posting'],
    );

  test('a draft has a recruiter, and a category derived from its title', async () => {
    const draft = await created();
    expect(draft).toMatchObject({
      ...POSTING_FIELDS,
      category: 'healthcare',
      state: 'draft',
      version: 1,
      applications: 0,
      createdBy: 'Asha Rao',
      createdAt: now.toISOString(),
      source: null,
    });
    expect((await call('GET', `/${draft.id}`)).json().data.posting).toEqual(draft);
    expect((await call('GET', `/${randomUUID()}`)).statusCode).toBe(404);
  });

  test('creating a posting again with its id returns it, and another one cannot use the id', async () => {
    const draft = await created();
    expect((await call('POST', '', { ...POSTING_FIELDS, id: draft.id })).statusCode).toBe(201);
    const other = await call('POST', '', { ...POSTING_FIELDS, id: draft.id, jobName: 'Welder' });
    expect([other.statusCode, other.json().message]).toEqual([409, POSTING_MESSAGES.idInUse]);
  });

  test('an edit names the version it replaces, and only changed fields are recorded', async () => {
    const { id } = await created();
    const edit = { ...POSTING_FIELDS, category: 'other', ctc: 5.25, expiresOn: '2026-12-31', version: 1 };
    const edited = await call('PUT', `/${id}`, edit);
    expect(edited.json().data.posting).toMatchObject({ version: 2, ctc: 5.25, expiresOn: '2026-12-31' });
    expect((await call('PUT', `/${id}`, edit)).json()).toEqual(edited.json());
    const outdated = await call('PUT', `/${id}`, { ...edit, ctc: 6 });
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
    expect((await entries()).at(-1)).toEqual({
      action: 'posting.edit',
      before: { ctc: 4.8, category: 'healthcare', expiresOn: null },
      after: { ctc: 5.25, category: 'other', expiresOn: '2026-12-31' },
    });
    const [row] = await portal.database.query<{ valid_through: Date }>('select valid_through from job_postings');
    expect(row?.valid_through).toEqual(new Date('2026-12-31T18:30:00Z'));
  });

  test('a change by an import or by housekeeping increases the version, a derived category does not', async () => {
    const { id } = await created();
    await portal.database.query('update job_postings set category = null, version = 5 where id = $1', [id]);
    const version = async () => (await call('GET', `/${id}`)).json().data.posting.version;
    const before = await version();
    await portal.database.query(`update job_postings set category = 'it' where id = $1`, [id]);
    expect(await version()).toBe(before);
    await portal.database.query(`update job_postings set job_name = job_name where id = $1`, [id]);
    expect(await version()).toBe(before);
    await portal.database.query(`update job_postings set job_name = 'Nurse' where id = $1`, [id]);
    expect(await version()).toBe(before + 1);
  });

  test.each([
    [{ jobName: ' ' }, 'jobName', POSTING_MESSAGES.titleMissing],
    [{ expiresOn: '2026-11-26' }, 'expiresOn', POSTING_MESSAGES.dayOver],
    [{ expiresOn: '2026-02-30' }, 'expiresOn', POSTING_MESSAGES.day],
    [{ skills: [''] }, 'skills.0', 'Must not be empty.'],
    [{ ctc: -1 }, 'ctc', 'Must not be negative.'],
  ])('%j is rejected with a message for its field', async (change, field, message) => {
    const response = await call('POST', '', { ...POSTING_FIELDS, id: randomUUID(), ...change });
    expect([response.statusCode, response.json().details]).toEqual([400, [{ field, message }]]);
  });

  test('publishing requires company, location and description, and each missing field is named', async () => {
    const { id } = await created({ companyName: '', location: '', description: '' });
    const publish = (version: number) => call('PUT', `/${id}/state`, { state: 'published', version });
    expect((await publish(1)).json().details).toEqual([
      { field: 'companyName', message: POSTING_MESSAGES.companyMissing },
      { field: 'location', message: POSTING_MESSAGES.locationMissing },
      { field: 'description', message: POSTING_MESSAGES.descriptionMissing },
    ]);
    await call('PUT', `/${id}`, { ...POSTING_FIELDS, jobType: 'remote', location: '', version: 1 });
    expect((await publish(2)).statusCode).toBe(200);
    const emptied = await call('PUT', `/${id}`, { ...POSTING_FIELDS, description: '', version: 3 });
    expect(emptied.json().details[0].field).toBe('description');
  });

  test('a draft is not public, a published posting is, and a closed one only has its page', async () => {
    const open = await addPosting(portal.database, {
      company_name: POSTING_FIELDS.companyName,
      skills: ['Triage', 'GNM'],
    });
    const { id } = await created({ skills: ['Triage', 'GNM'] });
    const publicly = async () => {
      const get = async (url: string) => (await portal.app.inject({ url: `/api/${url}` })).json().data;
      const similar = (await get(`job/postings/${open}/similar`)).similar as { jobPosting: { id: string } }[];
      const company = (await get(`job/postings/${open}/company`)).company.otherJobs as { id: string }[];
      const found = (await get('job/postings?search=nurse')).jobPostings as { id: string }[];
      const newest = await jobsService(portal.database).newest(10);
      return {
        page: await status(`/${id}`),
        found: found.some((one) => one.id === id),
        similar: similar.some(({ jobPosting }) => jobPosting.id === id),
        company: company.some((one) => one.id === id),
        newest: newest.some((one) => one.id === id),
      };
    };
    const hidden = { found: false, similar: false, company: false, newest: false };
    expect(await publicly()).toEqual({ page: 404, ...hidden });
    const jobseeker = await newJobseeker(portal.app);
    const { headers, email } = jobseeker;
    const apply = () =>
      portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload: { email, jobPostingId: id } });
    const save = () => portal.app.inject({ method: 'PUT', url: `/api/job/saved/${id}`, headers });
    expect([(await apply()).statusCode, (await save()).statusCode]).toEqual([404, 404]);
    await call('PUT', `/${id}/state`, { state: 'scheduled', publishAt: '2026-11-28T04:30:00Z', version: 1 });
    expect(await publicly()).toEqual({ page: 404, ...hidden });
    await call('PUT', `/${id}/state`, { state: 'published', version: 2 });
    expect(await publicly()).toEqual({ page: 200, found: true, similar: true, company: true, newest: true });
    expect((await apply()).statusCode).toBe(201);
    await call('PUT', `/${id}/state`, { state: 'closed', version: 3 });
    expect(await publicly()).toEqual({ page: 200, ...hidden });
    expect((await listed()).find((one) => one.id === id)?.applications).toBe(1);
    expect((await entries()).map(({ action }) => action)).toContain('posting.close');
  });

  test('a posting is new when it is first published, and keeps its date when it is opened again', async () => {
    const { id } = await created();
    const times = async () =>
      (await portal.database.query('select created_at, added_at, closed_at from job_postings where id = $1', [id]))[0];
    now = new Date('2026-11-27T04:40:00Z');
    await call('PUT', `/${id}/state`, { state: 'published', version: 1 });
    expect(await times()).toEqual({ created_at: now, added_at: now, closed_at: null });
    const first = now;
    now = new Date('2026-11-27T04:50:00Z');
    await call('PUT', `/${id}/state`, { state: 'closed', version: 2 });
    expect(await times()).toEqual({ created_at: first, added_at: first, closed_at: now });
    const reopened = await call('PUT', `/${id}/state`, { state: 'published', version: 3 });
    expect(await times()).toEqual({ created_at: first, added_at: first, closed_at: null });
    expect((await call('PUT', `/${id}/state`, { state: 'published', version: 3 })).json()).toEqual(reopened.json());
    expect((await entries()).map(({ action }) => action).slice(-3)).toEqual([
      'posting.publish',
      'posting.close',
      'posting.reopen',
    ]);
  });

  test.each([
    [undefined, 'publishAt', POSTING_MESSAGES.timeMissing],
    ['2026-11-27T04:30:00Z', 'publishAt', POSTING_MESSAGES.timeOver],
    ['2026-12-05T04:30:00Z', 'expiresOn', POSTING_MESSAGES.expiresBefore],
  ])('scheduling for %s is rejected', async (publishAt, field, message) => {
    const { id } = await created({ expiresOn: '2026-12-01' });
    const response = await call('PUT', `/${id}/state`, { state: 'scheduled', publishAt, version: 1 });
    expect(response.json().details).toEqual([{ field, message }]);
  });

  test('only allowed state changes are possible', async () => {
    const { id } = await created();
    const to = (state: string, version: number) =>
      call('PUT', `/${id}/state`, {
        state,
        version,
        ...(state === 'scheduled' && { publishAt: '2026-12-01T00:00:00Z' }),
      });
    expect((await to('closed', 1)).statusCode).toBe(409);
    expect((await to('scheduled', 1)).json().data.posting).toMatchObject({ publishAt: '2026-12-01T00:00:00.000Z' });
    expect((await to('draft', 2)).json().data.posting).toMatchObject({ state: 'draft', publishAt: null });
    expect((await to('published', 2)).json().message).toBe(STAFF_MESSAGES.changed);
    expect((await to('published', 3)).statusCode).toBe(200);
    expect((await to('draft', 4)).json().message).toBe(POSTING_MESSAGES.impossible);
  });

  test('a duplicate is a draft with the same content and without an expiry date', async () => {
    const { id } = await inState('published', { expiresOn: '2026-12-31' });
    const newId = randomUUID();
    const copy = await call('POST', `/${id}/duplicate`, { newId });
    expect(copy.json().data.posting).toMatchObject({
      ...POSTING_FIELDS,
      category: 'healthcare',
      id: newId,
      state: 'draft',
    });
    expect((await call('POST', `/${id}/duplicate`, { newId })).json()).toEqual(copy.json());
  });

  test('a bulk change has a result for each posting', async () => {
    const [ready, open, incomplete] = [await created(), await inState('published'), await created({ location: '' })];
    const ids = [ready.id, open.id, incomplete.id, randomUUID()];
    const change = async (payload: object) =>
      (
        (await call('POST', '/changes', payload)).json().data.results as { status: string; message: string | null }[]
      ).map(({ status: result, message }) => [result, message]);
    expect(await change({ action: 'publish', ids })).toEqual([
      ['changed', null],
      ['unchanged', null],
      ['failed', POSTING_MESSAGES.locationMissing],
      ['failed', POSTING_MESSAGES.gone],
    ]);
    expect(await change({ action: 'set-expiry', ids: ids.slice(0, 3), expiresOn: '2026-12-24' })).toEqual([
      ['changed', null],
      ['changed', null],
      ['changed', null],
    ]);
    expect(await change({ action: 'set-expiry', ids: ids.slice(0, 1), expiresOn: '2026-12-24' })).toEqual([
      ['unchanged', null],
    ]);
    expect(await change({ action: 'close', ids: ids.slice(0, 3) })).toEqual([
      ['changed', null],
      ['changed', null],
      ['failed', POSTING_MESSAGES.impossible],
    ]);
    expect(await titles('?state=closed')).toHaveLength(2);
  });

  test('a bulk change has at most 200 postings', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID());
    expect((await call('POST', '/changes', { action: 'close', ids })).statusCode).toBe(400);
  });

  describe('the list of postings', () => {
    const POSTINGS = [
      { job_name: 'Accountant', company_name: 'Beacon', location: 'Delhi', created_at: new Date('2026-01-01') },
      { job_name: 'Ward Nurse', company_name: 'Asha Care', location: 'Pune', job_type: 'remote', is_active: false },
      { job_name: 'Java Developer', company_name: 'Cosmos', location: 'Pune', employment_type: 'part_time' },
    ];
    beforeEach(async () => {
      for (const [index, fields] of POSTINGS.entries())
        await addPosting(portal.database, { created_at: new Date(Date.UTC(2026, 1, index)), ...fields, skills: [] });
      await portal.database.query(`update job_postings set category = 'it' where job_name = 'Java Developer'`);
      await portal.database.query(`update job_postings set valid_through = '2026-12-31' where job_name = 'Accountant'`);
    });

    test.each([
      ['', ['Java Developer', 'Ward Nurse', 'Accountant']],
      ['?sort=created', ['Accountant', 'Ward Nurse', 'Java Developer']],
      ['?sort=title', ['Accountant', 'Java Developer', 'Ward Nurse']],
      ['?sort=-title', ['Ward Nurse', 'Java Developer', 'Accountant']],
      ['?sort=company', ['Ward Nurse', 'Accountant', 'Java Developer']],
      ['?sort=title&page=2&limit=2', ['Ward Nurse']],
      ['?sort=title&page=9', []],
      ['?q=nur', ['Ward Nurse']],
      ['?q=PUNE%20dev', ['Java Developer']],
      ['?q=cosm', ['Java Developer']],
      ['?q=%25%27%22', []],
      ['?q=surgical', []],
      ['?employer=%20asha%20CARE', ['Ward Nurse']],
      ['?employer=asha', []],
      ['?state=published&sort=title', ['Accountant', 'Java Developer']],
      ['?state=closed,draft', ['Ward Nurse']],
      ['?category=it', ['Java Developer']],
      ['?category=other&sort=title', ['Accountant', 'Ward Nurse']],
      ['?jobType=remote', ['Ward Nurse']],
      ['?employmentType=part_time&jobType=onsite', ['Java Developer']],
    ])('is filtered by %s', async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    test('sorts postings without an expiry date last', async () => {
      expect((await titles('?sort=expiry'))[0]).toBe('Accountant');
      expect((await titles('?sort=-expiry')).at(-1)).toBe('Accountant');
    });

    test('is sorted by applications, not counting withdrawn ones', async () => {
      const idOf = async (title: string) => (await listed()).find(({ jobName }) => jobName === title)!.id;
      for (const [title, count] of [
        ['Accountant', 2],
        ['Java Developer', 1],
      ] as const)
        for (let index = 0; index < count; index += 1) {
          const { email, headers } = await newJobseeker(portal.app);
          const payload = { email, jobPostingId: await idOf(title) };
          await portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload });
        }
      const counted = async () =>
        (await listed('?sort=-applications')).map(({ jobName, applications }) => [jobName, applications]);
      expect(await counted()).toEqual([
        ['Accountant', 2],
        ['Java Developer', 1],
        ['Ward Nurse', 0],
      ]);
      await portal.database.query(`update applications set status = 'withdrawn'
        where job_posting_id = (select id from job_postings where job_name = 'Accountant')`);
      expect(await counted()).toContainEqual(['Accountant', 0]);
    });

    test('has the total of all pages', async () => {
      const { data } = (await call('GET', '?limit=1&page=2&q=pune')).json();
      expect(data.pagination).toEqual({ page: 2, limit: 1, total: 2 });
      expect(data.postings).toHaveLength(1);
    });
  });
});
