import type { PostingsQuery } from '@kadam/shared/contract/jobs';
import type { Database } from '../../../db/database';
import { openDatabase } from '../../../db/open';
import { ENGINES, type TestDatabase } from '../../../testing/engines';
import { addPosting } from '../../../testing/portal';
import { until } from '../../../testing/until';
import { indexedJobSearch } from '../open-job-search';
import { questionOf } from '../search-question';
import type { LiveSearch } from './live-search';

const ALL: PostingsQuery = { page: 1, limit: 12, jobType: [], employmentType: [], experienceLevel: [] };
const silent = { info: () => undefined, warn: () => undefined };
const total = async (live: LiveSearch, search?: string) =>
  (await live.find(questionOf(search === undefined ? ALL : { ...ALL, search }))).total;

describe.each(ENGINES)('the index on the $name database', ({ name, open }) => {
  let opened: TestDatabase;
  let database: Database;
  const running: LiveSearch[] = [];
  const started = async (on = database) => {
    const { live } = indexedJobSearch({ database: on, log: silent });
    running.push(live);
    await live.start();
    return live;
  };

  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  }, 60_000);
  beforeEach(async () => void (await database.query('truncate job_postings cascade')));
  afterEach(async () => {
    for (const live of running.splice(0)) await live.stop();
  });
  afterAll(() => opened.remove());

  test('is built beside the requests, which SQL answers meanwhile', async () => {
    await addPosting(database);
    const live = await started();
    expect(live.version).toBeUndefined();
    expect(await total(live)).toBe(1);
    await live.caughtUp();
    expect(live.version).toBe(1);
    expect(await total(live)).toBe(1);
  });

  test('follows every kind of write without being asked', async () => {
    const live = await started();
    await live.caughtUp();
    const id = await addPosting(database, { job_name: 'Welder' });
    await until(async () => (await total(live, 'welder')) === 1);
    await database.query("update job_postings set job_name = 'Plumber' where id = $1", [id]);
    await until(async () => (await total(live, 'welder')) === 0 && (await total(live, 'plumber')) === 1);
    await database.query('update job_postings set is_active = false');
    await until(async () => (await total(live)) === 0);
    await database.query('update job_postings set is_active = true');
    await until(async () => (await total(live)) === 1);
    await database.query('delete from job_postings');
    await until(async () => (await total(live)) === 0);
    await addPosting(database);
    await database.query('truncate job_postings cascade');
    await until(async () => (await total(live)) === 0);
  }, 30_000);

  test('tells what is kept elsewhere which postings have changed, and nothing when none has', async () => {
    const live = await started();
    await live.caughtUp();
    const changed: (string | undefined)[] = [];
    live.onChange = (id) => changed.push(id);
    const id = await addPosting(database);
    await live.caughtUp();
    const { version } = live;
    await database.query('update job_postings set logo_url = $1', ['logo.svg']);
    await live.caughtUp();
    expect(changed).toEqual([id, id]);
    expect(live.version).toBeGreaterThan(version ?? 0);
    await database.query("update job_postings set job_name = 'x' where false");
    await live.caughtUp();
    expect(changed).toEqual([id, id]);
  });

  test('takes in a large import that is committed at once, and is tidied up after it', async () => {
    const live = await started();
    await live.caughtUp();
    await addPosting(database, { job_name: 'Original' });
    // Dates of the past, in no order: nothing of it can be appended.
    await database.query(
      `insert into job_postings (id, job_name, company_name, location, employment_type, job_type, experience_level, description, created_at)
       select gen_random_uuid(), 'Copy ' || n, 'Co', 'Pune', 'full_time', 'remote', 'fresher', '', now() - n * interval '1 hour'
       from generate_series(1, 2500) n`,
    );
    await until(async () => (await total(live, 'copy')) === 2_500);
    expect(await total(live)).toBe(2_501);
  }, 60_000);

  if (name !== 'postgres') return;

  test('hears what another process writes', async () => {
    const other = await openDatabase({ databaseUrl: opened.url, dataFolder: '' });
    try {
      const [here, there] = [await started(), await started(other)];
      await Promise.all([here.caughtUp(), there.caughtUp()]);
      await addPosting(other, { job_name: 'Welder' });
      await until(async () => (await total(here, 'welder')) === 1 && (await total(there, 'welder')) === 1);
      await there.stop();
    } finally {
      await other.close();
    }
  });

  test('misses no transaction that began early and ended late', async () => {
    const live = await started();
    await live.caughtUp();
    await database.transaction(async (early) => {
      await addPosting(early, { job_name: 'Early' });
      await addPosting(database, { job_name: 'Late' });
      await until(async () => (await total(live, 'late')) === 1);
      await live.caughtUp();
      expect(await total(live, 'early')).toBe(0);
    });
    await until(async () => (await total(live, 'early')) === 1);
  });

  test('reads again what it may have missed while its connection was cut', async () => {
    const live = await started();
    await live.caughtUp();
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`,
    );
    await addPosting(database, { job_name: 'Welder' });
    await until(async () => (await total(live, 'welder')) === 1);
    await addPosting(database, { job_name: 'Turner' });
    await until(async () => (await total(live, 'turner')) === 1);
  }, 20_000);
});
