import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postingsQuery } from '@kadam/shared/contract/jobs';
import type { Database } from '../../../db/database';
import { openDatabase } from '../../../db/open';
import { ENGINES, testDatabase } from '../../../testing/engines';
import { addPosting } from '../../../testing/portal';
import { until } from '../../../testing/until';
import type { LiveSearch } from './live-search';
import { openJobSearch } from './open-job-search';
import { parseQuery } from './query';

const run = promisify(execFile);
const ALL = postingsQuery.parse({});
const silent = { info: () => undefined, warn: () => undefined };
const total = async (live: LiveSearch, search?: string) =>
  (await live.find(parseQuery(search === undefined ? ALL : { ...ALL, search }))).total;

describe.each(ENGINES)('the index, $name database', ({ name, open }) => {
  const opened = testDatabase(open);
  let database: Database;
  const running: LiveSearch[] = [];
  const started = async (on = database) => {
    const { search: live } = openJobSearch({ database: on, log: silent });
    running.push(live);
    await live.start();
    return live;
  };

  const stopAll = async () => {
    for (const live of running.splice(0)) await live.stop();
  };

  beforeAll(() => void ({ database } = opened));
  beforeEach(async () => void (await database.query('truncate job_postings cascade')));
  afterEach(stopAll);

  test('a search waits until the index is loaded', async () => {
    await addPosting(database);
    const live = await started();
    expect(live.version).toBe(0);
    expect(await total(live)).toBe(1);
    expect(live.version).toBe(1);
  });

  test('a search ends with UNAVAILABLE when the process stops before the index is loaded', async () => {
    const { search: live } = openJobSearch({ database, log: silent });
    const searching = live.find(parseQuery(ALL));
    await live.stop();
    await expect(searching).rejects.toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfter: 5 } });
  });

  test('follows every kind of write', async () => {
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

  test('reports changed postings to caches, and nothing if none has changed', async () => {
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

  test('follows a large import in one transaction and is rebuilt after it', async () => {
    const live = await started();
    await live.caughtUp();
    await addPosting(database, { job_name: 'Original' });
    // Past dates in no order cannot be appended.
    await database.query(
      `insert into job_postings (id, job_name, company_name, location, employment_type, job_type, experience_level, description, created_at)
       select gen_random_uuid(), 'Copy ' || n, 'Co', 'Pune', 'full_time', 'remote', 'fresher', '', now() - n * interval '1 hour'
       from generate_series(1, 2500) n`,
    );
    await until(async () => (await total(live, 'copy')) === 2_500);
    expect(await total(live)).toBe(2_501);
  }, 60_000);

  test('orders postings with equal times by their ids, across all pages', async () => {
    await database.query(
      `insert into job_postings (id, job_name, company_name, location, employment_type, job_type, experience_level, description, created_at)
       select gen_random_uuid(), 'Copy', 'Co', 'Pune', 'full_time', 'remote', 'fresher', '', '2026-01-01' from generate_series(1, 2500)`,
    );
    const { search: live } = openJobSearch({ database, log: silent });
    running.push(live);
    await live.start();
    await live.caughtUp();
    const shown: string[] = [];
    for (let page = 1; page <= 50; page += 1)
      shown.push(...(await live.find(parseQuery({ ...ALL, page, limit: 50 }))).ids);
    const rows = await database.query<{ id: string }>('select id from job_postings order by created_at desc, id');
    expect(shown).toEqual(rows.map(({ id }) => id));
  }, 30_000);

  test('logs no failure when it is stopped during a rebuild', async () => {
    const warnings: string[] = [];
    const log = { ...silent, warn: (_: object, sentence: string) => void warnings.push(sentence) };
    let stopping: Promise<void> | undefined;
    let isArmed = false;
    const watched = Object.assign(Object.create(database) as Database, {
      query: ((sql, values) => {
        if (isArmed && sql.includes('from job_search where is_active')) stopping ??= live.stop();
        return database.query(sql, values);
      }) as Database['query'],
    });
    const { search: live } = openJobSearch({ database: watched, log });
    running.push(live);
    await live.start();
    await live.caughtUp();
    isArmed = true;
    await database.query('truncate job_postings cascade');
    await until(() => stopping !== undefined);
    await stopping;
    expect(warnings).toEqual([]);
  });

  describe('stored in a folder', () => {
    let folder: string;
    const begin = async () => {
      const { search: live } = openJobSearch({ database, folder, log: silent });
      running.push(live);
      await live.start();
      await live.caughtUp();
      return live;
    };
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'kadam-index-'));
    });
    // An index writes its file until it has stopped.
    afterEach(async () => {
      await stopAll();
      await rm(folder, { recursive: true });
    });

    test('reads only later changes after a restart', async () => {
      for (let day = 1; day < 40; day += 1) await addPosting(database, { created_at: new Date(2026, 0, day) });
      const id = await addPosting(database, { job_name: 'Welder', location: 'Köln' });
      const first = await begin();
      await addPosting(database, { job_name: 'Plumber', created_at: new Date(2026, 0, 5) });
      await first.caughtUp();
      await first.stop();
      await database.query("update job_postings set job_name = 'Turner', job_type = 'remote' where id = $1", [id]);
      // Only a rebuild reads a change below the horizon. An open transaction of another test on the
      // same server holds the horizon back, so the change has the lowest number.
      const hide = "update job_search set is_active = false, changed_in = '0' where created_at = $1";
      await database.query(hide, [new Date(2026, 0, 7)]);
      const again = await begin();
      expect(await total(again)).toBe(41);
      for (const [word, count] of [
        ['welder', 0],
        ['turner', 1],
        ['plumber', 1],
        ['nurse', 39],
      ] as const)
        expect(await total(again, word)).toBe(count);
      const all = await again.find(parseQuery({ ...ALL, limit: 50 }));
      const rows = await database.query<{ id: string }>('select id from job_postings order by created_at desc, id');
      expect(all.ids).toEqual(rows.map((row) => row.id));
      expect(all.facets.jobType).toEqual({ onsite: 40, hybrid: 0, remote: 1 });
    }, 30_000);

    test.each([
      ['damaged', (bytes: Buffer) => bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 2)],
      ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
      ['of other tables', (bytes: Buffer) => bytes],
    ])(
      'is rebuilt if the stored file is %s',
      async (what, spoil) => {
        await addPosting(database, { job_name: 'Welder' });
        await (await begin()).stop();
        const file = join(folder, 'job-search.index');
        await writeFile(file, spoil(await readFile(file)));
        if (what === 'of other tables')
          await database.query(
            `drop trigger job_search_insert on job_postings;
           create trigger job_search_insert after insert on job_postings
             referencing new table as added for each statement execute function job_search_after_insert()`,
          );
        // Only a rebuild reads this change.
        await database.query("update job_search set is_active = false, changed_in = '0'");
        const again = await begin();
        expect(await total(again)).toBe(0);
      },
      30_000,
    );
  });

  if (name !== 'postgres') return;

  test('follows the writes of another process, and vice versa', async () => {
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

  test('finds the change of a transaction that started before others and ended after them', async () => {
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

  test('finds changes made while its connection was down', async () => {
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

  test('is rebuilt after a backup is restored', async () => {
    const [folder, url] = [await mkdtemp(join(tmpdir(), 'kadam-dump-')), opened.url ?? ''];
    const [dump, bin] = [join(folder, 'kadam.dump'), process.env.PG_BIN ?? ''];
    try {
      await addPosting(database, { job_name: 'Welder' });
      const live = await started();
      await live.caughtUp();
      await run(join(bin, 'pg_dump'), ['--format=custom', `--file=${dump}`, url]);
      await database.query("update job_postings set job_name = 'Turner'");
      await addPosting(database, { job_name: 'Plumber' });
      await until(async () => (await total(live, 'plumber')) === 1);
      await run(join(bin, 'pg_restore'), ['--clean', '--if-exists', `--dbname=${url}`, dump]);
      await live.caughtUp();
      expect(await Promise.all(['welder', 'turner', 'plumber'].map((word) => total(live, word)))).toEqual([1, 0, 0]);
      await addPosting(database, { job_name: 'Fitter' });
      await until(async () => (await total(live, 'fitter')) === 1);
      expect(live.version).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);
});
