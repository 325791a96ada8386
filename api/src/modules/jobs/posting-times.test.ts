import { ONE_ENGINE } from '../../testing/engines';
import { addPosting, buildTestApp, newJobseeker, testPortal } from '../../testing/portal';
import { until } from '../../testing/until';
import { closeExpiredPostings, publishScheduledPostings } from './posting-times';

jest.setTimeout(180_000);

const LAST_MOMENT = new Date('2026-06-01T18:30:00Z');
const BEFORE = new Date(LAST_MOMENT.getTime() - 1);

describe.each(ONE_ENGINE)('scheduled and expiring postings, $name database', ({ open }) => {
  const portal = testPortal(open, { clock: () => BEFORE });
  beforeEach(() => portal.database.query('truncate job_postings cascade'));

  async function addEnding(validThrough: Date | null): Promise<string> {
    const id = await addPosting(portal.database, { created_at: new Date('2026-05-01') });
    await portal.database.query('update job_postings set valid_through = $2 where id = $1', [id, validThrough]);
    return id;
  }

  const found = async () =>
    (await portal.app.inject({ url: '/api/job/postings?search=nurse' }))
      .json<{ data: { jobPostings: { id: string }[] } }>()
      .data.jobPostings.map(({ id }) => id);

  test('a posting is open until it expires, then it is not found and cannot be applied for', async () => {
    const ending = await addEnding(LAST_MOMENT);
    const endless = await addEnding(null);
    expect(await closeExpiredPostings(portal.database, BEFORE)).toBe(0);
    expect((await found()).sort()).toEqual([ending, endless].sort());

    expect(await closeExpiredPostings(portal.database, LAST_MOMENT)).toBe(1);
    expect(await found()).toEqual([endless]);
    const { email, headers } = await newJobseeker(portal.app);
    const payload = { email, jobPostingId: ending };
    const applied = await portal.app.inject({ method: 'POST', url: '/api/job/apply', headers, payload });
    expect(applied.statusCode).toBe(410);
    expect(await portal.database.query('select closed_at from job_postings where id = $1', [ending])).toEqual([
      { closed_at: LAST_MOMENT },
    ]);
  });

  test('an expired posting is closed while the API runs', async () => {
    const later = await buildTestApp(portal.database, {
      clock: () => LAST_MOMENT,
      searchesOnDemand: false,
    });
    await addEnding(LAST_MOMENT);
    await later.ready();
    await until(async () => {
      const response = await later.inject({ url: '/api/job/postings' });
      return response.json<{ data: { pagination: { total: number } } }>().data.pagination.total === 0;
    });
    await later.close();
    expect(await found()).toEqual([]);
  });

  test('many postings are closed in batches', async () => {
    await addEnding(LAST_MOMENT);
    await portal.database.query(
      `insert into job_postings (id, job_name, company_name, location, employment_type, job_type, experience_level, description, created_at, valid_through)
       select gen_random_uuid(), job_name, company_name, location, employment_type, job_type, experience_level, description, created_at, valid_through
       from job_postings, generate_series(1, 2000)`,
    );
    expect(await closeExpiredPostings(portal.database, LAST_MOMENT)).toBe(2_001);
    expect(await found()).toEqual([]);
  });

  test('a scheduled posting is unknown until its time, and is new from then on', async () => {
    const id = await addPosting(portal.database, { state: 'draft', created_at: new Date('2026-05-01') });
    await portal.database.query(`update job_postings set state = 'scheduled', publish_at = $2 where id = $1`, [
      id,
      LAST_MOMENT,
    ]);
    expect(await publishScheduledPostings(portal.database, BEFORE)).toBe(0);
    expect((await portal.app.inject({ url: `/api/job/postings/${id}` })).statusCode).toBe(404);
    expect(await found()).toEqual([]);
    const later = new Date(LAST_MOMENT.getTime() + 30_000);
    expect(await publishScheduledPostings(portal.database, later)).toBe(1);
    expect(await found()).toEqual([id]);
    const columns = 'state, publish_at, created_at, added_at, version';
    expect(await portal.database.query(`select ${columns} from job_postings`)).toEqual([
      { state: 'published', publish_at: null, created_at: LAST_MOMENT, added_at: later, version: 3 },
    ]);
  });
});
