import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/open';
import { createDatabase } from '../../api/src/testing/engines';
import { startServer, type ServerProcess } from '../../api/src/testing/server-process';
import { isNginxInstalled, startNginx } from '../../release/src/index';
import { freePort } from '../portal/running-portal';

jest.setTimeout(300_000);

const { TEST_DATABASE_URL: server, CI } = process.env;
const isPossible = server !== undefined && isNginxInstalled();
const name = isPossible
  ? 'two processes of the API behind nginx'
  : 'two processes of the API behind nginx (skipped: nginx or TEST_DATABASE_URL is missing)';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

// Connections that the system has accepted for a process that stops listening are reset, and nginx
// does not retry a POST (decision 0060).
const WAYS = [
  { way: 'at one socket that a supervisor holds lose nothing', isShared: true, lostMost: 0 },
  { way: 'with an address each lose no GET and at most one POST each', isShared: false, lostMost: 2 },
];

(isPossible || CI === 'true' ? describe : describe.skip)(name, () => {
  it.each(WAYS)('$way while one is restarted and then the other ends', async ({ isShared, lostMost }) => {
    const { origin, apis, url, begin } = await startTwo(isShared);
    const load = startLoad(origin, lostMost);
    await load.goOn();
    expect(await apis[0]?.end('SIGTERM')).toBe(0);
    await load.goOn();
    apis[0] = await begin(0);
    await load.goOn();
    expect(await apis[1]?.end('SIGTERM')).toBe(0);
    await load.goOn();
    await load.stop();

    for (const lost of load.failed) expect(lost).toMatch(/^\/auth\/signup: 502 .*"UNAVAILABLE"/);
    expect(load.failed.length).toBeLessThanOrEqual(lostMost);
    expect(load.signedUp.length).toBeGreaterThan(10);
    expect((await emailsIn(url)).sort()).toEqual([...load.signedUp].sort());
  });
});

async function startTwo(isShared: boolean) {
  const { url, drop } = await createDatabase(server ?? '');
  ends.push(drop);
  const folder = await mkdtemp(join(tmpdir(), 'kadam-restarts-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const ports = [await freePort(), await freePort()];
  const env = { DATABASE_URL: url, KADAM_DATA: folder, KADAM_DRAIN_MS: '1500' };
  const apis: ServerProcess[] = [];
  const socket = isShared ? openSocket() : undefined;
  const begin = (index: number) => startServer({ ...env, PORT: String(ports[index]) }, socket?.file);
  ends.push(() => Promise.all(apis.map((api) => api.end('SIGTERM'))));
  // Both at once: they migrate the tables together.
  apis.push(...(await Promise.all([begin(0), begin(1)])));
  const KADAM_API = (socket ? [socket.port] : ports).map((port) => `127.0.0.1:${port}`).join(' ');
  const nginx = await startNginx({
    port: await freePort(),
    bundlesFolder: join(folder, 'bundles'),
    apiOrigin: apis[0]?.origin ?? '',
    settings: { KADAM_API, KADAM_LIMIT_FACTOR: '1000' },
  });
  ends.push(nginx.stop);
  return { origin: nginx.origin, apis, url, begin };
}

/** An open socket that is passed to the API, as by systemd. */
function openSocket(): { port: number; file: number } {
  // Node's other documented ways to listen accept connections too.
  const { TCP, constants } = (process as unknown as { binding(name: 'tcp_wrap'): TcpBinding }).binding('tcp_wrap');
  const tcp = new TCP(constants.SERVER);
  const name = { port: 0 };
  if (tcp.bind('127.0.0.1', 0) !== 0 || tcp.getsockname(name) !== 0) throw new Error('No socket could be opened.');
  ends.push(() => tcp.close());
  return { port: name.port, file: tcp.fd };
}

interface TcpBinding {
  TCP: new (type: number) => {
    readonly fd: number;
    bind(address: string, port: number): number;
    getsockname(name: { port: number }): number;
    close(): void;
  };
  constants: { SERVER: number };
}

const READERS = 6;
const WRITERS = 3;
const ENOUGH = 30;

/**
 * Visitors with sequential requests, some of which create accounts: exactly the confirmed accounts
 * must exist.
 */
function startLoad(origin: string, lostMost: number) {
  const state = { isOn: true, answered: 0 };
  const failed: string[] = [];
  const signedUp: string[] = [];
  const ask = async (path: string, expected: number, body?: object) => {
    const init = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    };
    const answer = await fetch(`${origin}/api${path}`, init).catch((error: Error) => error);
    const said = 'text' in answer ? `${answer.status} ${await answer.text()}` : answer.message;
    const isAnswered = said.startsWith(String(expected));
    if (isAnswered) state.answered += 1;
    else failed.push(`${path}: ${said}`);
    return isAnswered;
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (state.isOn) await ask('/job/postings?limit=3', 200);
  });
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let index = 0; state.isOn; index += 1) {
      const email = `w${writer}n${index}@example.in`;
      const form = { firstName: 'Asha', lastName: 'Rao', email, password: 'monsoon-clouds' };
      if (await ask('/auth/signup', 201, form)) signedUp.push(email);
    }
  });
  return {
    failed,
    signedUp,
    /** Waits for more responses; the test's timeout ends a portal that does not respond. */
    async goOn() {
      const goal = state.answered + ENOUGH;
      while (state.answered < goal && failed.length <= lostMost) await wait(10);
    },
    async stop() {
      state.isOn = false;
      await Promise.all([...readers, ...writers]);
    },
  };
}

async function emailsIn(databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataFolder: tmpdir() });
  const rows = await database.query<{ email: string }>("select email from members where email like 'w%@example.in'");
  await database.close();
  return rows.map(({ email }) => email);
}
