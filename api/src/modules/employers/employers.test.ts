import { randomUUID } from 'node:crypto';
import { EMPLOYER_MESSAGES } from '@kadam/shared/contract/employers';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { addEmployer, EMPLOYER_FIELDS } from '../../testing/employers';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, callAs, testPortal } from '../../testing/portal';
import { newStaff, type TestStaff } from '../../testing/staff';

jest.setTimeout(120_000);

describe.each(ONE_ENGINE)('employers, $name database', ({ open }) => {
  const portal = testPortal(open);
  let recruiter: TestStaff;

  beforeEach(async () => {
    await portal.database.query('truncate job_postings, employers cascade');
    recruiter ??= await newStaff(portal, ['recruiter']);
  });

  const call: ReturnType<typeof callAs> = (method, path, payload) =>
    callAs(portal, recruiter)(method, `/office/employers${path}`, payload);
  const created = async (change: object = {}) => {
    const response = await call('POST', '', { ...EMPLOYER_FIELDS, id: randomUUID(), ...change });
    expect([response.statusCode, response.body]).toEqual([201, response.body]);
    return response.json().data.employer;
  };
  const names = async (query: string) => {
    const { data } = (await call('GET', query)).json();
    return data.employers.map(({ name }: { name: string }) => name);
  };
  const postings = () =>
    portal.database.query<{ name: string; employer: string | null }>(
      'select company_name as name, employer_id as employer from job_postings order by company_name',
    );
  const write = async (companyName: string, state = 'published') => {
    const id = await addPosting(portal.database, { state });
    await portal.database.query('update job_postings set company_name = $2 where id = $1', [id, companyName]);
    return id;
  };

  test('a posting belongs to the employer with its company name, ignoring case and spacing', async () => {
    await write('Rose  Mills');
    await write(' rose mills');
    await write('Café Ünal');
    const [first, second, other] = await portal.database.query<{ id: string; slug: string }>(
      `select p.employer_id as id, slug from job_postings p join employers e on e.id = employer_id
       order by slug desc`,
    );
    expect([first!.slug, second!.id, other!.slug]).toEqual(['rose-mills', first!.id, 'caf-nal']);
    expect((await call('GET', `/${first!.id}`)).json().data.employer).toMatchObject({
      name: 'Rose Mills',
      openPostings: 2,
      version: 1,
    });
  });

  test('companies whose names have the same letters have different slugs', async () => {
    const slugs = [await created({ name: 'A & B' }), await created({ name: 'A + B' }), await created({ name: 'कदम' })];
    expect(slugs.map(({ slug }) => slug)).toEqual(['a-b', expect.stringMatching(/^a-b-[0-9a-f]{8}$/), 'company']);
  });

  test('a draft without a company belongs to no employer', async () => {
    await write('', 'draft');
    expect(await postings()).toEqual([{ name: '', employer: null }]);
  });

  test('a renamed employer has a new slug, the old one redirects, and its postings have the new name', async () => {
    await write('rose mills');
    const id = await addEmployer(portal.database, 'Rose Mills');
    const fields = { ...EMPLOYER_FIELDS, name: 'Lily Mills' };
    const edited = await call('PUT', `/${id}`, { ...fields, version: 1 });
    expect(edited.json().data.employer).toMatchObject({ ...fields, slug: 'lily-mills', version: 2, openPostings: 1 });
    const page = async (slug: string) =>
      (await portal.app.inject({ url: `/api/companies/${slug}` })).json().data.company;
    expect(await page('rose-mills')).toMatchObject({ name: 'Lily Mills', slug: 'lily-mills' });
    expect(await postings()).toEqual([{ name: 'Lily Mills', employer: id }]);
    expect((await call('PUT', `/${id}`, { ...fields, version: 1 })).json()).toEqual(edited.json());
    const outdated = await call('PUT', `/${id}`, { ...fields, location: 'Goa', version: 1 });
    expect([outdated.statusCode, outdated.json().message]).toEqual([409, STAFF_MESSAGES.changed]);
  });

  test('a name belongs to one employer, ignoring case', async () => {
    const { id } = await created();
    await created({ name: 'Deccan Mills' });
    const again = await call('POST', '', { ...EMPLOYER_FIELDS, id: randomUUID(), name: 'DECCAN  mills' });
    const renamed = await call('PUT', `/${id}`, { ...EMPLOYER_FIELDS, name: 'deccan mills', version: 1 });
    for (const { statusCode, body } of [again, renamed])
      expect([statusCode, body]).toEqual([409, expect.stringContaining(EMPLOYER_MESSAGES.nameInUse)]);
    const conflict = await call('POST', '', { ...EMPLOYER_FIELDS, id, name: 'Third' });
    expect([conflict.statusCode, conflict.json().message]).toEqual([409, EMPLOYER_MESSAGES.idInUse]);
  });

  test('a website must be an https URL', async () => {
    const rejected = ['http://a.example', 'javascript:alert(1)', 'https://', 'https://a:b@c.example', 'https://a b'];
    for (const website of rejected) {
      const response = await call('POST', '', { ...EMPLOYER_FIELDS, id: randomUUID(), website });
      expect([website, response.statusCode, response.json().message]).toEqual([
        website,
        400,
        EMPLOYER_MESSAGES.website,
      ]);
    }
  });

  test('the list can be searched by name and location, sorted and paged', async () => {
    await created({ name: 'Rose Mills', location: 'Nashik' });
    await created({ name: 'Deccan Mills', location: 'Pune' });
    await created({ name: 'Asha Foods', location: 'Nashik' });
    await write('Rose Mills');
    expect(await names('?sort=name')).toEqual(['Asha Foods', 'Deccan Mills', 'Rose Mills', 'Sanjeevani Care']);
    expect(await names('?q=MILLS&sort=-name')).toEqual(['Rose Mills', 'Deccan Mills']);
    expect(await names('?q=nashik&sort=-open')).toEqual(['Rose Mills', 'Asha Foods']);
    expect(await names('?limit=1&page=2')).toEqual(['Deccan Mills']);
    expect((await call('GET', '?q=100%25')).json().data).toMatchObject({ employers: [], pagination: { total: 0 } });
  });

  test('each change is recorded with the changed fields', async () => {
    const { id } = await created();
    await call('PUT', `/${id}`, { ...EMPLOYER_FIELDS, location: 'Nashik', version: 1 });
    const entries = await portal.database.query(
      'select action, before, after from audit_log where subject_id = $1 order by number',
      [id],
    );
    expect(entries).toEqual([
      { action: 'employer.create', before: null, after: { ...EMPLOYER_FIELDS, logo: null } },
      { action: 'employer.edit', before: { location: 'Pune, Maharashtra' }, after: { location: 'Nashik' } },
    ]);
  });
});
