import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../api/src/testing/engines';
import { startServer, type ServerProcess } from '../../api/src/testing/server-process';
import { isNginxInstalled, startNginx } from '../../release/src/index';
import { freePort } from '../../release/src/testing/free-port';

const { TEST_DATABASE_URL: server, CI } = process.env;
const isPossible = server !== undefined && isNginxInstalled();

type Ends = (() => unknown)[];

/** Starts two processes of the API behind nginx, at one socket or with an address each. */
type StartTwo = (ways: { readonly isShared: boolean }) => ReturnType<typeof startTwo>;

/**
 * Tests of two processes of the API behind nginx, which end after each test. Skipped without nginx
 * or PostgreSQL, except in CI.
 */
export function describeTwoApis(name: string, tests: (start: StartTwo) => void): void {
  const ends: Ends = [];
  const isRun = isPossible || CI === 'true';
  (isRun ? describe : describe.skip)(isRun ? name : `${name} (skipped: nginx or TEST_DATABASE_URL is missing)`, () => {
    tests((ways) => startTwo(ways, ends));
    // Hooks run in this order: what the tests have opened is closed before.
    afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end();
    });
  });
}

async function startTwo({ isShared }: { readonly isShared: boolean }, ends: Ends) {
  const { url, drop } = await createDatabase(server ?? '');
  ends.push(drop);
  const folder = await mkdtemp(join(tmpdir(), 'kadam-restarts-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const ports = [await freePort(), await freePort()];
  const env = { DATABASE_URL: url, KADAM_DATA: folder, KADAM_DRAIN_MS: '1500' };
  const apis: ServerProcess[] = [];
  const socket = isShared ? openSocket(ends) : undefined;
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
function openSocket(ends: Ends): { port: number; file: number } {
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
