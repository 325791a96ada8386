import { postingsQuery } from '@kadam/shared/contract/jobs';
import { ONE_ENGINE, type TestDatabase } from '../../../testing/engines';
import { addPosting } from '../../../testing/portal';
import { until } from '../../../testing/until';
import { openJobSearch } from './open-job-search';
import { parseQuery } from './query';

const HOUR_MS = 60 * 60_000;
const silent = { info: () => undefined, warn: () => undefined };

describe.each(ONE_ENGINE)('housekeeping of the job search, $name database', ({ open }) => {
  let opened: TestDatabase;
  let search: ReturnType<typeof openJobSearch>;
  const count = async (table: string) =>
    (await opened.database.query<{ rows: number }>(`select count(*) as rows from ${table}`))[0]?.rows;
  const runJob = async (name: RegExp, afterHours = 0) =>
    search.housekeepingJobs.find((one) => name.test(one.name))?.run(new Date(Date.now() + afterHours * HOUR_MS), 1_000);

  beforeEach(async () => {
    opened = await open();
    search = openJobSearch({ database: opened.database, log: silent });
  }, 60_000);
  afterEach(async () => {
    await search.stop();
    await opened.remove();
  });

  test('deletes removed postings after a day and records which indexes are too old', async () => {
    await addPosting(opened.database, { job_name: 'Welder' });
    await addPosting(opened.database, { job_name: 'Closed', is_active: false });
    await search.start();
    await search.search.caughtUp();
    await search.stop();
    await opened.database.query("delete from job_postings where job_name = 'Welder'");
    expect(await runJob(/removed/)).toBe(0);
    expect(await runJob(/removed/, 25)).toBe(0);
    // Rows that a transaction of the server may still see are deleted a day later.
    let hours = 50;
    await until(async () => (await runJob(/removed/, (hours += 25))) === 1);
    expect(await count('job_search')).toBe(1);
    const [{ forgotten } = { forgotten: 0 }] = await opened.database.query<{ forgotten: number }>(
      'select forgotten_below::text::bigint as forgotten from job_search_housekeeping',
    );
    expect(forgotten).toBeGreaterThan(0);
  });

  test('deletes words that no posting has, and a new posting with them is found', async () => {
    const id = await addPosting(opened.database, { job_name: 'Welder' });
    await opened.database.query("update job_postings set job_name = 'Turner' where id = $1", [id]);
    await search.start();
    await search.search.caughtUp();
    const known = async () =>
      (
        await opened.database.query<{ word: string }>(
          "select word from job_search_dictionary where word ~ 'welder|turner'",
        )
      )
        .map(({ word }) => word)
        .sort();
    expect(await known()).toEqual(['=turner', '=welder', 'turner', 'welder']);
    expect(await runJob(/words/)).toBe(2);
    expect(await known()).toEqual(['=turner', 'turner']);
    await addPosting(opened.database, { job_name: 'Welder' });
    await search.search.caughtUp();
    expect(search.search.version).toBeGreaterThan(0);
    const welders = postingsQuery.parse({ search: 'welder' });
    expect((await search.search.find(parseQuery(welders))).total).toBe(1);
  });
});
