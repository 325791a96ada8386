import { COMPANY_PAGE_SIZE } from '@kadam/shared/contract/companies';
import { addEmployer } from '../../testing/employers';
import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, testPortal } from '../../testing/portal';

jest.setTimeout(60_000);

describe.each(ONE_ENGINE)('company pages, $name database', ({ open }) => {
  const portal = testPortal(open);
  const get = async (path: string) => {
    const response = await portal.app.inject({ url: `/api/companies/${path}` });
    return { status: response.statusCode, data: response.json().data };
  };
  const rename = (from: string, to: string) =>
    portal.database.query('update employers set name = $2 where name = $1', [from, to]);

  beforeEach(() => portal.database.query('truncate job_postings, employers cascade'));

  test('a company shows its facts and one page of its open jobs, newest first', async () => {
    const company_name = 'Rose Mills';
    for (let day = 1; day <= COMPANY_PAGE_SIZE + 1; day += 1)
      await addPosting(portal.database, { company_name, created_at: new Date(Date.UTC(2026, 5, day)) });
    await addPosting(portal.database, { company_name, is_active: false });
    await addPosting(portal.database, { company_name, state: 'draft' });
    await addPosting(portal.database, { company_name: 'Lily Mills' });
    const { status, data } = await get('rose-mills');
    expect([status, data.company.name, data.pagination]).toEqual([
      200,
      company_name,
      { page: 1, limit: COMPANY_PAGE_SIZE, total: COMPANY_PAGE_SIZE + 1 },
    ]);
    expect(data.jobPostings[0].createdAt).toBe(`2026-06-${COMPANY_PAGE_SIZE + 1}T00:00:00.000Z`);
    expect(
      (await get('rose-mills?page=2')).data.jobPostings.map(({ createdAt }: { createdAt: string }) => createdAt),
    ).toEqual(['2026-06-01T00:00:00.000Z']);
  });

  test('an unknown company is 404, and so is one without any published posting', async () => {
    await addEmployer(portal.database, 'Only Asked');
    await addPosting(portal.database, { company_name: 'Only Drafted', state: 'draft' });
    const statuses = await Promise.all(
      ['nobody', 'only-asked', 'only-drafted'].map(async (slug) => (await get(slug)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    await addPosting(portal.database, { company_name: 'Closed Works', is_active: false });
    expect((await get('closed-works')).data.pagination.total).toBe(0);
  });

  test('former slugs redirect to the current one, until another company has them', async () => {
    await addPosting(portal.database, { company_name: 'Rose Mills' });
    await rename('Rose Mills', 'Lily Mills');
    await rename('Lily Mills', 'Iris Mills');
    const slugs = async () =>
      Promise.all(['rose-mills', 'lily-mills', 'iris-mills'].map(async (slug) => (await get(slug)).data?.company.slug));
    expect(await slugs()).toEqual(['iris-mills', 'iris-mills', 'iris-mills']);
    await addPosting(portal.database, { company_name: 'Lily Mills' });
    expect(await slugs()).toEqual(['iris-mills', 'lily-mills', 'iris-mills']);
    await rename('Iris Mills', 'Rose Mills');
    expect(await slugs()).toEqual(['rose-mills', 'lily-mills', 'rose-mills']);
    await rename('Lily Mills', 'Rose  Mills!');
    expect((await get('lily-mills')).data.company.slug).toMatch(/^rose-mills-[0-9a-f]{8}$/);
  });
});
