import { connect, createServer, type Server, type Socket } from 'node:net';
import { createDatabase } from '../testing/engines';
import { type Database, DatabaseUnavailableError } from './database';
import { openPostgres } from './postgres';

const server = process.env.TEST_DATABASE_URL;

test('an unreachable PostgreSQL is reported in one sentence, without the password', async () => {
  const opening = openPostgres('postgres://kadam:very-secret@127.0.0.1:5199/kadam');
  await expect(opening).rejects.toThrow(
    /^DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:5199\. Check it/,
  );
  await expect(opening).rejects.not.toThrow('very-secret');
});

(server ? describe : describe.skip)('a PostgreSQL whose network fails', () => {
  let database: Database;
  let network: Network;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createDatabase(server ?? '');
    drop = created.drop;
    network = await openNetwork(new URL(created.url));
    database = await openPostgres(network.url);
  });
  afterEach(() => network.heal());
  afterAll(async () => {
    await database.close();
    await network.close();
    await drop();
  });

  test.each(['hang', 'refuse'] as const)(
    'to %s is unavailable for all concurrent callers, and works again once it is back',
    async (failure) => {
      await database.query('select 1');
      network[failure]();

      const start = performance.now();
      const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => database.query('select 1')));
      expect(performance.now() - start).toBeLessThan(5_000);
      for (const attempt of attempts) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailableError) });
      }

      network.heal();
      expect(await Promise.all(Array.from({ length: 30 }, () => database.query('select 1 as one')))).toHaveLength(30);
    },
    20_000,
  );

  test('a slow response is waited for, up to the statement timeout', async () => {
    await database.query('select pg_sleep(2.2)');
    await expect(database.query('select pg_sleep(30)')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  }, 20_000);
});

interface Network {
  url: string;
  hang(): void;
  refuse(): void;
  heal(): void;
  close(): Promise<void>;
}

// A relay between us and PostgreSQL whose wire can be cut or go silent.
async function openNetwork(target: URL): Promise<Network> {
  let state: 'sound' | 'hanging' | 'refusing' = 'sound';
  const sockets = new Set<Socket>();
  const relay: Server = createServer((near) => {
    if (state === 'refusing') return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => state === 'sound' && to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  const address = relay.address();
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  return {
    url: url.href,
    hang: () => (state = 'hanging'),
    refuse: () => {
      state = 'refusing';
      for (const socket of sockets) socket.destroy();
    },
    heal: () => (state = 'sound'),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        relay.close(() => resolve());
      }),
  };
}
