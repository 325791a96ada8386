import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDatabase } from '../testing/engines';
import { addPosting, buildTestApp, newJobseeker } from '../testing/portal';
import { until } from '../testing/until';
import type { Database } from './database';
import { migrate } from './migrate';
import { poolMetrics } from './pool-metrics';
import { openPostgres } from './postgres';
import { openReplica } from './replica';

const { TEST_DATABASE_URL: server } = process.env;
const bin = programs();
const CHECK_INTERVAL_MS = 100;
const log = { info: () => undefined, warn: () => undefined };

jest.setTimeout(120_000);

(server && bin ? describe : describe.skip)('a streaming replica', () => {
  let primary: Database;
  let drop: () => Promise<void>;
  let standby: Standby;
  let replicaUrl: string;

  beforeAll(async () => {
    const created = await createDatabase(server ?? '');
    drop = created.drop;
    primary = await openPostgres(created.url);
    await migrate(primary);
    standby = await startStandby(primary, created.url, bin ?? '');
    replicaUrl = standby.url;
  });
  afterAll(async () => {
    await standby.stop();
    await primary.close();
    await drop();
  });

  const replay = async (action: 'pause' | 'resume') => {
    const replica = await openPostgres(replicaUrl);
    await replica.query(`select pg_wal_replay_${action}()`);
    if (action === 'pause')
      await until(async () => {
        const [row] = await replica.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        return row?.state === 'paused';
      });
    await replica.close();
  };
  const isOnReplica = async (database: Pick<Database, 'query'>) =>
    (await database.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'))[0]?.standby;

  test('the replica serves reads while it follows the primary, and the primary serves them while it lags', async () => {
    const replica = openReplica({ url: replicaUrl, primary, log, checkIntervalMs: CHECK_INTERVAL_MS });
    const readings = () => poolMetrics(primary, replica).read();
    await until(() => replica.isUsed);
    expect(await isOnReplica(replica)).toBe(true);
    expect(readings()).toMatchObject({
      kadam_db_replica_used: 1,
      kadam_db_pool_waiting_requests: [
        { labels: { database: 'primary' }, value: 0 },
        { labels: { database: 'replica' }, value: 0 },
      ],
    });
    await replay('pause');
    await addPosting(primary);
    await until(() => !replica.isUsed);
    expect(await isOnReplica(replica)).toBe(false);
    expect(readings()).toMatchObject({ kadam_db_replica_used: 0 });
    await replay('resume');
    await until(() => replica.isUsed);
    await replica.close();
  });

  test('the primary replaces a replica that is down, even during a read, until it is back', async () => {
    const replica = openReplica({ url: replicaUrl, primary, log, checkIntervalMs: CHECK_INTERVAL_MS });
    await until(() => replica.isUsed);
    await standby.halt();
    expect(await isOnReplica(replica)).toBe(false);
    await standby.start();
    await until(() => replica.isUsed);
    expect(await isOnReplica(replica)).toBe(true);
    await replica.close();
  });

  test('the replica is not used if its URL is that of a primary or of no server', async () => {
    for (const url of [server ?? '', 'postgres://kadam@127.0.0.1:5199/kadam']) {
      const replica = openReplica({ url, primary, log, checkIntervalMs: CHECK_INTERVAL_MS });
      await new Promise((resolve) => setTimeout(resolve, 5 * CHECK_INTERVAL_MS));
      expect(replica.isUsed).toBe(false);
      expect(await isOnReplica(replica)).toBe(false);
      await replica.close();
    }
  });

  describe('a replica that has stopped replaying, behind the API', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = await buildTestApp(primary, { config: { databaseReadUrl: replicaUrl } });
      await app.ready();
      // The API checks the replica every two seconds: what follows happens while it still uses it.
      await until(() => standby.isRead());
      await replay('pause');
    });
    afterAll(async () => {
      await replay('resume');
      await app.close();
    });

    test('members read what they have just written', async () => {
      const posting = await addPosting(primary, { job_name: 'Welder' });
      const { email, headers } = await newJobseeker(app);
      const get = async (url: string) => (await app.inject({ url, headers })).json();
      const profile = await get('/api/auth/getprofile');
      expect(JSON.stringify(profile)).toContain(email);
      await app.inject({ method: 'PUT', url: `/api/job/saved/${posting}`, headers });
      expect(JSON.stringify(await get('/api/job/saved'))).toContain(posting);
      const payload = { email, jobPostingId: posting };
      const applied = await app.inject({ method: 'POST', url: '/api/job/apply', headers, payload });
      expect(applied.statusCode).toBe(201);
      expect(JSON.stringify(await get('/api/job/applied-ids'))).toContain(posting);
    });

    test('a posting is found and opened as soon as it is published', async () => {
      const posting = await addPosting(primary, { job_name: 'Turner' });
      const found = await app.inject({ url: '/api/job/postings?search=turner' });
      expect(found.json().data.jobPostings.map(({ id }: { id: string }) => id)).toEqual([posting]);
      expect((await app.inject({ url: `/api/job/postings/${posting}` })).statusCode).toBe(200);
    });
  });
});

interface Standby {
  readonly url: string;
  start(): Promise<void>;
  halt(): Promise<void>;
  stop(): Promise<void>;
  /** Whether the API has a connection to it. */
  isRead(): Promise<boolean>;
}

/** A copy of the server of TEST_DATABASE_URL that follows it (pg_basebackup). */
async function startStandby(primary: Database, databaseUrl: string, bin: string): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-standby-'));
  const data = join(folder, 'data');
  const owner = ownerOf(folder);
  const url = new URL(databaseUrl);
  execFileSync(join(bin, 'pg_basebackup'), ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', databaseUrl], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  url.port = String(await freePort());
  // A standby needs as many as its primary.
  const [{ max_connections: connections = '' } = {}] = await primary.query<{ max_connections?: string }>(
    'show max_connections',
  );
  let ended: Promise<void> = Promise.resolve();
  let end = () => false;
  const start = async () => {
    const settings = [
      `port=${url.port}`,
      `unix_socket_directories=${folder}`,
      'listen_addresses=127.0.0.1',
      `max_connections=${connections}`,
    ];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    end = () => child.kill('SIGINT');
    await until(async () => {
      if (child.exitCode !== null) throw new Error('The standby did not start.');
      const database = await openPostgres(url.href).catch(() => undefined);
      await database?.close();
      return database !== undefined;
    });
  };
  const halt = async () => {
    end();
    await ended;
  };
  await start();
  return {
    url: url.href,
    start,
    halt,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
    isRead: async () => {
      const database = await openPostgres(url.href);
      const [row] = await database.query<{ count: number }>(
        `select count(*) as count from pg_stat_activity where application_name = 'kadam-api' and pid <> pg_backend_pid()`,
      );
      await database.close();
      return (row?.count ?? 0) > 0;
    },
  };
}

/** The folder of PostgreSQL's programs: PG_BIN, or Debian's newest. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [process.env.PG_BIN ?? '', ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup')));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

// PostgreSQL does not run as root, the usual user in containers.
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}
